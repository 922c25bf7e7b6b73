import { expect, test } from '@playwright/test'
import { pages } from './support/pages.ts'

/** How much wider or narrower than shown the browser takes each picture to be, by the `sizes` it was given. */
const widthErrors = (pictures: HTMLImageElement[]) =>
  pictures
    .filter(({ srcset, offsetWidth }) => srcset && offsetWidth > 0)
    .map((picture) => {
      const [, length = ''] =
        picture.sizes
          .split(', ')
          .map((size) => /^(?:(\(.+\)) )?(\S+)$/.exec(size))
          .flatMap((parts) => (parts && (!parts[1] || matchMedia(parts[1]).matches) ? [['', parts[2]]] : []))[0] ?? []
      const measure = document.body.appendChild(document.createElement('div'))
      measure.style.cssText = `position: absolute; width: ${length}`
      const taken = measure.offsetWidth
      measure.remove()
      const { offsetWidth: width, offsetHeight: height } = picture
      const [covering, contained] = [Math.max, Math.min].map((most) =>
        most(width, (height * Number(picture.getAttribute('width'))) / Number(picture.getAttribute('height'))),
      )
      const shown = getComputedStyle(picture).objectFit === 'contain' ? contained : covering
      return { file: picture.currentSrc || picture.src, error: Math.abs(taken / (shown ?? 0) - 1) }
    })

test('pictures are fetched as wide as they are shown, within a tenth, on phones, tablets and wide windows @desktop', async ({
  page,
}) => {
  // Which picture is asked for is known without any picture.
  await page.route('**/media/**', (route) => route.abort())
  for (const address of [pages.home.en, '/en/products/clothing/jackets', pages.product.en]) {
    await page.goto(address)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const errors = await page.locator('main img').evaluateAll(widthErrors)
      expect(errors.length).toBeGreaterThan(1)
      expect(errors.filter(({ error }) => error > 0.1)).toEqual([])
    }
    // One picture is fetched before all else: the largest of the first screen.
    await expect(page.locator('main img[fetchpriority=high]')).toHaveCount(1)
  }
})

import { expect, test } from '@playwright/test'
import { pages } from './support/pages.ts'

/** Device pixels of a CSS pixel that windows of a width have: three are only found in phones. */
const screens = [
  { width: 390, densities: [1, 2, 3] },
  { width: 768, densities: [1, 2] },
  { width: 1440, densities: [1, 2] },
]
const TOLERANCE = 0.1

type Slot = {
  file: string
  /**
   * How wide the picture is, how wide it is shown, and how wide the browser takes it to be by its `sizes`, in CSS
   * pixels.
   */
  own: number
  shown: number
  taken: number
  /** The widths that are offered, in pixels of the file. */
  offered: number[]
}

const slotsOf = (pictures: HTMLImageElement[]): Slot[] =>
  pictures
    .filter(({ srcset, offsetWidth }) => srcset && offsetWidth > 0)
    .map((picture) => {
      const [, length = ''] =
        picture.sizes
          .split(/, ?/)
          .map((size) => /^(?:(\(.+\)) )?(\S+)$/.exec(size))
          .flatMap((parts) => (parts && (!parts[1] || matchMedia(parts[1]).matches) ? [['', parts[2]]] : []))[0] ?? []
      const measure = document.body.appendChild(document.createElement('div'))
      measure.style.cssText = `position: absolute; width: ${length}`
      const taken = measure.offsetWidth
      measure.remove()
      const { offsetWidth: width, offsetHeight: height } = picture
      const own = Number(picture.getAttribute('width'))
      const asHigh = (height * own) / Number(picture.getAttribute('height'))
      const isContained = getComputedStyle(picture).objectFit === 'contain'
      const shown = isContained ? Math.min(width, asHigh) : Math.max(width, asHigh)
      const offered = picture.srcset.split(',').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]))
      return { file: picture.src, own, shown, taken, offered }
    })

/** Taken for wider or narrower than it is shown. */
const isMistaken = ({ taken, shown }: Slot) => Math.abs(taken / shown - 1) > TOLERANCE

/** Shown coarser than it could be: no width that is offered has enough pixels, and the picture has more. */
const isCoarse =
  (density: number) =>
  ({ shown, own, offered }: Slot) => {
    const [needed, widest] = [shown * density, Math.max(...offered)]
    return widest < needed * (1 - TOLERANCE) && widest * (1 + TOLERANCE) < own
  }

test('pictures are fetched as wide as they are shown, within a tenth, on phones, tablets and wide windows @desktop', async ({
  page,
}) => {
  // Which picture is asked for is known without any picture.
  await page.route('**/media/**', (route) => route.abort())
  const addresses = [
    pages.home.en,
    '/en/products/clothing/jackets',
    pages.product.en,
    pages.allProducts.en,
    pages.explore.en,
    '/fr/search?q=tente',
  ]
  for (const address of addresses) {
    await page.goto(address)
    for (const { width, densities } of screens) {
      await page.setViewportSize({ width, height: 900 })
      const slots = await page.locator('main img').evaluateAll(slotsOf)
      expect(slots.length, address).toBeGreaterThan(1)
      expect(slots.filter(isMistaken), `${address}, ${width} px`).toEqual([])
      for (const density of densities)
        expect(slots.filter(isCoarse(density)), `${address}, ${width} px, ${density}×`).toEqual([])
    }
    // One picture is fetched before all else: the largest of the first screen.
    await expect(page.locator('main img[fetchpriority=high]'), address).toHaveCount(1)
  }
})

import { expect, test, type Locator } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { drag } from './support/drag.ts'
import { missing, pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

test('fr: over a carousel a finger scrolls the page up and down, and its products sideways @phone', async ({
  page,
}) => {
  await visit(page, pages.home.fr)
  const products = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
  const carousel = products.first()
  const scrolled = async () => ({
    page: await page.evaluate(() => window.scrollY),
    carousel: await carousel.evaluate(({ scrollLeft }) => scrollLeft),
  })
  /** Where a finger may begin: on the second product, in the middle of the screen. */
  const middle = async () => {
    await carousel.evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = (await carousel.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middle()
  const before = await scrolled()
  await drag(page, from, { x: from.x - 180, y: from.y + 6 })
  await expect.poll(async () => (await scrolled()).carousel).toBeGreaterThan(before.carousel + 100)
  expect((await scrolled()).page).toBe(before.page)
  // It was a drag, not a tap on what lay under the finger.
  expect(new URL(page.url()).pathname).toBe(pages.home.fr)

  await drag(page, from, { x: from.x + 8, y: from.y - 240 })
  await expect.poll(async () => (await scrolled()).page).toBeGreaterThan(before.page + 100)
})

test('en: where everything fits, what a carousel has beside its heading is at the edge of the page @desktop', async ({
  page,
}) => {
  const say = { locale: 'en' } as const
  await visit(page, pages.product.en)
  await visit(page, missing.en)
  const viewed = page.getByRole('region', { name: m.recently_viewed({}, say) }).first()
  await expect(viewed.getByRole('listitem')).toHaveCount(1)
  const rightOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return Math.round(x + width)
  }
  await expect(viewed.getByRole('button', { name: m.carousel_next({}, say) })).toBeHidden()
  const clear = viewed.getByRole('button', { name: m.recently_viewed_clear({}, say) })
  expect(await rightOf(clear)).toBe(await rightOf(viewed))
})

import { expect, test, type Locator } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { buyCart, fillCart } from './support/checkout.ts'
import { cart, pages } from './support/pages.ts'
import { lost } from './support/reflow.ts'
import { visit } from './support/visit.ts'

test.use({ viewport: { width: 320, height: 700 } })

const [jacket, bike, ottawa] = ['5107-232-GRANITE-L', '5175-318-SPRUCE-L', 'ottawa-westboro']

/** A model number of 40 letters, as manufacturers have them: no place to break it. */
const model = 'XKR9000TURBOHYDROSTATIQUEANTIDERAPANT202'

async function lengthen(words: Locator): Promise<void> {
  await expect(words.first()).toBeAttached()
  await words.evaluateAll(
    (all, word) => all.forEach((element) => (element.textContent = `Manteau ${word} léger`)),
    model,
  )
}

const locale = 'fr' as const
const say = { locale }

test(`${locale}: a word longer than a phone is wide is broken, not cut @phone`, async ({ page }) => {
  const main = page.getByRole('main')
  await visit(page, pages.product[locale])
  await lengthen(main.locator('h1, td, section p, section li:not(:has(*))'))
  await expect.poll(() => lost(page)).toEqual([])
  await visit(page, pages.listing[locale])
  await lengthen(main.locator('h1, article :is(h2 a, h3 a, p:first-child)'))
  await expect.poll(() => lost(page)).toEqual([])
  await fillCart(page, locale, jacket)
  await visit(page, cart[locale])
  await lengthen(main.locator('li p a'))
  await expect.poll(() => lost(page)).toEqual([])
})

test(`${locale}: an order of things with long names, in parts, is read whole on a phone @phone`, async ({ page }) => {
  await fillCart(page, locale, jacket)
  expect(
    (
      await page.request.post('/api/cart', { data: { intent: 'add', sku: bike, quantity: 1, store: ottawa, locale } })
    ).status(),
  ).toBe(200)
  await buyCart(page, locale)
  const main = page.getByRole('main')
  await lengthen(main.getByRole('region', { name: m.order_status({}, say) }).locator('li > p'))
  await lengthen(main.getByRole('region', { name: m.order_items({}, say) }).locator('li a'))
  await expect.poll(() => lost(page)).toEqual([])
})

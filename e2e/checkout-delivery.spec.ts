import { expect, test } from '@playwright/test'
import { money } from '../src/domain/money.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { address, contact, fillCart, goOn, home } from './support/checkout.ts'
import { locales, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

const [jacket, carabiner, bike, giftCard, carrier] = [
  '5107-232-GRANITE-L',
  '5169-892-SILVER',
  '5175-318-SPRUCE-L',
  '5027-227-SPRUCE',
  '5179-732-BLACK',
]
const boxes = { en: 'PO Box 120, Station Main', fr: 'C. P. 120, succ. Terminus' }

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: the cart says what is missing for free delivery, gift cards apart (acceptance 12, 130) ${screenOf[locale]}`, async ({
    page,
  }) => {
    const progress = async (words: string) => {
      await visit(page, paths.cart(locale))
      await expect(page.getByRole('main').getByRole('region', { name: m.cart_summary({}, say) })).toContainText(words)
    }
    await fillCart(page, locale, giftCard)
    await visit(page, paths.cart(locale))
    for (const words of [
      m.cart_free_shipping_reached({}, say),
      m.cart_free_shipping_left({ amount: '' }, say).replaceAll(/^\W+|\W+$/gu, ''),
    ])
      await expect(page.getByRole('main')).not.toContainText(words)
    // $18.95 of $50.
    await fillCart(page, locale, carabiner)
    await progress(m.cart_free_shipping_left({ amount: money(31_05, locale) }, say))
    await fillCart(page, locale, carabiner)
    await progress(m.cart_free_shipping_left({ amount: money(12_10, locale) }, say))
    await fillCart(page, locale, carabiner)
    await progress(m.cart_free_shipping_reached({}, say))
    await fillCart(page, locale, bike)
    await progress(m.cart_free_shipping_apart({}, say))
  })

  for (const [what, sku, language] of [
    ['a bike', bike, 'en'],
    ['an oversize parcel', carrier, 'fr'],
  ] as const) {
    if (language !== locale) continue

    test(`${locale}: a post office box takes a jacket, and not ${what} @desktop`, async ({ page }) => {
      await fillCart(page, locale, jacket)
      await visit(page, paths.checkout(locale))
      await contact(page, locale)
      await address(page, locale)
      await visit(page, paths.checkout(locale, 'address'))
      const line = page.getByLabel(m.checkout_line1({}, say), { exact: true })
      await line.fill(boxes[locale])
      await goOn(page, locale, 'delivery')

      // The address was good until this came into the cart.
      await fillCart(page, locale, sku)
      await visit(page, paths.checkout(locale, 'address'))
      await line.fill(boxes[locale])
      await page
        .getByRole('main')
        .getByRole('button', { name: m.checkout_continue({}, say), exact: true })
        .click()
      await expect(page.getByRole('alert').filter({ hasText: m.checkout_error_po_box({}, say) })).toBeFocused()
      await expect(line).toHaveAttribute('aria-invalid', 'true')
      await expect(line).toHaveAccessibleDescription(new RegExp(m.checkout_error_po_box({}, say)))
      await expect(line).toHaveValue(boxes[locale])
      expect(await violations(page)).toEqual([])
      await line.fill(home.line1)
      await goOn(page, locale, 'delivery')
    })
  }
}

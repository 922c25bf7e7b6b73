import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { shopDay } from '../src/domain/shop-day.ts'
import { deliveryWindow, type DeliveryWindow } from '../src/domain/shipping/delivery-estimate.ts'
import { formatDay } from '../src/domain/time.ts'
import { m } from '../src/paraglide/messages.js'
import { address, confirmation, fillCart, goOn, placeButton } from './support/checkout.ts'
import { fromMail } from './support/mails.ts'
import { locales, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

const [jacket, bike, giftCard, preorder] = [
  '5107-232-GRANITE-L',
  '5175-318-SPRUCE-L',
  '5027-227-SPRUCE',
  '5138-341-SPRUCE-3P',
]
const calgary = 'calgary-macleod-trail'
const from = '2027-03-01'
const tentPage = {
  en: '/en/product/5138-341/longfjell-tunnel-tent',
  fr: '/fr/product/5138-341/tente-tunnel-longfjell',
}

for (const locale of locales) {
  const say = { locale }
  const today = shopDay(Date.now())
  const days = ({ earliest, latest }: DeliveryWindow, style: 'full' | 'short') => ({
    earliest: formatDay(earliest, locale, style),
    latest: formatDay(latest, locale, style),
  })
  const start = from > today ? from : today
  const [parcelDays, bikeDays, preorderDays] = [
    deliveryWindow('regular', today),
    deliveryWindow('bike_only', today),
    deliveryWindow('regular', start),
  ]
  const badge = m.product_stock_preorder({ date: formatDay(from, locale, 'date') }, say)

  test(`${locale}: a preorder, a bike, a parcel, a pickup and a gift card each keep their own promise, from the product to the mail (acceptance 131, 133) ${screenOf[locale]}`, async ({
    page,
  }) => {
    const buyer = `groups-${locale}-${Date.now()}@example.com`
    const main = page.getByRole('main')
    await visit(page, tentPage[locale])
    await expect(main).toContainText(badge)
    await expect(main).toContainText(m.product_delivery_dates(days(preorderDays, 'short'), say))

    await fillCart(page, locale, jacket, bike, giftCard, preorder)
    const there = { intent: 'add', sku: '5169-892-SILVER', quantity: 1, store: calgary, locale }
    expect((await page.request.post('/api/cart', { data: there })).status()).toBe(200)
    await visit(page, paths.cart(locale))
    const delivery = main.getByRole('region', { name: m.product_delivery({}, say), exact: true })
    await expect(delivery.getByRole('term')).toHaveCount(5)
    for (const promised of [parcelDays, bikeDays, preorderDays])
      await expect(delivery).toContainText(m.checkout_delivery_dates(days(promised, 'full'), say))
    await expect(delivery).toContainText(badge)
    // The bike is paid once, and the preorder travels free with the rest.
    await expect(delivery.getByText('95').filter({ visible: true })).toHaveCount(1)
    await expect(delivery).toContainText(m.delivery_group_shared({}, say))
    await expect(main).toContainText(m.preorder_charged({}, say))
    expect(await violations(page)).toEqual([])

    await visit(page, paths.checkout(locale))
    await page.locator('#field-email').fill(buyer)
    await page.getByLabel(m.checkout_phone({}, say)).fill('418 555-0199')
    await goOn(page, locale, 'address')
    await address(page, locale)
    const apart = main.getByRole('region', { name: m.delivery_groups_apart({}, say) })
    await expect(apart).toContainText(m.checkout_delivery_dates(days(bikeDays, 'full'), say))
    await expect(main.getByRole('radio', { name: new RegExp(m.product_delivery_regular({}, say)) })).toBeChecked()
    expect(await violations(page)).toEqual([])
    await goOn(page, locale, 'payment')
    await goOn(page, locale, 'review')
    const review = main.getByRole('region', { name: m.order_delivery({}, say), exact: true })
    for (const promised of [parcelDays, bikeDays, preorderDays])
      await expect(review).toContainText(m.checkout_delivery_dates(days(promised, 'full'), say))
    await placeButton(page, locale).click()

    await expect(page).toHaveURL(confirmation(locale))
    for (const promised of [parcelDays, bikeDays, preorderDays])
      await expect(main).toContainText(m.checkout_delivery_dates(days(promised, 'full'), say))
    await expect(main).toContainText(badge)
    await expect(main).toContainText(m.preorder_was_charged({}, say))
    for (const promised of [parcelDays, bikeDays, preorderDays]) {
      const { earliest, latest } = days(promised, 'full')
      const words = m.order_mail_window({ from: earliest, to: latest }, say)
      expect(await fromMail(buyer, new RegExp(`(${words})`))).toBe(words)
    }
  })
}

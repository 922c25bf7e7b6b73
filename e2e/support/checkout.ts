import { expect, type Page } from '@playwright/test'
import { provinceNames } from '../../src/domain/address/province.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { paths } from '../../src/domain/paths.ts'
import { m } from '../../src/paraglide/messages.js'
import { visit } from './visit.ts'

export const buyer = { email: 'genevieve.roy@example.com', phone: '418 555-0199' }
export const home = { name: 'Geneviève Roy', line1: '1200, rue Saint-Jean', city: 'Québec', postalCode: 'g1r1s8' }

export async function fillCart(page: Page, locale: Locale, ...skus: string[]): Promise<void> {
  for (const sku of skus)
    expect((await page.request.post('/api/cart', { data: { intent: 'add', sku, quantity: 1, locale } })).status()).toBe(
      200,
    )
}

/** The open step's button; the page is then at the URL of the next step. */
export async function goOn(page: Page, locale: Locale, to: Parameters<typeof paths.checkout>[1]): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: m.checkout_continue({}, { locale }), exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.checkout(locale, to)}(#|$)`))
}

export async function contact(
  page: Page,
  locale: Locale,
  next: Parameters<typeof paths.checkout>[1] = 'address',
): Promise<void> {
  await page.getByLabel(m.checkout_email({}, { locale })).and(page.locator('#field-email')).fill(buyer.email)
  await page.getByLabel(m.checkout_phone({}, { locale })).fill(buyer.phone)
  await goOn(page, locale, next)
}

export async function address(page: Page, locale: Locale): Promise<void> {
  await page.getByLabel(m.checkout_name({}, { locale })).fill(home.name)
  await page.getByLabel(m.checkout_postal_code({}, { locale })).fill(home.postalCode)
  await page.getByLabel(m.checkout_line1({}, { locale }), { exact: true }).fill(home.line1)
  await page.getByLabel(m.checkout_city({}, { locale })).fill(home.city)
  await page.getByLabel(m.checkout_province({}, { locale })).selectOption(provinceNames.QC[locale])
  await goOn(page, locale, 'delivery')
}

export const placeButton = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${m.checkout_place({}, { locale })}`) })
export const confirmation = (locale: Locale) => new RegExp(`${paths.orders(locale)}/P-\\d+\\?token=.+&placed`)

/** The order is placed, and shown: the address comes a moment before the page. */
export async function isPlaced(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(confirmation(locale))
  await expect(page.getByRole('main').getByRole('region', { name: m.order_status({}, { locale }) })).toBeVisible()
}

/** From the cart to its confirmation, delivered to `home` and paid with the card that is offered. */
export async function buyCart(page: Page, locale: Locale): Promise<void> {
  await visit(page, paths.checkout(locale))
  await contact(page, locale)
  await address(page, locale)
  await goOn(page, locale, 'payment')
  await goOn(page, locale, 'review')
  await placeButton(page, locale).click()
  await isPlaced(page, locale)
}

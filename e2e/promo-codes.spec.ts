import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { money } from '../src/domain/money.ts'
import { amountText } from '../src/domain/pricing/price-text.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { asRole, beginNew, pick, saveUntil } from './support/admin-form.ts'
import { buyCart, fillCart } from './support/checkout.ts'
import { staffRequest } from './support/staff.ts'
import { visit } from './support/visit.ts'

/**
 * A promo code from the cart to the amounts of the confirmation, once in each language; every kind of code is in
 * promo.test.ts and quote.test.ts. Amounts are counted here anew, not by the shop's own rules.
 */
const [jacket, carabiner] = ['5107-232-GRANITE-L', '5169-892-SILVER']
const cents = (part: number, percent: number) => Math.round((part * percent) / 100)

type Lines = { sku: string; unitPrice: number }[]
type Case = {
  kind: string
  locale: Locale
  /** What a merchandiser types; else an API makes it. */
  dollars?: string
  data?: Record<string, unknown>
  category?: string
  skus: string[]
  discount(lines: Lines): number
  delivery: number
  free?: boolean
}
const priceOf = (lines: Lines, sku: string) => lines.find((line) => line.sku === sku)?.unitPrice ?? Number.NaN
const sum = (lines: Lines) => lines.reduce((all, { unitPrice }) => all + unitPrice, 0)

const cases: Case[] = [
  {
    kind: 'an amount that leaves less than delivers for free',
    locale: 'en',
    dollars: '45',
    skus: [jacket],
    discount: () => 45_00,
    delivery: 10_00,
  },
  {
    kind: 'a percentage of one category',
    locale: 'fr',
    data: { kind: 'percentage', percent: 20 },
    category: 'fleece',
    skus: [jacket, carabiner],
    discount: (lines) => cents(priceOf(lines, jacket), 20),
    delivery: 0,
  },
]

/** From the sign-in; a busy form may take a second press to save. */
const MOST_CLICKS = 6

const isForm = (url: string | URL) => String(url).endsWith('/promo-codes/create')

/** A merchandiser's code for an amount, by hand. */
async function makeCode(browser: Browser, code: string, dollars: string): Promise<number> {
  const { page, clicks, leave } = await asRole(browser, 'en', 'code')
  try {
    await beginNew(page, 'promo-codes')
    await page.locator('#field-code').click()
    // The answer to what was typed comes right after the choice (src/cms/every-form/missed-choice.tsx).
    const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
    const isHeld = page.waitForRequest((request) => request.method() === 'POST' && isForm(request.url()))
    await page.route(isForm, async (route) => {
      const response = await route.fetch()
      await isChosen
      await route.fulfill({ response })
    })
    await page.keyboard.type(code)
    await page.keyboard.press('Tab')
    await isHeld
    await pick(page, 'Amount', /^Amount$/)
    choose()
    await page.locator('input[name="amount"]').click()
    await page.keyboard.type(dollars)
    await saveUntil(page, /promo-codes\/\d+/)
    return await clicks()
  } finally {
    await leave()
  }
}

async function postCode(staff: APIRequestContext, data: object, category = ''): Promise<void> {
  const found = await staff.get(`/admin/api/categories?where[key][equals]=${category}&depth=0`)
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  expect(docs).toHaveLength(1)
  const made = await staff.post('/admin/api/promo-codes', { data: { ...data, categories: docs.map(({ id }) => id) } })
  expect(made.status()).toBe(201)
}

/** The summary of the confirmation: names and amounts. */
async function amounts(page: Page, locale: Locale): Promise<Record<string, string>> {
  const rows = await page
    .getByRole('main')
    .getByRole('region', { name: m.checkout_summary({}, { locale }) })
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map(
        (row) =>
          (row.querySelector('dt')?.textContent ?? '').trim() +
          '\t' +
          (row.querySelector('dd')?.textContent ?? '').trim(),
      ),
    )
  return Object.fromEntries(rows.map((row) => row.split('\t')))
}

for (const [nth, { kind, locale, dollars, data, category, skus, discount, delivery, free }] of cases.entries()) {
  test(`${locale}: a code for ${kind}${dollars ? `, made in at most ${MOST_CLICKS} clicks` : ''} @desktop`, async ({
    browser,
    page,
  }) => {
    const say = { locale }
    const code = `E2E-${nth}-${Date.now()}`
    const staff = await staffRequest()
    try {
      if (dollars) expect(await makeCode(browser, code, dollars)).toBeLessThanOrEqual(MOST_CLICKS)
      else await postCode(staff, { code, active: true, ...data }, category)

      await fillCart(page, locale, ...skus)
      const { lines } = (await (await page.request.get(`/api/cart?locale=${locale}`)).json()) as { lines: Lines }
      const [merchandise, off] = [sum(lines), discount(lines)]
      await visit(page, paths.cart(locale))
      const main = page.getByRole('main')
      await main.getByText(m.checkout_promo({}, say), { exact: true }).first().click()
      await main.getByRole('textbox', { name: m.checkout_promo({}, say) }).fill(code.toLowerCase())
      await main.getByRole('button', { name: m.checkout_promo_apply({}, say) }).click()
      await expect(main).toContainText(m.checkout_promo_applied({ code }, say))
      if (off > 0) await expect(main).toContainText(`−${money(off, locale)}`)

      await buyCart(page, locale)

      // Québec: GST and QST, both on the amount paid for goods and delivery.
      const carried = free ? 0 : delivery
      const taxed = merchandise - off + carried
      const [gst, qst] = [cents(taxed, 5), cents(taxed, 9.975)]
      expect(await amounts(page, locale)).toMatchObject({
        [m.totals_merchandise({}, say)]: money(merchandise, locale),
        [m.totals_shipping({}, say)]: amountText(delivery, locale),
        [m.totals_discount_code({ code }, say)]: `−${money(free ? delivery : off, locale)}`,
        [m.totals_total({}, say)]: money(taxed + gst + qst, locale),
      })
      // Used once more than never.
      const { docs } = (await (await staff.get(`/admin/api/promo-codes?where[code][equals]=${code}`)).json()) as {
        docs: { uses: number }[]
      }
      expect(docs.map(({ uses }) => uses)).toEqual([1])
    } finally {
      await staff.delete(`/admin/api/promo-codes?where[code][equals]=${code}`)
      await staff.dispose()
    }
  })
}

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount } from './support/accounts.ts'
import { fromMail } from './support/mails.ts'
import { locales, screenOf } from './support/pages.ts'
import { staffRequest } from './support/staff.ts'
import { violations } from './support/violations.ts'
import { alive, visit } from './support/visit.ts'

const sku = '5107-232-GRANITE-L'

/**
 * An order, placed by the forms of the checkout as they are sent without JavaScript; the address of its page, with its
 * token.
 */
async function placeOrder(
  { request }: Page,
  locale: Locale,
  email: string,
  ...more: string[]
): Promise<{ number: string; address: string }> {
  for (const [one, quantity] of [[sku, 2], ...more.map((other) => [other, 1] as const)] as const)
    expect((await request.post('/api/cart', { data: { intent: 'add', sku: one, quantity, locale } })).status()).toBe(
      200,
    )
  const steps: Record<string, string>[] = [
    { part: 'contact', email, phone: '418 555-0199' },
    {
      part: 'address',
      name: 'Geneviève Roy',
      line1: '1200, rue Saint-Jean',
      city: 'Québec',
      province: 'QC',
      postalCode: 'g1r1s8',
    },
    { part: 'delivery', method: 'regular' },
    { part: 'payment', method: 'card', token: 'test_approve' },
  ]
  for (const form of steps)
    expect((await request.post(paths.checkout(locale), { form, maxRedirects: 0 })).status()).toBe(303)
  const review = await (await request.get(paths.checkout(locale, 'review'))).text()
  const [key, due] = ['key', 'due'].map((name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(review)?.[1] ?? '')
  const placed = await request.post(paths.checkout(locale, 'review'), {
    form: { part: 'place', key: key ?? '', due: due ?? '' },
    maxRedirects: 0,
  })
  const address = placed.headers().location?.replace('&placed', '') ?? ''
  return { address, number: /P-\d+/.exec(address)?.[0] ?? '' }
}

let made = 0
/** A product that no other test uses, in stock. */
async function newProduct(
  staff: APIRequestContext,
): Promise<{ id: number; sku: string; title: Record<Locale, string> }> {
  const code = `9${String(Date.now()).slice(-6)}-${process.pid % 100}${++made}`
  const title = { en: `Last lantern ${code}`, fr: `Dernière lanterne ${code}` }
  const { docs } = (await (
    await staff.get('/admin/api/products?limit=1&depth=0&where[_status][equals]=published')
  ).json()) as { docs: { brand: number; categories: number[] }[] }
  const data = {
    brand: docs[0]?.brand,
    categories: docs[0]?.categories,
    publishedOn: '2026-01-01',
    code,
    title,
    slug: { en: `lantern-${code}`, fr: `lanterne-${code}` },
    description: { en: 'Light.', fr: 'Lumière.' },
    variants: [{ sku: code, price: 25_00 }],
    _status: 'published',
  }
  const answer = await staff.post('/admin/api/products?locale=all&depth=0', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  expect(
    (await staff.post('/admin/api/inventory', { data: { sku: code, location: 'online', quantity: 5 } })).status(),
  ).toBe(201)
  return { id: ((await answer.json()) as { doc: { id: number } }).doc.id, sku: code, title }
}

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: a guest orders again, asks for a return by the order's link, and staff refund it ${screenOf[locale]}`, async ({
    page,
  }) => {
    const email = `${locale}-${test.info().project.name}-${Date.now()}@example.com`
    const { address, number } = await placeOrder(page, locale, email)
    const staff = await staffRequest()
    const act = (data: object) => staff.post(`/admin/api/orders/${number}/act`, { data })
    for (const action of ['prepare', 'ship', 'deliver'])
      expect((await act({ action, parcel: { carrier: 'Postes Canada', code: '1' } })).status()).toBe(200)

    // Twice, and the cart contains the order once.
    await visit(page, address)
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: m.order_again({}, say) }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(m.order_again_done({ count: 2 }, say))
    }
    const cart = (await (await page.request.get(`/api/cart?locale=${locale}`)).json()) as {
      lines: { sku: string; quantity: number }[]
    }
    expect(cart.lines.map((line) => [line.sku, line.quantity])).toEqual([[sku, 2]])

    const returns = page.getByRole('region', { name: m.return_title({}, say), exact: true })
    await returns.getByRole('button', { name: m.return_send({}, say) }).click()
    for (const missing of [m.return_error_nothing, m.return_error_reason, m.return_error_way])
      await expect(returns.getByRole('alert')).toContainText(missing({}, say))
    expect(await violations(page)).toEqual([])
    await returns.getByRole('combobox').first().selectOption('1')
    await returns.getByLabel(m.return_reason({}, say)).selectOption('too-small')
    await returns.getByLabel(m.return_way({}, say)).selectOption('store')
    await returns.getByRole('button', { name: m.return_send({}, say) }).click()
    await expect(returns).toContainText(m.return_open_store({}, say))
    await expect(returns.getByRole('status')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await fromMail(email, new RegExp(`Subject: (.*${number})`))

    const sheet = (await (await staff.get(`/admin/api/orders/${number}/sheet`)).json()) as {
      order: { returnRequest?: { lines: unknown } }
    }
    expect(sheet.order.returnRequest).toMatchObject({
      lines: [{ line: 0, quantity: 1 }],
      reason: 'too-small',
      way: 'store',
    })
    expect(
      (await act({ action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } })).status(),
    ).toBe(200)
    await visit(page, address)
    await expect(page.getByRole('main')).toContainText(m.order_state_returned_in_part({}, say))
    await expect(returns.getByRole('combobox').first()).toBeVisible()
    await staff.dispose()
  })

  if (locale === 'en')
    test(`${locale}: from the list in the account an order goes into the cart again, and what is no longer sold is said @desktop`, async ({
      page,
    }) => {
      test.slow()
      const main = page.getByRole('main')
      const staff = await staffRequest()
      const gone = await newProduct(staff)
      const email = await newAccount(page, locale)
      const { number } = await placeOrder(page, locale, email, gone.sku)
      expect((await staff.delete(`/admin/api/products/${gone.id}`)).status()).toBe(200)
      await staff.dispose()

      // The cart is empty, as the order was placed from it.
      await visit(page, paths.account(locale, 'orders'))
      await expect(main.getByRole('listitem').filter({ hasText: number })).toHaveCount(1)
      await main.getByRole('button', { name: m.order_again_of({ number: String(number) }, say) }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.order(locale, number)}$`))
      const note = main.getByRole('status')
      await expect(note).toContainText(m.order_again_done({ count: 2 }, say))
      await expect(note.getByRole('listitem')).toHaveText([`${gone.title[locale]} – ${m.reorder_gone({}, say)}`])
      await alive(page)
      expect(await violations(page)).toEqual([])
      await note.getByRole('link', { name: m.reorder_cart({}, say) }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.cart(locale)}$`))
      await expect(main.getByRole('listitem').filter({ hasText: 'Lakehead' })).toHaveCount(1)
      const cart = (await (await page.request.get(`/api/cart?locale=${locale}`)).json()) as {
        lines: { sku: string; quantity: number }[]
      }
      expect(cart.lines.map((line) => [line.sku, line.quantity])).toEqual([[sku, 2]])
    })
}

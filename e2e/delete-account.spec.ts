import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { addressOf } from './support/address.ts'
import { newAccount } from './support/accounts.ts'
import { locales, screenOf } from './support/pages.ts'
import { staffRequest } from './support/staff.ts'

test.use(addressOf(2))

const sku = '5107-232-GRANITE-L'

// Whoever deletes an account while an order is under way reads so before the button, and staff can still send the
// order.
for (const locale of locales) {
  const say = { locale }

  test(`${locale}: an account is deleted while its order is under way, and the order can still be sent ${screenOf[locale]}`, async ({
    page,
  }) => {
    test.slow()
    const email = await newAccount(page, locale)
    const { request } = page
    await page.goto(paths.account(locale, 'privacy'))
    await expect(page.getByText(m.account_delete_open({}, say))).toHaveCount(0)

    const added = await request.post('/api/cart', { data: { intent: 'add', sku, quantity: 1, locale } })
    expect(added.status()).toBe(200)
    const steps: Record<string, string>[] = [
      { part: 'contact', email, phone: '418 555-0199' },
      {
        part: 'address',
        name: 'Léa Roy',
        line1: '12, rue du Lac',
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
    const [key = '', due = ''] = ['key', 'due'].map(
      (name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(review)?.[1],
    )
    const placed = await request.post(paths.checkout(locale, 'review'), {
      form: { part: 'place', key, due },
      maxRedirects: 0,
    })
    const number = /P-\d+/.exec(placed.headers().location ?? '')?.[0] ?? ''
    expect(number).not.toBe('')

    await page.reload()
    const card = page.getByRole('main')
    await expect(card.getByText(m.account_delete_open({}, say))).toBeVisible()
    await expect(card.getByRole('link', { name: m.order_title({ number }, say) })).toBeVisible()
    await page.getByLabel(m.account_delete_confirm({}, say)).fill(email)
    await page.getByRole('button', { name: m.account_delete({}, say) }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.login(locale)}\\?deleted$`))
    await expect(page.getByText(m.account_notice_deleted({}, say))).toBeVisible()

    const staff = await staffRequest()
    const sheet = (await (await staff.get(`/admin/api/orders/${number}/sheet`)).json()) as unknown
    expect(sheet).toMatchObject({
      order: { contact: { email }, address: { name: 'Léa Roy', line1: '12, rue du Lac' } },
    })
    // The shop is left as it was found.
    expect((await staff.post(`/admin/api/orders/${number}/act`, { data: { action: 'cancel' } })).status()).toBe(200)
    await staff.dispose()
  })
}

import { expect, test, type Page } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'
import { admin, oneAfterTheOther, staffRequest } from './support/staff.ts'

/** The staff's side of an order: found, prepared, sent, taken back in part, each by whose work it is. */
const till = { email: 'till-of-the-tests@portage.example', password: 'only-for-the-tests-of-this-machine', role: 'store-staff', name: 'Till' }
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
const fleece = '5107-232-GRANITE-L'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${admin}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await oneAfterTheOther(async () => {
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeAttached({ timeout: 30_000 })
  })
}

async function openOrder(page: Page, sought: string, number: string): Promise<void> {
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent(sought)}`)
  await page.getByRole('table').getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible({ timeout: 30_000 })
}

/** As a guest who has nothing but the confirmation. */
async function lookUp(page: Page, locale: Locale, number: string): Promise<void> {
  await visit(page, paths.orders(locale))
  await page.getByLabel(m.orders_number({}, { locale })).fill(number)
  // Its label is that of the newsletter, too.
  await page.locator('#order-email').fill('roy@example.com')
  await page.getByRole('button', { name: m.orders_find({}, { locale }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title({ number }, { locale }))
}

test('an order is found by its number and address, sent by the store in two parcels, taken back in part by the administrator @desktop', async ({ page, browser, baseURL }) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  for (let units = 0; units < 2; units++) await shopper.add(fleece)
  await shopper.fillIn()
  const number = await shopper.place()
  const staff = await staffRequest()
  const { doc } = (await (await staff.post('/admin/api/users', { data: till })).json()) as { doc: { id: number } }
  try {
    const seller = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signIn(seller, till.email, till.password)
    await openOrder(seller, number, number)
    const state = seller.getByRole('status').filter({ hasText: /\w/ }).first()
    await expect(state).toHaveText('Paid')
    await expect(seller.getByRole('link', { name: 'Sent mail' })).toHaveCount(0)
    await seller.getByRole('button', { name: 'Begin to prepare' }).click()
    await expect(state).toHaveText('Being prepared')
    // The two go in two parcels.
    await seller.getByRole('group', { name: 'In this parcel' }).getByRole('spinbutton').fill('1')
    await seller.getByLabel('Tracking number').fill('7035 1141 2233')
    await seller.getByLabel('Tracking link (https)').fill('https://carrier.example/7035')
    await seller.getByLabel('Note for the audit trail').fill('One was in the back')
    await seller.getByRole('button', { name: 'Shipped' }).click()
    await expect(state).toHaveText('Shipped in part')
    await lookUp(page, 'fr', number)
    for (const told of ['Colis 1', 'Postes Canada / Canada Post, 7035 1141 2233', 'À venir']) await expect(page.getByRole('main')).toContainText(told)
    await expect(page.getByRole('link', { name: 'Suivre le colis 1' })).toHaveAttribute('href', 'https://carrier.example/7035')
    await expect(page.getByRole('list', { name: m.order_status({}, { locale: 'fr' }) }).locator('[aria-current=step]')).toContainText('Expédiée en partie')
    expect(await violations(page)).toEqual([])
    await seller.getByLabel('Tracking number').fill('7035 1141 2244')
    await seller.getByRole('button', { name: 'Shipped' }).click()
    await expect(state).toHaveText('Shipped')
    const parcels = seller.getByRole('list', { name: 'Parcels' })
    await parcels.getByRole('button', { name: 'Parcel 2: delivered' }).click()
    await expect(parcels.getByRole('button', { name: 'Parcel 2: delivered' })).toHaveCount(0)
    await seller.getByRole('button', { name: 'Handed over / delivered' }).click()
    await expect(state).toHaveText('Delivered')
    await lookUp(page, 'en', number)
    for (const told of ['Parcel 1', 'Parcel 2', '7035 1141 2244', 'Delivered on']) await expect(page.getByRole('main')).toContainText(told)
    const ofOne = await seller.request.get(`${admin}${await parcels.getByRole('link', { name: 'Packing slip 2' }).getAttribute('href')}`)
    expect(ofOne.headers()['content-type']).toBe('application/pdf')
    // Money goes back only by who answers for it.
    await expect(seller.getByRole('button', { name: 'Take back and refund' })).toHaveCount(0)
    const slip = await seller.request.get(`${admin}${await seller.getByRole('link', { name: 'Packing slip (PDF)' }).getAttribute('href')}`)
    expect([slip.headers()['content-type'], (await slip.body()).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    await seller.context().close()

    const owner = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signIn(owner, ADMIN_EMAIL, ADMIN_PASSWORD)
    await openOrder(owner, 'roy@example.com', number)
    await owner.getByRole('spinbutton').fill('1')
    await owner.getByRole('button', { name: 'Take back and refund' }).click()
    await expect(owner.getByRole('status').filter({ hasText: /\w/ }).first()).toHaveText('Returned in part')
    const trail = owner.getByRole('list', { name: 'What happened' })
    for (const told of ['Placed', 'Being prepared (till-of-the-tests', 'Shipped (till-of-the-tests@portage.example): One was in the back', 'Delivered (till-of-the-tests', 'Packing slip printed', /Refunded \$[\d.]+ \(shop\)/, `Taken back`]) await expect(trail).toContainText(told)

    // What was sent about it is kept, and read here.
    await expect(async () => {
      await owner.goto(`${admin}/admin/api/mail`)
      for (const name of [`We have your order ${number}`, `Part of your order ${number} has shipped`, `Your order ${number} has shipped`]) await expect(owner.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await owner.context().close()
  } finally {
    await staff.delete(`/admin/api/users/${doc.id}`)
    await staff.dispose()
  }
})

test('a pickup is made ready, told to the shopper, shown on the order’s page, and handed over @desktop', async ({ page, browser, baseURL }) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  await shopper.add(fleece)
  await shopper.fillIn('calgary-macleod-trail')
  const number = await shopper.place()
  const step = async (locale: Locale, state: string, words: string) => {
    await lookUp(page, locale, number)
    await expect(page.getByRole('list', { name: m.order_status({}, { locale }) }).locator('[aria-current=step]')).toContainText(state)
    await expect(page.getByRole('main')).toContainText(words)
  }
  await step('en', m.order_state_placed({}, { locale: 'en' }), m.order_pickup_text({ email: 'roy@example.com' }, { locale: 'en' }))

  const seller = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(seller, ADMIN_EMAIL, ADMIN_PASSWORD)
  await openOrder(seller, number, number)
  const state = seller.getByRole('status').filter({ hasText: /\w/ }).first()
  await seller.getByRole('button', { name: 'Begin to prepare' }).click()
  await expect(state).toHaveText('Being prepared')
  await expect(seller.getByLabel('Tracking number')).toHaveCount(0)
  await seller.getByRole('button', { name: 'Ready for pickup' }).click()
  await expect(state).toHaveText('Ready for pickup')
  expect(await fromMail('roy@example.com', new RegExp(`${number}[^]*?waits for you at (Calgary)`))).toBe('Calgary')
  for (const locale of locales) await step(locale, m.order_state_ready({}, { locale }), m.order_pickup_ready({}, { locale }))
  expect(await violations(page)).toEqual([])
  await seller.getByRole('button', { name: 'Handed over / delivered' }).click()
  await expect(state).toHaveText('Delivered')
  for (const locale of locales) await step(locale, m.order_state_picked_up({}, { locale }), m.return_title({}, { locale }))
  await seller.context().close()
})

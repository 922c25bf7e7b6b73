import { expect, test, type Page } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { admin, staffRequest } from './support/staff.ts'

/** The staff's side of an order: found, prepared, sent, taken back in part, each by whose work it is. */
const till = { email: 'till-of-the-tests@portage.example', password: 'only-for-the-tests-of-this-machine', role: 'store-staff', name: 'Till' }
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
const fleece = '5107-232-GRANITE-L'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${admin}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeAttached({ timeout: 30_000 })
}

async function openOrder(page: Page, sought: string, number: string): Promise<void> {
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent(sought)}`)
  await page.getByRole('table').getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible({ timeout: 30_000 })
}

test('an order is found by its number and address, sent by the store, taken back in part by the administrator @desktop', async ({ browser, baseURL }) => {
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
    await seller.getByLabel('Tracking number').fill('7035 1141 2233')
    await seller.getByLabel('Note for the audit trail').fill('Two in one box')
    await seller.getByRole('button', { name: 'Shipped' }).click()
    await expect(state).toHaveText('Shipped')
    await seller.getByRole('button', { name: 'Handed over / delivered' }).click()
    await expect(state).toHaveText('Delivered')
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
    for (const told of ['Placed', 'Being prepared (till-of-the-tests', 'Shipped (till-of-the-tests@portage.example): Two in one box', 'Delivered (till-of-the-tests', 'Packing slip printed', /Refunded \$[\d.]+ \(shop\)/, `Taken back`]) await expect(trail).toContainText(told)

    // What was sent about it is kept, and read here.
    await expect(async () => {
      await owner.goto(`${admin}/admin/api/mail`)
      for (const name of [`We have your order ${number}`, `Your order ${number} has shipped`]) await expect(owner.getByRole('link', { name })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await owner.context().close()
  } finally {
    await staff.delete(`/admin/api/users/${doc.id}`)
    await staff.dispose()
  }
})

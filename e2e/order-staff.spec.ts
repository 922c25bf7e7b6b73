import { expect, test, type Page } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { desk, hire, write } from './support/desk.ts'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/** The staff's side of an order: found, prepared, sent, taken back in part, each by whose work it is. */
const till = { email: `till-${Date.now()}@portage.example`, password: 'only-for-the-tests-of-this-machine' }
/**
 * A member from the first page of the admin, where a busy form may take a second press to save; the others from the
 * page of the order.
 */
const MOST_CLICKS = { member: 5, pack: 1, shipInPart: 4, takeBack: 2, cancel: 4 }
const [fleece, carabiner] = ['5107-232-GRANITE-L', '5169-892-SILVER']

async function openOrder(page: Page, sought: string, number: string): Promise<void> {
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent(sought)}`)
  // Followed by its address: the list writes its own address once more when it is alive, which would undo a press on
  // the link.
  const address = await page.getByRole('table').getByRole('link', { name: number }).getAttribute('href')
  await page.goto(new URL(address ?? '', admin).href)
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

test(`a member of the stores’ staff, made in ${MOST_CLICKS.member} clicks, packs an order in ${MOST_CLICKS.pack} and sends it in two parcels in ${MOST_CLICKS.shipInPart} each; the administrator takes it back in part in ${MOST_CLICKS.takeBack} @desktop`, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  for (let units = 0; units < 2; units++) await shopper.add(fleece)
  await shopper.fillIn()
  const number = await shopper.place()
  const staff = await staffRequest()
  const { page: owner, clicks: ofOwner } = await desk(browser)
  await asStaff(owner)
  const member = await hire(owner, till)
  expect(await ofOwner()).toBeLessThanOrEqual(MOST_CLICKS.member)
  try {
    const { page: seller, clicks: ofSeller } = await desk(browser)
    await asStaff(seller, till)
    await openOrder(seller, number, number)
    const state = seller.getByRole('status').filter({ hasText: /\w/ }).first()
    await expect(state).toHaveText('Paid')
    await expect(seller.getByRole('link', { name: 'Sent emails' })).toHaveCount(0)
    await seller.getByRole('button', { name: 'Start preparing' }).click()
    await expect(state).toHaveText('Preparing')
    expect(await ofSeller()).toBeLessThanOrEqual(MOST_CLICKS.pack)
    // The two go in two parcels.
    await write(seller.getByRole('group', { name: 'In this parcel' }).getByRole('spinbutton'), '1')
    await write(seller.getByLabel('Tracking number'), '7035 1141 2233')
    await seller.keyboard.press('Tab')
    await seller.keyboard.type('https://carrier.example/7035')
    await write(seller.getByLabel('Note on this step, for staff only'), 'One was in the back')
    await seller.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(state).toHaveText('Partially shipped')
    expect(await ofSeller()).toBeLessThanOrEqual(MOST_CLICKS.shipInPart)
    await lookUp(page, 'fr', number)
    for (const shown of ['Colis 1', 'Postes Canada, 7035 1141 2233', 'À venir'])
      await expect(page.getByRole('main')).toContainText(shown)
    await expect(page.getByRole('link', { name: 'Suivre le colis 1' })).toHaveAttribute(
      'href',
      'https://carrier.example/7035',
    )
    await expect(
      page.getByRole('list', { name: m.order_status({}, { locale: 'fr' }) }).locator('[aria-current=step]'),
    ).toContainText('Expédiée en partie')
    expect(await violations(page)).toEqual([])
    await seller.getByLabel('Tracking number').fill('7035 1141 2244')
    await seller.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(state).toHaveText('Shipped')
    const parcels = seller.getByRole('list', { name: 'Parcels' })
    await parcels.getByRole('button', { name: 'Parcel 2: delivered' }).click()
    await expect(parcels.getByRole('button', { name: 'Parcel 2: delivered' })).toHaveCount(0)
    await seller.getByRole('button', { name: 'Mark as handed over or delivered' }).click()
    await expect(state).toHaveText('Delivered')
    await lookUp(page, 'en', number)
    for (const shown of ['Parcel 1', 'Parcel 2', '7035 1141 2244', 'Delivered on'])
      await expect(page.getByRole('main')).toContainText(shown)
    const ofOne = await seller.request.get(
      `${admin}${await parcels.getByRole('link', { name: 'Packing slip 2' }).getAttribute('href')}`,
    )
    expect(ofOne.headers()['content-type']).toBe('application/pdf')
    // Money goes back only by whoever answers for it.
    await expect(seller.getByRole('button', { name: 'Accept return and refund' })).toHaveCount(0)
    for (const action of ['return', 'cancel'])
      expect(
        (await seller.request.post(`${admin}/admin/api/orders/${number}/act`, { data: { action } })).status(),
      ).toBe(403)
    // Nor does who was hired see the others, or raise their own role.
    const others = (await (await seller.request.get(`${admin}/admin/api/users`)).json()) as { totalDocs: number }
    expect(others.totalDocs).toBe(1)
    await seller.request.patch(`${admin}/admin/api/users/${member}`, { data: { role: 'administrator' } })
    const { role } = (await (await staff.get(`/admin/api/users/${member}`)).json()) as { role: string }
    expect(role).toBe('store-staff')
    const slip = await seller.request.get(
      `${admin}${await seller.getByRole('link', { name: 'Packing slip (PDF)' }).getAttribute('href')}`,
    )
    expect([slip.headers()['content-type'], (await slip.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    // From the list, of all that are selected in it.
    await seller.goto(`${admin}/admin/collections/orders?search=${number}`)
    await seller.getByRole('table').getByRole('checkbox').last().check()
    const printed = seller.context().waitForEvent('response', (answer) => answer.url().includes('/packing-slips?'))
    await seller.getByRole('button', { name: 'Packing slips (PDF): 1' }).click()
    expect([(await printed).status(), (await printed).headers()['content-type']]).toEqual([200, 'application/pdf'])
    await seller.context().close()

    await openOrder(owner, 'roy@example.com', number)
    await ofOwner()
    await write(owner.getByRole('spinbutton'), '1')
    owner.once('dialog', (question) => void question.accept())
    await owner.getByRole('button', { name: 'Accept return and refund' }).click()
    await expect(owner.getByRole('status').filter({ hasText: /\w/ }).first()).toHaveText(
      /^Partially returned · \$[\d.]+ refunded\.$/,
    )
    expect(await ofOwner()).toBeLessThanOrEqual(MOST_CLICKS.takeBack)
    const trail = owner.getByRole('list', { name: 'Timeline' })
    for (const shown of [
      'Placed',
      `Preparing (${till.email}`,
      `Shipped, parcel 1 (${till.email}): One was in the back`,
      `Delivered, parcel 1 (${till.email}`,
      'Packing slip printed',
      /Refunded \$[\d.]+ \(the shop\)/,
      'Returned',
    ])
      await expect(trail).toContainText(shown)

    // The e-mails about it are stored as files, and read here.
    await expect(async () => {
      await owner.goto(`${admin}/admin/api/mail`)
      for (const name of [
        `We’ve received your order ${number}`,
        `Part of your order ${number} has shipped`,
        `The rest of your order ${number} has shipped`,
      ])
        await expect(owner.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await owner.context().close()
  } finally {
    await staff.delete(`/admin/api/users/${member}`)
    await staff.dispose()
  }
})

test(`units that cannot be sent are cancelled and refunded in at most ${MOST_CLICKS.cancel} clicks, the shopper is notified, and the order has been shipped @desktop`, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  for (const sku of [fleece, fleece, carabiner]) await shopper.add(sku)
  await shopper.fillIn()
  const number = await shopper.place()
  const { page: owner, clicks } = await desk(browser)
  await asStaff(owner)
  await openOrder(owner, number, number)
  const state = owner.getByRole('status').filter({ hasText: /\w/ }).first()
  await owner.getByRole('button', { name: 'Start preparing' }).click()
  await expect(state).toHaveText('Preparing')
  const unsent = owner.getByRole('group', { name: 'Cancel items not shipped or picked up' })
  const cancel = unsent.getByRole('button', { name: 'Cancel items and refund' })
  const asked: string[] = []
  owner.on('dialog', (dialog) => void (asked.push(dialog.message()), dialog.accept()))
  await cancel.click()
  await expect(owner.getByRole('alert').filter({ hasText: 'Choose at least one item' })).toBeVisible()
  expect(asked).toEqual([])
  // All of an order of which nothing left is cancelled as a whole.
  await unsent.getByRole('spinbutton').nth(0).fill('2')
  await unsent.getByRole('spinbutton').nth(1).fill('1')
  await cancel.click()
  await expect(owner.getByRole('alert').filter({ hasText: 'cancel the order instead' })).toBeVisible()
  const packed = owner.getByRole('group', { name: 'In this parcel' }).getByRole('spinbutton')
  await packed.nth(0).fill('1')
  await packed.nth(1).fill('0')
  await owner.getByLabel('Tracking number').fill('7035 1141 2255')
  await owner.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(state).toHaveText('Partially shipped')

  // One fleece and the carabiner are not on the shelf. $18.95 with Québec's taxes is $21.79.
  await clicks()
  await write(unsent.getByRole('spinbutton').nth(1), '1')
  await expect(unsent.getByRole('status')).toHaveText('Refund $21.79')
  await expect(unsent.getByRole('checkbox', { name: 'Restock items' })).not.toBeChecked()
  await write(unsent.getByRole('spinbutton').nth(0), '1')
  const amount = /\$[\d.]+/.exec((await unsent.getByRole('status').textContent()) ?? '')?.[0] ?? ''
  await write(owner.getByLabel('Note on this step, for staff only'), 'Not on the shelf')
  await cancel.click()
  await expect(state).toHaveText(`Shipped · ${amount} refunded.`)
  await expect(state).toBeFocused()
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.cancel)
  await expect(unsent).toHaveCount(0)
  expect(asked.at(-1)).toContain(amount)
  const trail = owner.getByRole('list', { name: 'Timeline' })
  for (const shown of [
    `Partially cancelled ${amount}`,
    `Not on the shelf; 1 × ${fleece}, 1 × ${carabiner}`,
    `Refunded ${amount} (the shop)`,
  ])
    await expect(trail).toContainText(shown)
  await owner.context().close()

  expect(
    await fromMail('roy@example.com', new RegExp(`Subject: (Part of your order ${number} was cancelled)`)),
  ).not.toBe('')
  for (const locale of locales) {
    const say = { locale }
    await lookUp(page, locale, number)
    const main = page.getByRole('main')
    await expect(main.getByText(m.order_units_cancelled({ count: 1 }, say), { exact: true })).toHaveCount(2)
    await expect(main).toContainText(m.order_event_cancelled_in_part({}, say))
    await expect(main).not.toContainText(m.order_parcel_rest({}, say))
    await expect(
      page.getByRole('list', { name: m.order_status({}, say) }).locator('[aria-current=step]'),
    ).toContainText(m.order_state_shipped({}, say))
    expect(await violations(page)).toEqual([])
  }
})

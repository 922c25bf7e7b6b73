import { expect, test } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { fromMail } from './support/mails.ts'
import { admin, asStaff } from './support/staff.ts'

/** What customer service does with an order before it is packed, and how it finds it again; clicks are counted. */
const MOST_CLICKS = 8
const MOST_FOR = { address: 5, phone: 6 }
const large = '5107-232-GRANITE-L'

/** The number of an order that nobody has packed yet. */
async function placedOrder(baseURL: string | undefined): Promise<string> {
  const shopper = new HttpShopper(baseURL ?? '')
  await shopper.add(large)
  await shopper.fillIn()
  return shopper.place()
}

test(`an order is found by phone, gets another size, a note and a tag, and a saved view finds it, in at most ${MOST_CLICKS} clicks @desktop`, async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const number = await placedOrder(baseURL)
  const page = await browser.newPage(adminWindow.en)
  const clicks = await countClicks(page)
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent('418 555 0199')}`)
  const address = await page.getByRole('table').getByRole('link', { name: number }).getAttribute('href')
  await page.goto(new URL(address ?? '', admin).href)
  const swap = page.getByRole('group', { name: 'Swap for another size or colour' })
  await swap.getByLabel('Item to swap').selectOption({ index: 1 })
  const other = swap.getByLabel('Send instead')
  // What is sold out can’t be chosen.
  const option = other.locator('option:enabled:not([value=""])').first()
  await other.selectOption((await option.getAttribute('value')) ?? '')
  await expect(swap.getByRole('status')).toHaveText(/^Costs the same/)
  await swap.getByRole('button', { name: 'Swap' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(`1 × ${large} → `)
  await page.getByLabel('Note for staff only').click()
  await page.keyboard.type('Called about the size')
  await page.getByRole('button', { name: 'Add the note' }).click()
  const tag = `size-${number}`
  await page.getByLabel('Tags for staff only').click()
  await page.keyboard.type(tag)
  await page.getByRole('button', { name: 'Save the tags' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Called about the size')

  await page.goto(`${admin}/admin/collections/orders?search=${tag}`)
  const views = page.getByRole('region', { name: 'Saved views' })
  // A press before the page is alive would do nothing.
  await expect(page.locator('.template-default--nav-hydrated')).toBeVisible()
  await views.getByRole('button', { name: 'Save this view…' }).click()
  await page.keyboard.type(tag)
  await views.getByRole('button', { name: 'Save the view' }).click()
  const chosen = views.getByRole('combobox').locator('option:checked')
  await expect(chosen).toHaveText(tag)
  await page.goto(`${admin}/admin/collections/orders`)
  await views.getByRole('combobox').selectOption({ label: tag })
  await expect(page.getByRole('table').getByRole('link', { name: number })).toBeVisible()
  await expect(chosen).toHaveText(tag)
  await expect(page).toHaveURL(new RegExp(`search=${tag}`))
  await page.reload()
  const sort = page.getByRole('table').getByRole('button', { name: 'Sort by Total Ascending' })
  await sort.press('Enter')
  await expect(page).toHaveURL(/sort=total/)
  await expect(sort).toBeVisible()
  await expect(chosen).toHaveText(tag)
  await views.getByRole('combobox').selectOption({ label: 'All, as usual' })
  await expect(page).not.toHaveURL(/search=|sort=total/)
  await expect(views.getByRole('combobox')).toBeFocused()
  await page.reload()
  await expect(chosen).toHaveText('All, as usual')
  await views.getByRole('combobox').selectOption({ label: tag })
  await expect(chosen).toHaveText(tag)
  page.on('dialog', (dialog) => void dialog.accept())
  await views.getByRole('button', { name: 'Delete the view' }).click()
  await expect(views.getByRole('option', { name: tag })).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
  await page.close()
})

test(`an address is corrected before anything ships, in at most ${MOST_FOR.address} clicks @desktop`, async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const number = await placedOrder(baseURL)
  const page = await browser.newPage(adminWindow.en)
  const clicks = await countClicks(page)
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/orders?search=${number}`)
  await page.getByRole('table').getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Correct the delivery address' }).click()
  const form = page.getByRole('region', { name: 'Correct the delivery address' })
  const street = form.getByLabel('Address', { exact: true })
  await expect(street).toHaveValue('1200, rue Saint-Jean')
  await street.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1250, rue Saint-Jean')
  await page.keyboard.press('Tab')
  await page.keyboard.type('App. 4')
  const save = form.getByRole('button', { name: 'Save the address' })
  const why = 'The taxes of another province were refunded already.'
  await page.route('**/address', (route) => route.fulfill({ status: 409, json: { message: why } }), { times: 1 })
  await save.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: why })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport()
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('1250, rue Saint-Jean')
  await save.click()
  await expect(refusal).toBeHidden()
  await expect(form).toBeHidden()
  await expect(page.getByRole('main')).toContainText('1250, rue Saint-Jean')
  await expect(page.getByRole('main')).toContainText('App. 4')
  expect(await clicks()).toBeLessThanOrEqual(MOST_FOR.address)
  await page.close()
})

test(`fr: an order by phone is sent as a link that opens its checkout, in at most ${MOST_FOR.phone} clicks @phone`, async ({
  browser,
}) => {
  test.slow()
  const say = { locale: 'fr' } as const
  const email = 'appel@example.com'
  const page = await browser.newPage(adminWindow.fr)
  const clicks = await countClicks(page)
  await asStaff(page)
  await page.goto(`${admin}/admin`)
  // The navigation of a narrow window is closed at first; a click before the page is alive would be lost.
  await expect(page.locator('.template-default--nav-hydrated')).toBeVisible()
  await page.locator('.nav-toggler').filter({ visible: true }).first().click()
  await page.getByRole('link', { name: staff.phone_title({}, say) }).click()
  await page.getByRole('combobox', { name: staff.phone_find({}, say) }).click()
  await page.keyboard.type(large)
  await expect(page.getByRole('option', { name: large })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: staff.phone_quantity({ sku: large }, say) })).toHaveValue('1')
  await expect(page.getByRole('combobox', { name: staff.phone_find({}, say) })).toBeFocused()
  await page.getByLabel(staff.phone_email({}, say), { exact: true }).click()
  // From the email over its language, the delivery and the second line of the address to the postal code.
  for (const text of [
    email,
    '418 555-0199',
    '',
    '',
    'Geneviève Roy',
    '1200, rue Saint-Jean',
    '',
    'Québec',
    '',
    'G1R 1S8',
  ]) {
    if (text) await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: staff.phone_send({}, say) }).click()
  await expect(page.getByText(staff.phone_sent({ email }, say))).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(MOST_FOR.phone)

  const customer = await browser.newPage()
  await customer.goto(await fromMail(email, /(https?:\/\/[^\s"<]+\/api\/phone-order\?order=[\w-]+)/))
  await expect(customer).toHaveURL(/\/checkout|\/paiement/)
  await expect(customer.getByRole('main')).toContainText('418')
  await customer.close()
  await page.close()
})

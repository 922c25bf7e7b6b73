import { expect, test } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { fromMail } from './support/mails.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/**
 * A dearer size in place of what was ordered: customer service sends the link by mouse, the customer pays the
 * difference by keyboard, and the order is changed.
 */
const MOST_CLICKS = 3
const [ordered, dearer] = ['5107-232-GRANITE-L', '5107-232-GRANITE-M'] as const

test(`a dearer size is asked for in at most ${MOST_CLICKS} clicks, and sent once its difference is paid @desktop`, async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  await shopper.add(ordered)
  await shopper.fillIn()
  const number = await shopper.place()
  const restore = await makeDearer(dearer)
  try {
    const page = await browser.newPage(adminWindow.en)
    const clicks = await countClicks(page)
    await asStaff(page)
    await page.goto(`${admin}/admin/collections/orders?search=${number}`)
    await page.getByRole('table').getByRole('link', { name: number }).click()
    const swap = page.getByRole('group', { name: 'Swap for another size or colour' })
    await swap.getByLabel('Item to swap').selectOption({ index: 1 })
    await swap.getByLabel('Send instead').selectOption(dearer)
    await expect(swap.getByRole('status')).toHaveText(/^Costs .* more, taxes included/)
    await swap.getByRole('button', { name: /^Send the link to pay/ }).click()
    const waiting = page.getByRole('region', { name: 'Waiting to be paid' })
    await expect(waiting).toContainText('The customer got a link')
    await expect(swap).toBeHidden()
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)

    const customer = await browser.newPage()
    await customer.goto(
      await fromMail('roy@example.com', new RegExp(`(https?://[^\\s"<]+/${number}\\?token=[^\\s"<]+#order-change)`)),
    )
    const change = customer.locator('#order-change')
    const pay = change.getByRole('button', { name: /^Pay / })
    await change.getByRole('radio').first().focus()
    await customer.keyboard.press('Tab')
    await expect(pay).toBeFocused()
    await customer.keyboard.press('Enter')
    await expect(change).toHaveText('Thank you. The difference is paid, and your order has been changed.')
    await expect(customer.getByRole('main')).not.toContainText('A change to your order')
    await customer.close()

    await page.reload()
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(`Item swapped; 1 × ${ordered} → ${dearer}`)
    await expect(waiting).toBeHidden()
    await page.close()
  } finally {
    await restore()
  }
})

/** Raises the price of one variant by ten dollars; gives what takes it back. */
async function makeDearer(sku: string): Promise<() => Promise<void>> {
  const staff = await staffRequest()
  type Variant = { sku: string; price: number }
  type Product = { id: number; variants: Variant[] }
  const found = await staff.get(`/admin/api/products?where[variants.sku][equals]=${sku}&depth=0`)
  const [product] = ((await found.json()) as { docs: Product[] }).docs
  if (!product) throw new Error(`nothing is sold as ${sku}`)
  const save = async (more: number) => {
    const variants = product.variants.map((one) => (one.sku === sku ? { ...one, price: one.price + more } : one))
    const saved = await staff.patch(`/admin/api/products/${product.id}?locale=en`, {
      data: { variants, _status: 'published' },
    })
    expect(saved.status()).toBe(200)
  }
  await save(10_00)
  return async () => {
    await save(0)
    await staff.dispose()
  }
}

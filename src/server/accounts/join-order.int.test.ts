import { beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { contact, quebec, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => {
    ordering = orderingOn(async () => shop.payload)
    world = testAccounts(() => shop.payload)
  })
  const { shopper, placed } = shoppersOf(() => ordering)
  const ownerOf = async (number: string) =>
    (
      await rowsOf(shop.payload)<{ email: string | null }>(
        sql`select c.email from orders o left join customers c on c.id = o.customer where o.number = ${number}`,
      )
    )[0]?.email

  /** An order of a guest, and the form of its page, sent. */
  async function ordered(email: string, password: string) {
    const { number, order } = await placed(await shopper([poles], { ...contact, email }))
    expect(order.isGuests).toBe(true)
    const browser = world.browser()
    const before = world.mails.length
    const guest = { number, email, name: quebec.name }
    const answer = await browser.forRequest().registerWithOrder(guest, password, 'fr').finally(browser.closes)
    return { number, browser, before, answer }
  }
  const mailed = async (before: number) => {
    await vi.waitFor(() => expect(world.mails.length).toBe(before + 1), 10_000)
    return world.tokenIn(world.mails.at(-1))
  }

  test('a guest makes an account of an order by a password: once the address is confirmed it has order and address', async () => {
    const email = 'genevieve@example.com'
    const { number, browser, before, answer } = await ordered(email, goodPassword)
    expect(answer).toEqual({ ok: true, notice: 'check-mail' })
    const token = await mailed(before)
    // Anybody could have written the address: until it is confirmed nothing is theirs.
    expect(await ownerOf(number)).toBe(null)
    expect(await browser.does({ intent: 'confirm', token })).toEqual({ ok: true, notice: 'confirmed' })
    expect(await ownerOf(number)).toBe(email)
    expect(await browser.forRequest().addresses()).toMatchObject([
      { line1: quebec.line1, city: 'Québec', phone: '418-555-0199', isDefault: true },
    ])
    expect((await ordering.orders.ofCustomer((await browser.forRequest().customer())!.id)).orders.length).toBe(1)
  })

  test('a weak password is refused; an order of another address, and one that has an owner, stay as they are', async () => {
    const weak = await ordered('luc@example.com', 'short')
    expect(weak.answer).toMatchObject({ ok: false, reason: 'short-password' })

    const { number, browser, before } = await ordered('zoe@example.com', goodPassword)
    await rowsOf(shop.payload)(sql`update orders set email = 'other@example.com' where number = ${number}`)
    await browser.does({ intent: 'confirm', token: await mailed(before) })
    expect(await ownerOf(number)).toBe(null)

    const again = await ordered('ana@example.com', goodPassword)
    await rowsOf(shop.payload)(
      sql`update orders set customer = (select id from customers where email = 'zoe@example.com') where number = ${again.number}`,
    )
    await again.browser.does({ intent: 'confirm', token: await mailed(again.before) })
    expect(await ownerOf(again.number)).toBe('zoe@example.com')
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { noteEvent } from '../orders/note-event.ts'
import { note } from '../orders/outbox.ts'
import { contact, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { anonymizeOrders, anonymizeOrphans, ordersFor, ordersUnderWay } from './customer-orders.ts'
import { sweep } from './retention.ts'

const DAY_MS = 86_400_000

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const { shopper, placed } = shoppersOf(() => ordering)
  const rows = () => rowsOf(shop.payload)
  const stored = async (number: string) =>
    JSON.stringify((await rows()(sql`select * from orders where number = ${number}`))[0])

  /** An order of a customer who has an account by that id only. */
  async function ordered(customer: string) {
    const { number } = await placed(await shopper([poles]))
    await ordering.outbox.run()
    await rows()(sql`update orders set customer = ${customer} where number = ${number} returning id`)
    return number
  }
  const act = async (number: string, ...actions: ('prepare' | 'ship' | 'deliver')[]) => {
    for (const action of actions)
      expect(
        await ordering.orders.act(
          number,
          { action, parcel: { carrier: 'Postes Canada', code: '1' } },
          'staff@portage.example',
        ),
      ).toEqual({ ok: true })
    await ordering.outbox.run()
  }

  test('orders of a deleted account retain what tax law requires, and no name', async () => {
    const data = {
      contact: { email: 'anna@example.com', phone: '418 555-0101' },
      address: {
        name: 'Anna Roy',
        line1: '12 rue du Lac',
        line2: 'app. 3',
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1R 2S5',
      },
      lines: [{ sku: '5102-100', quantity: 1, gift: { recipient: 'Bea', email: 'bea@example.com' } }],
      totals: { total: 45_987 },
      payment: { method: 'card', isTest: true },
    }
    const make = (number: string, customer: string) =>
      shop.payload.create({
        collection: 'orders',
        data: {
          number,
          key: number,
          state: 'delivered',
          fulfilment: 'ship',
          language: 'fr',
          placedAt: '2026-11-21T12:00:00.000Z',
          name: 'Anna Roy',
          email: 'anna@example.com',
          phone: '418 555-0101',
          customer,
          total: 45_987,
          data,
        } as never,
        overrideAccess: true,
      })
    await make('P-100001', 'anna')
    await make('P-100002', 'bea')
    expect(await ordersFor(shop.payload, 'anna')).toMatchObject({
      orders: [{ number: 'P-100001', total: 45_987, address: { line1: '12 rue du Lac' } }],
    })
    expect(await anonymizeOrders(shop.payload, 'anna', Date.now())).toEqual([])
    const stored = await rowsOf(shop.payload)<Record<string, unknown>>(sql`select * from orders order by number`)
    const [own, other] = stored.map((row) => JSON.stringify(row))
    expect(own).not.toMatch(/anna|Roy|du Lac|app\. 3|418 555|bea/i)
    for (const part of ['5102-100', '45987', 'QC', 'G1R 2S5']) expect(own).toContain(part)
    expect(other).toContain('Anna Roy')
  })
  test('an order that is paid and not sent keeps its shopper when the account goes, until it has arrived', async () => {
    const number = await ordered('dora')
    expect(await ordersUnderWay(shop.payload, 'dora', Date.now())).toEqual([number])
    expect(await anonymizeOrders(shop.payload, 'dora', Date.now())).toEqual([number])
    // Staff can send it, and it is written to.
    expect((await ordering.orders.sheet(number))?.order).toMatchObject({
      contact: { email: contact.email, phone: '418-555-0199' },
      address: { name: 'Geneviève Roy', line1: '1200, rue Saint-Jean' },
    })
    await sweep(shop.payload, Date.now())
    await act(number, 'prepare', 'ship')
    expect(ordering.mails.filter(({ to, subject }) => to === contact.email && subject.includes(number)).length).toBe(2)
    await sweep(shop.payload, Date.now())
    expect(await stored(number)).toContain('Roy')
    await act(number, 'deliver')
    await sweep(shop.payload, Date.now())
    expect(await stored(number)).not.toMatch(/Roy|roy@|Saint-Jean|418-555/)
    expect(await stored(number)).toContain('G1R 1S8')
  })

  test('what somebody ordered as a guest with their confirmed address goes with the account, too', async () => {
    const guest = async (email: string) => {
      const number = await ordered('nobody')
      await rows()(sql`update orders set customer = null, email = ${email} where number = ${number} returning id`)
      return number
    }
    const [done, open, other] = [
      await guest('Hal@example.com'),
      await guest('hal@example.com'),
      await guest('ha@example.com'),
    ]
    for (const number of [done, other]) await act(number, 'prepare', 'ship', 'deliver')
    const at = new Date().toISOString()
    await rows()(
      sql`insert into customers (id, name, email, email_verified, created_at, updated_at) values ('hal', 'Hal', 'hal@example.com', ${false}, ${at}, ${at})`,
    )
    expect(await ordersFor(shop.payload, 'hal')).toMatchObject({ orders: [] })
    expect(await anonymizeOrders(shop.payload, 'hal', Date.now())).toEqual([])
    expect(await stored(done)).toContain('Roy')

    await rows()(sql`update customers set email_verified = ${true} where id = 'hal'`)
    expect(await ordersFor(shop.payload, 'hal')).toMatchObject({ orders: [{ number: done }, { number: open }] })
    expect(await ordersUnderWay(shop.payload, 'hal', Date.now())).toEqual([open])
    expect(await anonymizeOrders(shop.payload, 'hal', Date.now())).toEqual([open])
    await rows()(sql`delete from customers where id = 'hal'`)
    expect(await stored(done)).not.toContain('Roy')
    expect(await stored(open)).toContain('Roy')
    await act(open, 'prepare', 'ship', 'deliver')
    await sweep(shop.payload, Date.now())
    expect(await stored(open)).not.toMatch(/Roy|hal@/)
    expect(await stored(other)).toContain('Roy')
  })

  test('a parcel that nobody reported arrived keeps its shopper for thirty days', async () => {
    const number = await ordered('ed')
    await act(number, 'prepare', 'ship')
    await anonymizeOrders(shop.payload, 'ed', Date.now())
    await anonymizeOrphans(shop.payload, Date.now() + 29 * DAY_MS)
    expect(await stored(number)).toContain('Roy')
    await anonymizeOrphans(shop.payload, Date.now() + 31 * DAY_MS)
    expect(await stored(number)).not.toContain('Roy')
  })

  test('an open return, and a gift card that is to be mailed, keep what they need', async () => {
    const [returned, gift] = [await ordered('fay'), await ordered('fay')]
    for (const number of [returned, gift]) await act(number, 'prepare', 'ship', 'deliver')
    expect(
      await ordering.returns.ask(returned, { 'line-0': '1', reason: 'too-small', way: 'mail' }).then(({ ok }) => ok),
    ).toBe(true)
    await ordering.outbox.run()
    await inTransaction(shop.payload, (rowsOfIt) =>
      note(rowsOfIt, { key: `gift ${gift} 0 0`, kind: 'gift-mail', data: {}, dueAt: Date.now() + DAY_MS }),
    )
    expect(await anonymizeOrders(shop.payload, 'fay', Date.now())).toEqual([returned, gift])
    expect(await ordering.returns.withdraw(returned)).toMatchObject({ ok: true })
    await rows()(sql`update outbox set done_at = ${Date.now()} where key = ${`gift ${gift} 0 0`} returning id`)
    expect(await anonymizeOrphans(shop.payload, Date.now())).toBeGreaterThanOrEqual(2)
    for (const number of [returned, gift]) expect(await stored(number)).not.toContain('Roy')
  })

  test('orders of accounts that are there are nobody’s to anonymize', async () => {
    const number = await ordered('gil')
    await act(number, 'prepare', 'ship', 'deliver')
    await rows()(
      sql`insert into customers (id, name, email, email_verified, created_at, updated_at) values ('gil', 'Gil', 'gil@example.com', ${true}, ${new Date().toISOString()}, ${new Date().toISOString()})`,
    )
    await anonymizeOrphans(shop.payload, Date.now())
    expect(await stored(number)).toContain('Roy')
  })

  describe('what else names people: the history of an order, and its gift cards', () => {
    const people = /anna|zoé|zoe|luc|bonne/i
    const history = (number: string) => rows()(sql`select * from order_events where "order" = ${number} order by id`)
    const cards = (number: string) => rows()(sql`select * from gift_cards where "order" = ${number}`)
    const balances = () => rows()(sql`select code, last_four, amount, balance from gift_cards order by id`)
    const all = async (number: string) => JSON.stringify([await history(number), await cards(number)])
    /** A gift card and poles of a signed-in customer, sent and arrived. */
    async function given(id: string) {
      const { visit } = await shopper([poles])
      const gift = {
        recipientName: 'Zoé',
        recipientEmail: 'zoe@example.com',
        senderName: 'Luc',
        message: 'Bonne fête !',
      }
      expect(await ordering.server.carts.add(visit.token, giftCard, 1, 'fr', { gift })).toMatchObject({ ok: true })
      const anna = { ...visit, shopper: { id, email: 'anna@example.com', employeePrices: false } }
      const { key, totals } = await ordering.checkouts.read(anna)
      const answer = await ordering.placing.place(anna, { key, due: totals.due })
      if (!answer.ok) throw new Error(JSON.stringify(answer))
      await ordering.outbox.run()
      return answer.order.number
    }
    /** As orders of signed-in customers were written once. */
    const asBefore = (number: string) =>
      rows()(
        sql`update order_events set "by" = 'anna@example.com' where "order" = ${number} and kind = 'placed' returning id`,
      )

    test('an order of a signed-in customer is placed by a shopper: who that is, the order itself knows', async () => {
      expect((await history(await given('ida')))[0]).toMatchObject({ kind: 'placed', by: 'shopper' })
    })

    test('is without them once the order is done: what staff did, and what the cards are worth, stays', async () => {
      const number = await given('jo')
      await asBefore(number)
      const note = 'address-corrected; 1, rue Luc, Lévis G6V 1A1 → 2, rue Luc, Lévis G6V 1A1'
      await noteEvent(rows(), number, { at: new Date().toISOString(), kind: 'note', by: 'staff@portage.example', note })
      await anonymizeOrders(shop.payload, 'jo', Date.now())
      expect(await all(number)).toMatch(people)
      const worth = await balances()
      await act(number, 'prepare', 'ship', 'deliver')
      await anonymizeOrphans(shop.payload, Date.now())
      expect(await all(number)).not.toMatch(people)
      expect(await all(number)).toContain('staff@portage.example')
      expect(await balances()).toEqual(worth)
    })

    test('goes from orders that were anonymized before it did', async () => {
      const [done, other] = [await given('kim'), await given('leo')]
      for (const number of [done, other]) await asBefore(number)
      await act(done, 'prepare', 'ship', 'deliver')
      await anonymizeOrders(shop.payload, 'kim', Date.now())
      await asBefore(done)
      await rows()(
        sql`update gift_cards set recipient_name = 'Zoé', recipient_email = 'zoe@example.com', sender_name = 'Luc', message = 'Bonne fête' where "order" = ${done} returning id`,
      )
      await sweep(shop.payload, Date.now())
      expect(await all(done)).not.toMatch(people)
      expect(await all(other)).toMatch(people)
    })
  })

  test.each(['', ' ', '\u00a0', undefined])('an order without an address answers nobody: %j', async (email) => {
    const number = await ordered('hal')
    await act(number, 'prepare', 'ship', 'deliver')
    expect(await ordering.orders.read({ number, email: contact.email })).toMatchObject({ number })
    await anonymizeOrders(shop.payload, 'hal', Date.now())
    expect(await ordering.orders.read({ number, ...(email !== undefined && { email }) })).toBeUndefined()
    expect(await ordering.orders.read({ number, email: contact.email })).toBeUndefined()
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let ordering: Ordering
  let cookie = ''
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    cookie = await staffCookie(shop.payload, 'service')
  })

  test('that the label of a return by mail was sent is recorded once', async () => {
    const { number } = await placed(await shopper([poles]))
    const parcel = { carrier: 'Postes Canada', code: '1' }
    for (const action of ['prepare', 'ship', 'deliver'] as const)
      await ordering.orders.act(number, { action, parcel }, 'a@portage.example')
    const send = async () => {
      const json = { code: '1Z 42' }
      return (await admin('POST', `/orders/${number}/label-sent`, { cookie, language: 'fr', json })).status
    }
    expect(await send()).toBe(409)
    await ordering.returns.ask(number, { 'line-0': '1', reason: 'too-small', way: 'mail' })
    expect([await send(), await send()]).toEqual([200, 200])
    const events = (await ordering.orders.sheet(number))?.order.events ?? []
    expect(events.filter(({ note }) => note === 'return-label-sent; 1Z 42')).toHaveLength(1)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { fillOrderSearch } from '../../migrations/fill-order-search.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, shopper, placed } = orderShop(database)
  const admin = adminApi(() => shop.payload)
  let cookie = ''
  beforeAll(async () => void (cookie = await staffCookie(shop.payload, 'service')))
  const found = async (typed: string) => {
    const answer = await admin('GET', `/orders?where[search][like]=${encodeURIComponent(typed)}&depth=0`, { cookie })
    return ((await answer.json()) as { docs: { number: string }[] }).docs.map(({ number }) => number)
  }

  test('customer service finds an order by phone in any spelling, by postal code, by SKU and by a name without its accents, also one of before', async () => {
    const { order, number } = await placed(await shopper([poles]))
    const digits = order.contact.phone.replaceAll(/\D/g, '').slice(-10)
    const ways = [
      digits,
      `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
      `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
      order.address!.postalCode.replaceAll(' ', '').toLowerCase(),
      poles.toLowerCase(),
      'genevieve roy',
      'GENEVIÈVE',
    ]
    for (const typed of ways) expect(await found(typed), typed).toContain(number)
    expect(await found('999 999 9999')).toEqual([])

    const rows = rowsOf(shop.payload)
    await rows(sql`update orders set search = null where number = ${number} returning id`)
    expect(await found(digits)).not.toContain(number)
    await fillOrderSearch(rows)
    for (const typed of ways) expect(await found(typed), typed).toContain(number)
  })

  test('an order is found by the tracking number of its parcel, also one of before', async () => {
    const { number } = await placed(await shopper([poles]))
    const parcel = { carrier: 'Purolator', code: 'PIN 331 2ab' }
    for (const action of ['prepare', 'ship'] as const)
      await ordering.orders.act(number, { action, parcel }, 'staff@portage.example')
    expect(await found('pin3312AB')).toEqual([number])
    const rows = rowsOf(shop.payload)
    const tracking = JSON.stringify({ carrier: 'Purolator', code: '4412' })
    await rows(sql`update orders set search = null, tracking = ${tracking} where number = ${number} returning id`)
    await fillOrderSearch(rows)
    expect([await found('pin3312AB'), await found('4412')]).toEqual([[number], [number]])
  })
})

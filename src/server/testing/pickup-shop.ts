import { beforeAll, expect } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import { shopOn, type Database } from './databases.ts'
import { creator, openDaily, poles, tent } from './fixture.ts'
import { orderingOn } from './ordering.ts'

/** A shop with two stores to pick up at: Calgary has tents, Gatineau has tents and poles. */
export function pickupShop(database: Database) {
  const shop = shopOn(database)
  const ordering = orderingOn(async () => shop.payload)
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  beforeAll(async () => {
    const create = creator(shop.payload)
    await create('stores', {
      slug: 'gatineau',
      services: ['pickup'],
      name: { en: 'Gatineau', fr: 'Gatineau' },
      street: '1 rue Principale',
      city: 'Gatineau',
      province: 'QC',
      postalCode: 'J8X 1A1',
      latitude: 45.4,
      longitude: -75.7,
      phone: '819-555-0101',
      timeZone: 'America/Toronto',
      hours: openDaily,
    })
    for (const [sku, location, quantity] of [
      [tent, 'calgary', 5],
      [tent, 'gatineau', 5],
      [poles, 'gatineau', 5],
    ] as const)
      await create('inventory', { sku, location, quantity })
  })

  /** A cart whose lines say where they are picked up, if anywhere. */
  async function cartOf(lines: [sku: string, store?: string][], ...changes: CheckoutChange[]) {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    for (const [sku, store] of lines)
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'fr', { store })).toMatchObject({ ok: true })
    for (const change of changes) expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    return { visit, review: () => ordering.checkouts.read(visit) }
  }
  /** The order that a checkout becomes. */
  async function placed({ visit, review }: Awaited<ReturnType<typeof cartOf>>) {
    const { key, totals } = await review()
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    return (await ordering.orders.read(answer.order))!
  }

  return { shop, rows, ordering, cartOf, placed }
}

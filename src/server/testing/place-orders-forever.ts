import { Carts } from '../cart/carts.ts'
import { getShopPayload } from '../database/payload.ts'
import { orderingOn } from './ordering.ts'

/**
 * A process for the tests that kill it: shoppers place orders, several at a time, until it ends. It writes `placing`
 * before each order, and a line for each confirmed one. `process.argv[2]` is the SKU they buy.
 */
const sku = process.argv[2] ?? ''
const payload = await getShopPayload()
const { server, checkouts, placing, reconciler } = orderingOn(async () => payload, {
  authorizing: 0,
  action: 0,
  voiding: 0,
})
// What the one before left half done.
await reconciler.once()

async function shopper(): Promise<void> {
  const visit = { token: Carts.newToken(), locale: 'fr' as const }
  await server.carts.add(visit.token, sku, 1, 'fr')
  const changes = [
    { part: 'contact', email: 'roy@example.com', phone: '418 555 0199' },
    {
      part: 'address',
      name: 'Geneviève Roy',
      line1: '1200, rue Saint-Jean',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1R 1S8',
    },
    { part: 'delivery', method: 'regular' },
    { part: 'payment', method: 'card', token: 'test_approve' },
  ]
  for (const change of changes) await checkouts.change(visit, change)
  const { key, totals } = await checkouts.read(visit)
  process.stdout.write('placing\n')
  const answer = await placing.place(visit, { key, due: totals.due })
  if (answer.ok) process.stdout.write(`confirmed ${answer.order.number}\n`)
}

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (;;) await shopper()
  }),
)

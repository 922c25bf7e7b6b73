import type { DeliveryGroup } from '../shipping/delivery-groups.ts'
import type { Order } from './order.ts'
import { unitsToPay, type OrderLine } from './order-line.ts'

type PlacedOrder = Pick<Order, 'lines' | 'parts' | 'store' | 'delivery' | 'fulfilment' | 'totals'>

/**
 * What travels together in an order that was placed before its groups were stored: all that is sent came with one
 * window, which is repeated as it was promised.
 */
export function groupsBefore({ lines, parts, store, delivery, fulfilment, totals }: PlacedOrder): DeliveryGroup[] {
  const skusOf = (wanted: (line: PlacedOrder['lines'][number]) => boolean) => lines.filter(wanted).map(({ sku }) => sku)
  const isMailed = ({ shippingClass }: PlacedOrder['lines'][number]) => shippingClass === 'none'
  const sent = skusOf((line) =>
    parts ? parts.some((part) => !part.store && part.id === line.part) : fulfilment === 'ship' && !isMailed(line),
  )
  const stores = parts?.flatMap((part) => part.store ?? []) ?? (fulfilment === 'pickup' && store ? [store] : [])
  const mailed = skusOf(isMailed)
  return [
    ...(sent.length > 0
      ? [
          {
            way: 'ship',
            id: 'parcel',
            skus: sent,
            goods: 'parcel',
            cost: totals.shipping - totals.shippingDiscount,
            ...(delivery && { method: delivery.code, window: delivery.window }),
          } as const,
        ]
      : []),
    ...stores.map(({ slug }) => ({
      way: 'pickup' as const,
      id: `pickup ${slug}`,
      skus: skusOf((line) => (parts ? line.part === slug : !isMailed(line))),
      store: slug,
    })),
    ...(mailed.length > 0 ? [{ way: 'email', id: 'email', skus: mailed } as const] : []),
  ]
}

/** What of the groups still comes: nothing is promised of lines that were cancelled. */
export function groupsToSend(
  groups: readonly DeliveryGroup[],
  lines: readonly Pick<OrderLine, 'sku' | 'quantity' | 'cancelled'>[],
): DeliveryGroup[] {
  const kept = new Set(lines.filter((line) => unitsToPay(line) > 0).map(({ sku }) => sku))
  return groups
    .map((group) => ({ ...group, skus: group.skus.filter((sku) => kept.has(sku)) }))
    .filter(({ skus }) => skus.length > 0)
}

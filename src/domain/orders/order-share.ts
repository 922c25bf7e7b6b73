import type { Order } from './order.ts'
import { unitsToPay } from './order-line.ts'
import { isToCome } from './order-state.ts'
import { unpacked } from './parcel.ts'
import { lineUnits, type LineUnits } from './parcel-record.ts'

type Standing = Pick<Order, 'fulfilment' | 'parts' | 'parcels' | 'lines'>

/** What a parcel or a pickup is of its order: all of it, some of it while more follows, or the last of it. */
export type OrderShare = 'whole' | 'part' | 'rest'

/**
 * The units that are neither on their way nor ready at a store. Excludes gift cards, which go by e-mail.
 * @param part the part that is being announced
 */
export function outstanding(order: Standing, part = ''): LineUnits[] {
  const stores = otherParts(order, part).filter(({ store, state }) => store && isToCome(state))
  const awaited = lineUnits(order.lines, (sold) => (stores.some(({ id }) => id === sold.part) ? unitsToPay(sold) : 0))
  return [...unpacked(order), ...awaited]
}

/** The share of an order that its last parcel is, or the pickup that is now ready (`part`). */
export function shareOf(order: Standing, part = ''): OrderShare {
  if (outstanding(order, part).length > 0) return 'part'
  const isFollowing = order.parcels.length > 1 || otherParts(order, part).some(({ state }) => !isToCome(state))
  return isFollowing ? 'rest' : 'whole'
}

const otherParts = ({ parts = [] }: Standing, part: string) => parts.filter(({ id }) => id !== part)

import type { ToldOrder } from '../../domain/analytics/refund-to-track.ts'
import { browserMemory, tabMemory } from '../../ui/browser-memory.ts'
import { isGranted } from './consent-state.ts'

const KEY = 'purchase '

/** What this browser has told of an order; undefined where its purchase was told elsewhere, or never. */
export function toldOrder(number: string): ToldOrder | undefined {
  const kept = browserMemory.get(KEY + number) ?? tabMemory.get(KEY + number)
  return kept === null ? undefined : readTold(kept)
}

/** Kept until the tab is closed, and only with consent to analytics for longer. */
export const keepTold = (number: string, told: ToldOrder): void =>
  (isGranted('C0002') ? browserMemory : tabMemory).set(KEY + number, JSON.stringify(told))

/** Goes with the consent. */
export function forgetTold(): void {
  for (const key of browserMemory.keys().filter((one) => one.startsWith(KEY))) browserMemory.remove(key)
}

function readTold(text: string): ToldOrder | undefined {
  try {
    const { refunded, units } = JSON.parse(text) as Partial<ToldOrder>
    return { refunded: Number(refunded) || 0, units: Array.isArray(units) ? units.map((one) => Number(one) || 0) : [] }
  } catch {
    return undefined
  }
}

import type { TrackedOrder } from '../../domain/analytics/refund-to-track.ts'
import { browserMemory, tabMemory } from '../../ui/browser-memory.ts'
import { isGranted } from './consent-state.ts'

const KEY = 'purchase '

/** What this browser has tracked of an order; undefined if its purchase was tracked elsewhere, or never. */
export function trackedOrder(number: string): TrackedOrder | undefined {
  const stored = browserMemory.get(KEY + number) ?? tabMemory.get(KEY + number)
  return stored === null ? undefined : readTracked(stored)
}

/** Stored until the tab is closed, and for longer only with consent to analytics. */
export const saveTracked = (number: string, tracked: TrackedOrder): void =>
  (isGranted('C0002') ? browserMemory : tabMemory).set(KEY + number, JSON.stringify(tracked))

/** Goes with the consent. */
export function forgetTracked(): void {
  for (const key of browserMemory.keys().filter((one) => one.startsWith(KEY))) browserMemory.remove(key)
}

function readTracked(text: string): TrackedOrder | undefined {
  try {
    const { refunded, units } = JSON.parse(text) as Partial<TrackedOrder>
    return { refunded: Number(refunded) || 0, units: Array.isArray(units) ? units.map((one) => Number(one) || 0) : [] }
  } catch {
    return undefined
  }
}

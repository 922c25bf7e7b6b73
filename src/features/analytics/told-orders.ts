import type { ToldOrder } from '../../domain/analytics/refund-to-tell.ts'
import { isGranted } from './consent-state.ts'

const KEY = 'purchase '
const stores = () => [window.localStorage, window.sessionStorage]

/** What this browser has told of an order; undefined where its purchase was told elsewhere, or never. */
export function toldOrder(number: string): ToldOrder | undefined {
  try {
    const kept = stores().map((store) => store.getItem(KEY + number)).find((text) => text !== null)
    return kept === undefined ? undefined : readTold(kept)
  } catch {
    return undefined
  }
}

/** Kept until the tab is closed, and only with consent to analytics for longer. */
export function keepTold(number: string, told: ToldOrder): void {
  try {
    const [lasting, passing] = stores()
    ;(isGranted('C0002') ? lasting : passing)?.setItem(KEY + number, JSON.stringify(told))
  } catch {
    // A browser may forbid storage.
  }
}

/** Goes with the consent. */
export function forgetTold(): void {
  try {
    for (const key of Object.keys(window.localStorage).filter((one) => one.startsWith(KEY))) window.localStorage.removeItem(key)
  } catch {
    // Forbidden: then nothing was kept.
  }
}

function readTold(text: string): ToldOrder {
  const { refunded, units } = JSON.parse(text) as Partial<ToldOrder>
  return { refunded: Number(refunded) || 0, units: Array.isArray(units) ? units.map((one) => Number(one) || 0) : [] }
}

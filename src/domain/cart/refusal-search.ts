import type { CartRefusal } from './cart.ts'

/** A change that was refused: of which SKU, why, and how many there are if that is the reason. */
export type Refused = { sku: string; reason: CartRefusal; left?: number }

const reasons: readonly string[] = ['unknown-sku', 'sold-out', 'not-enough', 'unavailable', 'not-stocked', 'too-many', 'cart-full', 'bad-request'] satisfies CartRefusal[]
const isReason = (text: string | null): text is CartRefusal => text !== null && reasons.includes(text)

/** A refusal as the query of the cart page: without JavaScript an answer is a redirect, and nothing else survives it. */
export const refusalSearch = ({ sku, reason, left }: Refused): string =>
  `?${new URLSearchParams({ refused: reason, sku, ...(left !== undefined && { left: String(left) }) })}`

export function refusalOf(search: URLSearchParams): Refused | undefined {
  const reason = search.get('refused')
  if (!isReason(reason)) return undefined
  const left = /^\d{1,4}$/.exec(search.get('left') ?? '')?.[0]
  return { sku: search.get('sku') ?? '', reason, ...(left && { left: Number(left) }) }
}

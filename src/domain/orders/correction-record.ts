import type { Address } from '../address/address.ts'
import type { Picture } from '../catalog/product.ts'
import type { Both } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { LinePrice } from '../pricing/line-price.ts'

/** The other variant of the same product, with the prices of both as they are when it is swapped, in cents. */
export type SwapTarget = {
  sku: string
  colour?: Both
  size?: Both
  picture?: Picture
  now: Pick<LinePrice, 'unit' | 'regular'>
  /** What the variant that was sold costs then; what was paid for it, where it is not sold any more. */
  soldNow: Pick<LinePrice, 'unit' | 'regular'>
}

/** What staff change on an order: units of a line for another variant, or where it goes. */
export type Correction =
  | { kind: 'swap'; line: number; quantity: number; to: SwapTarget }
  | { kind: 'address'; address: Address }

/** A correction that makes its order dearer, until the difference is paid; `until`: ISO in UTC. */
export type WaitingCorrection = { id: string; correction: Correction; amount: Cents; until: string }

import type { Cents } from '../money.ts'
import type { DeliveryChoice } from './combine-rates.ts'
import { leftToFree } from './rates.ts'

/**
 * How far a cart is from free regular delivery. `left`: cents of goods that are still missing; `by-code`: a promo code
 * pays it; `apart`: bikes or oversize goods cost extra all the same (acceptance 130, 131). `from`: the amount of goods
 * from which it is free.
 */
export type FreeDelivery = { kind: 'left'; left: Cents; from: Cents } | { kind: 'free' | 'by-code'; apart: boolean }

type Priced = {
  choices: readonly DeliveryChoice[]
  /** What counts for it, in cents, as the charge counts it. */
  shippable: Cents
  /** Does a promo code pay for regular delivery? */
  byCode: boolean
  /** The amount in cents from which it is free; without one it never is. */
  freeFrom: Cents | undefined
}

/**
 * Derived from the same choices that are charged, so that words and sum cannot differ; undefined where regular delivery
 * is none of them: only bikes, only gift cards, or all of it picked up; and where it never becomes free.
 */
export function freeDelivery({ choices, shippable, byCode, freeFrom }: Priced): FreeDelivery | undefined {
  const regular = choices.find(({ code }) => code === 'regular')
  const charged = regular?.parts.find(({ code }) => code === 'regular')
  if (!regular || !charged) return undefined
  const apart = regular.parts.length > 1
  if (charged.cost === 0) return { kind: 'free', apart }
  if (byCode) return { kind: 'by-code', apart }
  return freeFrom === undefined ? undefined : { kind: 'left', left: leftToFree(shippable, freeFrom), from: freeFrom }
}

/**
 * A choice as the shopper pays it: a code for free delivery pays for the parcel, not for bikes, surcharges or haste.
 */
export const paidChoice = (choice: DeliveryChoice, byCode: boolean): DeliveryChoice => {
  if (!byCode) return choice
  const parts = choice.parts.map((part) => (part.code === 'regular' ? { ...part, cost: 0 } : part))
  return { ...choice, parts, total: parts.reduce((sum, { cost }) => sum + cost, 0) }
}

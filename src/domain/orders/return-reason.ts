import type { LineUnits } from './parcel-record.ts'

/** Why something goes back; each has its words in both languages. */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-expected',
  'damaged',
  'wrong-item',
  'changed-mind',
  'gift',
  'other',
] as const

export type ReturnReason = (typeof returnReasons)[number]

/**
 * How something comes back: the shopper brings it to a store, mails it with a label of ours, or, where something large
 * is in it, a carrier picks it up.
 */
export const returnWays = ['store', 'mail', 'carrier'] as const

export type ReturnWay = (typeof returnWays)[number]

/**
 * A return request: units of lines by their index in the order. Staff complete it when they receive the goods. Older
 * ones do not say which way.
 */
export type ReturnRequest = { at: string; lines: LineUnits[]; reason: ReturnReason; way?: ReturnWay; note?: string }

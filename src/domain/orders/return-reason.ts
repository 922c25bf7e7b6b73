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

/** A return request: units of lines by their index in the order. Staff complete it when they receive the goods. */
export type ReturnRequest = { at: string; lines: LineUnits[]; reason: ReturnReason; note?: string }

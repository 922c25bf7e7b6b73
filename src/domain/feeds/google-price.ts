import { CURRENCY, type Cents } from '../money.ts'

/** A plain decimal number with the currency, in both languages. */
export const amount = (cents: Cents): string => `${(cents / 100).toFixed(2)} ${CURRENCY}`

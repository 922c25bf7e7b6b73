import type { Cents } from '../money.ts'

/** What a card that is sent by e-mail may be bought for (ours): from $10 to $500, to the cent. */
export const LEAST_GIFT: Cents = 10_00
export const MOST_GIFT: Cents = 500_00

/** The amount that was typed, in cents, as people of either language write it; undefined for one that is not sold. */
export function giftAmount(typed: string): Cents | undefined {
  const digits = /^\$?(\d{1,4})(?:[.,](\d{2}))?\$?$/.exec(typed.replaceAll(/[\s\u00a0\u202f]/g, ''))
  if (!digits) return undefined
  const cents = Number(digits[1]) * 100 + Number(digits[2] ?? 0)
  return isGiftAmount(cents) ? cents : undefined
}

export const isGiftAmount = (cents: Cents): boolean =>
  Number.isInteger(cents) && cents >= LEAST_GIFT && cents <= MOST_GIFT

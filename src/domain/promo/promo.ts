import { allocate } from '../allocate.ts'
import type { Cents } from '../money.ts'
import type { Day } from '../time.ts'

export const promoKinds = ['percentage', 'amount', 'free-shipping'] as const
export type PromoKind = (typeof promoKinds)[number]

/** A promo code as the merchant wrote it; one per order. */
export type Promo = {
  code: string
  kind: PromoKind
  /** Off, for a percentage: 1–100. */
  percent?: number
  /** Off the order, for an amount, in cents. */
  amount?: Cents
  /** Keys of categories; with none, everything but gift cards. */
  categories: string[]
  /** The least that the lines it counts for must come to, in cents. */
  minimum?: Cents
  active: boolean
  startsOn?: Day
  /** The last day. */
  endsOn?: Day
  /** Orders in all, and how many there are. */
  mostUses?: number
  uses: number
  /** Orders of one e-mail address, however it is tagged (shopper-of.ts). */
  mostUsesEach?: number
}

/** Why a code does nothing; the words are the screen's. */
export const promoRefusals = [
  'unknown-code',
  // It belongs to a gift card, which pays at the step of payment.
  'gift-card-code',
  'not-yet',
  'expired',
  'used-up',
  'already-used',
  'below-minimum',
  'nothing-counts',
  // It would count for some, but another offer that stands alone has them.
  'already-reduced',
] as const
export type PromoRefusal = (typeof promoRefusals)[number]

/** `amount` is what promotions have left of it; one that is closed may not be reduced further. */
export type PromoLine = { amount: Cents; categories: readonly string[]; isGiftCard: boolean; isClosed?: boolean }

/** A code as stored and compared: capital letters, no spaces. */
export const promoCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase().slice(0, 40)

/** May it be used for these lines today? `usesByShopper` counts the orders of the same e-mail address. */
export function promoRefusal(
  promo: Promo | undefined,
  lines: readonly PromoLine[],
  today: Day,
  usesByShopper = 0,
): PromoRefusal | undefined {
  if (!promo?.active) return 'unknown-code'
  if (promo.startsOn && today < promo.startsOn) return 'not-yet'
  if (promo.endsOn && today > promo.endsOn) return 'expired'
  if (promo.mostUses !== undefined && promo.uses >= promo.mostUses) return 'used-up'
  if (promo.mostUsesEach !== undefined && usesByShopper >= promo.mostUsesEach) return 'already-used'
  const counted = countedLines(promo, lines)
  if (!counted.includes(true)) {
    const open = lines.map((line) => ({ ...line, isClosed: false }))
    return countedLines(promo, open).includes(true) ? 'already-reduced' : 'nothing-counts'
  }
  return promo.minimum !== undefined && sumOf(lines, counted) < promo.minimum ? 'below-minimum' : undefined
}

/** The discount of each line, in whole cents that add up; never more than the line. Free shipping discounts no line. */
export function promoDiscounts(promo: Promo, lines: readonly PromoLine[]): Cents[] {
  const counted = countedLines(promo, lines)
  const eligible = sumOf(lines, counted)
  return allocate(
    promoAmount(promo, eligible),
    lines.map(({ amount }, index) => (counted[index] ? amount : 0)),
  )
}

function promoAmount({ kind, percent = 0, amount = 0 }: Promo, eligible: Cents): Cents {
  if (kind === 'percentage')
    return Math.min(eligible, Math.round((eligible * Math.min(100, Math.max(0, percent))) / 100))
  return kind === 'amount' ? Math.min(eligible, Math.max(0, amount)) : 0
}

const countedLines = ({ kind, categories }: Promo, lines: readonly PromoLine[]): boolean[] =>
  lines.map(
    (line) =>
      !line.isGiftCard &&
      // Free shipping takes nothing off a line.
      (kind === 'free-shipping' || !line.isClosed) &&
      (categories.length === 0 || categories.some((category) => line.categories.includes(category))),
  )

const sumOf = (lines: readonly PromoLine[], counted: readonly boolean[]): Cents =>
  lines.reduce((sum, { amount }, index) => sum + (counted[index] ? amount : 0), 0)

/** What is missing is named with its amount; nothing for all other refusals. */
export const minimumOf = (promo: Promo | undefined, refusal: PromoRefusal | undefined): { minimum?: Cents } =>
  refusal === 'below-minimum' && promo?.minimum !== undefined ? { minimum: promo.minimum } : {}

import type { Cents } from '../money.ts'
import { lessPercent } from './less-percent.ts'

export const markdownKinds = ['percentage', 'amount', 'price'] as const
export const roundings = ['none', 'end-95', 'end-99', 'dollar'] as const

/** What a markdown makes of a regular price. Only the value of its kind counts. */
export type MarkdownRule = {
  kind: (typeof markdownKinds)[number]
  /** Off the regular price, 1–99. */
  percent?: number
  /** Off the regular price, in cents. */
  amount?: Cents
  /** The price itself, in cents. */
  price?: Cents
  rounding: (typeof roundings)[number]
}

/** Why a markdown leaves a price as it is: nothing would be left of it, or it would be no reduction. */
export type MarkdownFault = 'not-positive' | 'not-below'

/**
 * The price under a markdown, in cents. It is rounded downwards, so that no less is taken off than is announced; a
 * price that the merchant wrote is not rounded.
 */
export function markedDown(regular: Cents, rule: MarkdownRule): Cents | MarkdownFault {
  const price = rule.kind === 'price' ? (rule.price ?? 0) : roundedDown(reduced(regular, rule), rule.rounding)
  if (price <= 0) return 'not-positive'
  return price < regular ? price : 'not-below'
}

/**
 * The sale price of a variant, in cents: its own, or what a markdown makes of its regular price, whichever is least. A
 * markdown never raises a price, and one that cannot count is as if it were not there.
 */
export function salePriceWith(
  { price, salePrice }: { price: Cents; salePrice?: Cents | null | undefined },
  rules: readonly MarkdownRule[],
): Cents | undefined {
  const marked = rules.map((rule) => markedDown(price, rule)).filter((one) => typeof one === 'number')
  const all = typeof salePrice === 'number' ? [salePrice, ...marked] : marked
  return all.length === 0 ? undefined : Math.min(...all)
}

/** A markdown with the times between which it runs, as ISO times; without an end until it is switched off. */
export type TimedMarkdown = MarkdownRule & { startsAt?: string; endsAt?: string }

/**
 * From when to when a variant's sale price is what it is, as ISO times; undefined where it is its own, or where the
 * markdown that makes it has no begin or no end.
 */
export function saleTimesOf(
  { price, salePrice }: { price: Cents; salePrice?: Cents | null | undefined },
  markdowns: readonly TimedMarkdown[],
): { from: string; until: string } | undefined {
  const least = salePriceWith({ price, salePrice }, markdowns)
  if (least === undefined || least === salePrice) return undefined
  const { startsAt: from, endsAt: until } = markdowns.find((one) => markedDown(price, one) === least) ?? {}
  return from && until ? { from, until } : undefined
}

function reduced(regular: Cents, { kind, percent = 0, amount = 0 }: MarkdownRule): Cents {
  return kind === 'amount' ? regular - Math.max(0, amount) : lessPercent(regular, percent)
}

function roundedDown(cents: Cents, rounding: MarkdownRule['rounding']): Cents {
  if (rounding === 'none') return cents
  const end = { 'end-95': 95, 'end-99': 99, dollar: 0 }[rounding]
  return Math.floor((cents - end) / 100) * 100 + end
}

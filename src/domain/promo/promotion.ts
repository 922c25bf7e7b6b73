import { allocate } from '../allocate.ts'
import type { Both } from '../locale.ts'
import { sum, type Cents } from '../money.ts'
import { isOfChoice, type PlacedProduct, type ProductChoice } from '../pricing/product-choice.ts'

export const promotionKinds = ['percentage', 'amount', 'tiers', 'buy-x-get-y', 'gift'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** A reduction that applies by itself, as the merchant wrote it; only the values of its kind count. */
export type Promotion = {
  id: number
  /** As shoppers see it. */
  name: Both
  kind: PromotionKind
  /** The products it is for; one that asks nothing is for all but gift cards. */
  choice: ProductChoice
  /** Off, 1–100: of a percentage, or of what one gets by buying. */
  percent?: number
  /** Off, in cents. */
  amount?: Cents
  /** From so many cents of its products on so much percent off; the highest that is reached counts. */
  tiers?: readonly { from: Cents; percent: number }[]
  /** Of so many units bought … */
  buy?: number
  /** … so many more cost less. */
  get?: number
  /** The SKU of which one unit is free. */
  gift?: string
  /** The least that its products must come to, in cents. */
  minimum?: Cents
  /** Whether others, and codes, may reduce the same lines. */
  combines: boolean
}

/** A line of a cart; `amount` in cents, before promotions. */
export type PromotionLine = PlacedProduct & { sku: string; quantity: number; amount: Cents; isGiftCard: boolean }

/** What a promotion takes off an order, in cents. */
export type AppliedPromotion = { id: number; name: Both; amount: Cents }

export type Promoted = {
  applied: AppliedPromotion[]
  /** Of each line, in the order of the lines. */
  discounts: Cents[]
  /** Lines that nothing else may reduce. */
  closed: boolean[]
}

type Reduction = { promotion: Promotion; discounts: Cents[]; total: Cents }

/**
 * What promotions take off the lines: the one worth most to the shopper first, the older among equals, each on what is
 * left. A line reduced by one that does not combine is closed to all others, and one that does not combine leaves
 * alone what another has reduced. The order of lines changes nothing, and no line is reduced by more than it costs.
 */
export function applyPromotions(lines: readonly PromotionLine[], promotions: readonly Promotion[]): Promoted {
  const result: Promoted = { applied: [], discounts: lines.map(() => 0), closed: lines.map(() => false) }
  let left = [...promotions]
  while (left.length > 0) {
    const best = left
      .map((promotion) => reductionOf(promotion, lines, result))
      .toSorted((a, b) => b.total - a.total || a.promotion.id - b.promotion.id)[0]
    if (!best || best.total === 0) break
    const { promotion, discounts, total } = best
    left = left.filter((one) => one !== promotion)
    result.applied.push({ id: promotion.id, name: promotion.name, amount: total })
    for (const [index, discount] of discounts.entries()) {
      result.discounts[index] = (result.discounts[index] ?? 0) + discount
      if (discount > 0 && !promotion.combines) result.closed[index] = true
    }
  }
  return result
}

/** The gifts that would be free and are not among the lines yet. */
export const missingGifts = (lines: readonly PromotionLine[], promotions: readonly Promotion[]): Promotion[] =>
  promotions.filter(
    ({ kind, gift, minimum = 0, choice }) =>
      kind === 'gift' &&
      gift !== undefined &&
      !lines.some(({ sku }) => sku === gift) &&
      sum(lines.filter((line) => isFor(choice, line)).map(({ amount }) => amount)) >= Math.max(1, minimum),
  )

const isFor = (choice: ProductChoice, line: PromotionLine): boolean => !line.isGiftCard && isOfChoice(choice, line)

function reductionOf(promotion: Promotion, lines: readonly PromotionLine[], so: Promoted): Reduction {
  const nets = lines.map(({ amount }, index) => amount - (so.discounts[index] ?? 0))
  const isOpen = (index: number) => !so.closed[index] && (promotion.combines || so.discounts[index] === 0)
  const weights = lines.map((line, index) => (isOpen(index) && isFor(promotion.choice, line) ? (nets[index] ?? 0) : 0))
  const discounts =
    promotion.kind === 'gift'
      ? giftDiscounts(promotion, lines, nets, weights, isOpen)
      : shared(Math.min(sum(weights), amountOf(promotion, lines, weights)), weights, lines)
  return { promotion, discounts, total: sum(discounts) }
}

function amountOf(promotion: Promotion, lines: readonly PromotionLine[], weights: readonly Cents[]): Cents {
  const { kind, percent = 0, amount = 0, minimum = 0, tiers = [] } = promotion
  const eligible = sum(weights)
  if (eligible < minimum) return 0
  if (kind === 'percentage') return partOf(eligible, percent)
  if (kind === 'amount') return Math.max(0, amount)
  if (kind === 'tiers')
    return partOf(eligible, Math.max(0, ...tiers.filter(({ from }) => eligible >= from).map((tier) => tier.percent)))
  return partOf(cheapest(promotion, lines, weights), percent)
}

/** What the cheapest units come to that are to cost less: so many of each group of those bought and those got. */
function cheapest({ buy = 0, get = 0 }: Promotion, lines: readonly PromotionLine[], weights: readonly Cents[]): Cents {
  if (buy < 1 || get < 1) return 0
  const units = lines
    .map(({ quantity }, index) => ({ quantity, unit: Math.floor((weights[index] ?? 0) / quantity) }))
    .filter(({ unit }) => unit > 0)
    .toSorted((a, b) => a.unit - b.unit)
  let free = Math.floor(sum(units.map(({ quantity }) => quantity)) / (buy + get)) * get
  let total = 0
  for (const { quantity, unit } of units) {
    const taken = Math.min(free, quantity)
    total += taken * unit
    free -= taken
  }
  return total
}

/** One unit of the gift is free where the rest of the lines earns it. */
function giftDiscounts(
  { gift, minimum = 0 }: Promotion,
  lines: readonly PromotionLine[],
  nets: readonly Cents[],
  weights: readonly Cents[],
  isOpen: (index: number) => boolean,
): Cents[] {
  const unitOf = (index: number) => Math.floor((nets[index] ?? 0) / (lines[index]?.quantity ?? 1))
  const at = lines.findIndex(({ sku, isGiftCard }, index) => sku === gift && !isGiftCard && isOpen(index))
  const earned = sum(weights) - ((weights[at] ?? 0) > 0 ? unitOf(at) : 0)
  return lines.map((_, index) => (index === at && earned >= Math.max(1, minimum) ? unitOf(at) : 0))
}

/** In whole cents that add up, by what each line costs; the same for each line whatever their order. */
function shared(amount: Cents, weights: readonly Cents[], lines: readonly PromotionLine[]): Cents[] {
  const order = lines
    .map(({ sku }, index) => ({ sku, index, weight: weights[index] ?? 0 }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : a.weight - b.weight))
  const parts = allocate(
    amount,
    order.map(({ weight }) => weight),
  )
  const byIndex = new Map(order.map(({ index }, place) => [index, parts[place] ?? 0]))
  return lines.map((_, index) => byIndex.get(index) ?? 0)
}

const partOf = (amount: Cents, percent: number): Cents =>
  Math.round((amount * Math.min(100, Math.max(0, percent))) / 100)

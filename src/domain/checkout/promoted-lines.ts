import type { Cents } from '../money.ts'
import {
  applyPromotions,
  type AppliedPromotion,
  type Promoted,
  type Promotion,
  type PromotionLine,
} from '../promo/promotion.ts'
import type { PromoLine } from '../promo/promo.ts'
import type { TaxClass } from '../tax/tax-class.ts'

type Line = {
  sku: string
  unit: Cents
  quantity: number
  categories: readonly string[]
  brand?: string
  collections?: readonly string[]
  taxClass: TaxClass
}
type Discounted = { discount: Cents; promotions?: readonly AppliedPromotion[] }

/** Lines as promotions see them. */
export const promotionLines = (lines: readonly Line[]): PromotionLine[] =>
  lines.map(({ sku, unit, quantity, categories, brand = '', collections = [], taxClass }) => ({
    sku,
    quantity,
    amount: unit * quantity,
    brand,
    categories,
    collections,
    isGiftCard: taxClass === 'gift-card',
  }))

/** What promotions take off the lines by themselves, and the lines as a code sees them: what is left of each. */
export function promotedLines(
  lines: readonly Line[],
  promotions: readonly Promotion[],
): { promoted: Promoted; forCode: PromoLine[] } {
  const all = promotionLines(lines)
  const promoted = applyPromotions(all, promotions)
  return {
    promoted,
    forCode: all.map(({ amount, categories, isGiftCard }, index) => ({
      amount: amount - (promoted.discounts[index] ?? 0),
      categories,
      isGiftCard,
      isClosed: promoted.closed[index] ?? false,
    })),
  }
}

/** The discount of an order by what gives it: promotions by their names, and the rest by the code. */
export function discountsOf({ discount, promotions = [] }: Discounted) {
  return { promotions, ofCode: discount - promotions.reduce((sum, { amount }) => sum + amount, 0) }
}

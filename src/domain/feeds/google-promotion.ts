import type { Locale } from '../locale.ts'
import { asksAnything, isOfChoice, type PlacedProduct } from '../pricing/product-choice.ts'
import type { Promotion } from '../promo/promotion.ts'
import { isoInstant, type Instant } from '../time.ts'
import { amount } from './google-price.ts'

/** A promotion with when it applies: from its beginning, or from when it was written; to its end, where it has one. */
export type DatedPromotion = Promotion & { from: Instant; until?: Instant }

/** A promotion of Google's promotions data specification; the names are Google's. */
export type GooglePromotion = {
  promotion_id: string
  product_applicability: 'all_products' | 'specific_products'
  offer_type: 'no_code'
  long_title: string
  promotion_effective_dates: string
  redemption_channel: 'online'
  promotion_destination: string[]
  percent_off?: string
  money_off_amount?: string
  minimum_purchase_amount?: string
  minimum_purchase_quantity?: string
  get_this_quantity_discounted?: string
  free_gift_item_id?: string
  free_gift_description?: string
}

/** Google takes promotions of half a year at most; one that lasts longer is several, one after the other. */
const LONGEST_MS = 180 * 86_400_000
/** Promotions that Google takes of one item. */
const MOST_OF_ITEM = 10

type Reduction = Pick<
  GooglePromotion,
  | 'percent_off'
  | 'money_off_amount'
  | 'minimum_purchase_amount'
  | 'minimum_purchase_quantity'
  | 'get_this_quantity_discounted'
  | 'free_gift_item_id'
>

/** What a promotion takes off, as Google says it: each of several tiers is a promotion there. */
function reductionsOf({
  kind,
  percent = 0,
  amount: off = 0,
  minimum = 0,
  tiers = [],
  buy,
  get,
  gift,
}: Promotion): Reduction[] {
  const least = minimum > 0 ? { minimum_purchase_amount: amount(minimum) } : {}
  if (kind === 'tiers')
    return tiers.map((tier) => ({ percent_off: String(tier.percent), minimum_purchase_amount: amount(tier.from) }))
  if (kind === 'amount') return off > 0 ? [{ money_off_amount: amount(off), ...least }] : []
  if (kind === 'gift') return gift ? [{ free_gift_item_id: gift, ...least }] : []
  if (percent <= 0) return []
  if (kind === 'percentage') return [{ percent_off: String(percent), ...least }]
  if (!buy || !get) return []
  return [
    {
      percent_off: String(percent),
      minimum_purchase_quantity: String(buy),
      get_this_quantity_discounted: String(get),
      ...least,
    },
  ]
}

const idOf = ({ id }: Promotion, nth: number, count: number): string =>
  count > 1 ? `promotion-${id}-${nth + 1}` : `promotion-${id}`

/** A promotion in a language at a time, for Google. Codes are never in it: whoever gives one out does so elsewhere. */
export function googlePromotions(promotion: DatedPromotion, locale: Locale, now: Instant): GooglePromotion[] {
  const reductions = reductionsOf(promotion)
  return reductions.map((reduction, nth) => ({
    promotion_id: idOf(promotion, nth, reductions.length),
    product_applicability: asksAnything(promotion.choice) ? 'specific_products' : 'all_products',
    offer_type: 'no_code',
    long_title: promotion.name[locale],
    promotion_effective_dates: datesOf(promotion, now),
    redemption_channel: 'online',
    promotion_destination: ['Shopping_ads', 'Free_listings'],
    ...reduction,
    ...(reduction.free_gift_item_id && { free_gift_description: promotion.name[locale] }),
  }))
}

/** The half year that it is in, so that the same is said of it until that is over. */
function datesOf({ from, until }: DatedPromotion, now: Instant): string {
  const begin = from + Math.max(0, Math.floor((now - from) / LONGEST_MS)) * LONGEST_MS
  const end = Math.min(until ?? Infinity, begin + LONGEST_MS)
  return [begin, end].map((time) => `${isoInstant(time).slice(0, 16)}Z`).join('/')
}

/** The promotions that name some products, of which an item is one. */
export const promotionIdsOf = (product: PlacedProduct, promotions: readonly Promotion[]): string[] =>
  promotions
    .filter(({ choice }) => asksAnything(choice) && isOfChoice(choice, product))
    .flatMap((promotion) => {
      const { length } = reductionsOf(promotion)
      return Array.from({ length }, (_, nth) => idOf(promotion, nth, length))
    })
    .slice(0, MOST_OF_ITEM)

/** What Google's promotions data specification requires; the words are the admin's. */
export const promotionRules = [
  'promotion-id',
  'promotion-title',
  'promotion-dates',
  'promotion-amount',
  'promotion-empty',
] as const
export type PromotionRule = (typeof promotionRules)[number]
export type PromotionProblem = { rule: PromotionRule; id: string; attribute: keyof GooglePromotion; value?: string }

/** Characters that Google takes of a name. */
const LONGEST_TITLE = 60
const isAmount = (text: string): boolean => /^\d+\.\d\d CAD$/.test(text)
const isPercent = (text: string): boolean => /^([1-9]\d?|100)$/.test(text)

/** What Google would refuse of promotions. */
export function promotionProblems(items: readonly GooglePromotion[]): PromotionProblem[] {
  const ids = items.map(({ promotion_id }) => promotion_id)
  return items.flatMap((item, at) => {
    const [begin = '', end = ''] = item.promotion_effective_dates.split('/')
    const { promotion_id: id, long_title: title, percent_off: percent, money_off_amount: off } = item
    const least = item.minimum_purchase_amount
    const faults: [boolean, PromotionRule, keyof GooglePromotion][] = [
      [!/^[\w-]{1,50}$/.test(id) || ids.indexOf(id) !== at, 'promotion-id', 'promotion_id'],
      [title.trim() === '' || title.length > LONGEST_TITLE, 'promotion-title', 'long_title'],
      [!/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(begin) || begin >= end, 'promotion-dates', 'promotion_effective_dates'],
      [percent !== undefined && !isPercent(percent), 'promotion-amount', 'percent_off'],
      [off !== undefined && !isAmount(off), 'promotion-amount', 'money_off_amount'],
      [least !== undefined && !isAmount(least), 'promotion-amount', 'minimum_purchase_amount'],
      [!percent && !off && !item.free_gift_item_id, 'promotion-empty', 'percent_off'],
    ]
    return faults.flatMap(([isWrong, rule, attribute]) => {
      const value = item[attribute]
      return isWrong ? [{ rule, id, attribute, ...(typeof value === 'string' && { value }) }] : []
    })
  })
}

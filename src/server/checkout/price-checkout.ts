import type { ProvinceCode } from '../../domain/address/province.ts'
import type {
  CheckoutNotice,
  CheckoutState,
  CheckoutStep,
  OfferedDelivery,
  PickupStore,
} from '../../domain/checkout/checkout.ts'
import { nextStep } from '../../domain/checkout/next-step.ts'
import { planOf, type Plan } from '../../domain/checkout/plan.ts'
import { promotedLines } from '../../domain/checkout/promoted-lines.ts'
import { quote, shippingLine, type Quote } from '../../domain/checkout/quote.ts'
import type { Cents } from '../../domain/money.ts'
import type { Promotion } from '../../domain/promo/promotion.ts'
import { minimumOf, promoRefusal, type PromoRefusal } from '../../domain/promo/promo.ts'
import { deliveryChoices } from '../../domain/shipping/combine-rates.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import type { Day, Instant } from '../../domain/time.ts'
import type { Rows } from '../database/database.ts'
import { grouping } from './grouping.ts'
import { findCards, type StoredGiftCard } from './gift-cards.ts'
import { findPromo, usesBy, type StoredPromo } from './promo-codes.ts'
import { runningPromotions } from './promotions.ts'
import type { TaxRates } from './tax-rates.ts'
import type { OfferedStore } from '../orders/pickup-stores.ts'
import type { ContentLine } from './cart-contents.ts'
import { canPickUpRest, countersOf, knownWish } from './counters.ts'

/** A priced checkout: its current cost, and what is missing. The same for the pages and for placing the order. */
export type PricedCheckout = {
  quote: Quote
  plan: Plan
  /** Where the parcel goes, if there is one. */
  province?: ProvinceCode
  /** The store of each line that is picked up, by its SKU. */
  counters: ReadonlyMap<string, PickupStore>
  /** The ways of delivery of what the cart leaves to the checkout, whether or not it is to be picked up. */
  offered: OfferedDelivery[]
  /** What travels together at present. */
  groups: DeliveryGroup[]
  /** Can all that the cart leaves to the checkout be picked up in a store? */
  mayPickUp: boolean
  /** Those that apply by themselves, to any cart. */
  promotions: Promotion[]
  promo?: StoredPromo
  promoProblem?: PromoRefusal
  /** The minimum that the code needs, where that is the problem. */
  promoMinimum?: { minimum?: Cents }
  cards: StoredGiftCard[]
  /** Only orders picked up entirely at one store; gift cards are e-mailed to their recipients. */
  mayPayInStore: boolean
  next: CheckoutStep
  notices: CheckoutNotice[]
}

type Options = {
  rows: Rows
  state: CheckoutState
  lines: readonly ContentLine[]
  stores: readonly OfferedStore[]
  taxes: TaxRates
  terms: ShopTerms
  /** The form of the gateway's tokens. */
  tokens: RegExp | undefined
  now: Instant
  /** Of the customer who is signed in: their uses of a code count until another address is given. */
  email?: string | undefined
}

/** What is sold out is announced and not counted. */
export const isToBeHad = ({ short }: ContentLine): boolean => short !== 0

export async function priceCheckout({
  rows,
  state,
  lines: all,
  stores,
  taxes,
  terms: { shipping },
  tokens,
  now,
  email,
}: Options): Promise<PricedCheckout> {
  const lines = all.filter(isToBeHad)
  const today = shopDay(now)
  const mayPickUp = canPickUpRest(lines)
  const wish = knownWish(state.delivery, stores, mayPickUp)
  const plan = planOf(lines, wish)
  const counters = await countersOf(rows, { lines, wish, stores, now })
  const to = plan.ships ? state.address : undefined
  const province = to?.province
  const found = state.promo ? await findPromo(rows, state.promo) : undefined
  const promotions = await runningPromotions(rows, now)
  const promoProblem = state.promo
    ? promoRefusal(
        found,
        promotedLines(lines, promotions).forCode,
        today,
        await usesBy(rows, state.promo, state.contact?.email ?? email),
      )
    : undefined
  const promo = promoProblem ? undefined : found
  const cards = await findCards(rows, state.giftCards)
  const placed = placedLines(lines, counters, province)
  // Taxes are shown once all of them are known.
  const rates = plan.ships && !province ? [] : await ratesOf(placed, taxes, today)
  const result = quote({
    lines: placed,
    ...(wish?.kind === 'ship' && { code: wish.code }),
    promotions,
    promo,
    rates,
    giftCards: cards,
    shipping,
    now,
  })
  const groupsBy = await grouping({ lines, to, today, byCode: promo?.kind === 'free-shipping' })
  const offered = deliveryChoices(
    result.lines.map((line, index) =>
      shippingLine({ ...line, pickedUp: lines[index]?.pickupStore !== undefined }, line.net),
    ),
    now,
    shipping,
  ).choices.map((choice) => groupsBy(choice, ({ pickupStore }) => pickupStore))
  const mayPayInStore =
    !plan.ships && plan.stores.length === 1 && !lines.some(({ taxClass }) => taxClass === 'gift-card')
  const priced = {
    quote: result,
    plan,
    ...(province && { province }),
    counters,
    offered,
    groups: groupsBy(result.choice, ({ sku }) => counters.get(sku)?.slug).groups,
    mayPickUp,
    promotions,
    ...(promo && { promo }),
    ...(promoProblem && { promoProblem, promoMinimum: minimumOf(found, promoProblem) }),
    cards,
    mayPayInStore,
  }
  const next = nextStep(state, {
    ...plan,
    codes: result.choices.map(({ code }) => code),
    mayPayInStore,
    due: result.totals.due,
    tokens,
  })
  return { ...priced, next, notices: noticesOf(state, all, priced, stores) }
}

/**
 * The lines as they are priced: those with a counter are picked up and taxed there, the others where the parcel goes.
 */
export const placedLines = (
  lines: readonly ContentLine[],
  counters: PricedCheckout['counters'],
  province: ProvinceCode | undefined,
) =>
  lines.map((line) => {
    const at = counters.get(line.sku)?.province ?? province
    return { ...line, pickedUp: counters.has(line.sku), ...(at && { province: at }) }
  })

/** The taxes of all provinces of an order. */
export const ratesOf = async (lines: readonly { province?: ProvinceCode }[], taxes: TaxRates, today: Day) =>
  (
    await Promise.all(
      [...new Set(lines.flatMap(({ province }) => province ?? []))].map((province) => taxes.for(province, today)),
    )
  ).flat()

function noticesOf(
  state: CheckoutState,
  lines: readonly ContentLine[],
  {
    quote: { choices },
    promoProblem,
    promoMinimum,
    cards,
    mayPickUp,
  }: Pick<PricedCheckout, 'quote' | 'promoProblem' | 'promoMinimum' | 'cards' | 'mayPickUp'>,
  stores: readonly OfferedStore[],
): CheckoutNotice[] {
  const { delivery, promo } = state
  const ofLines = lines.flatMap((line): CheckoutNotice[] => {
    const { sku, words, unit, seenPrice, short, pickup } = line
    const [title, store] = [words.en.title, pickup?.name.en]
    // What cannot be bought has no price that matters.
    if (short !== undefined && store !== undefined)
      return [{ kind: pickup?.refusal === 'closed-for-good' ? 'store-closed' : 'not-there', sku, title, store }]
    if (short === 0) return [{ kind: 'gone', sku, title }]
    const price: CheckoutNotice[] =
      seenPrice !== undefined && seenPrice !== unit ? [{ kind: 'price', sku, title, from: seenPrice, to: unit }] : []
    return short === undefined ? price : [...price, { kind: 'stock', sku, title, left: short }]
  })
  const isGone =
    delivery?.kind === 'pickup'
      ? !knownWish(delivery, stores, mayPickUp)
      : delivery?.kind === 'ship' && choices.length > 0 && !choices.some(({ code }) => code === delivery.code)
  return [
    ...ofLines,
    ...(delivery && isGone
      ? [{ kind: 'delivery', gone: delivery.kind === 'pickup' ? 'pickup' : delivery.code } as const]
      : []),
    ...(promo && promoProblem ? [{ kind: 'promo', code: promo, reason: promoProblem, ...promoMinimum } as const] : []),
    ...cards.flatMap(({ code, balance, isVoid }) =>
      balance === 0 ? [{ kind: 'gift-card', code, ...(isVoid && { isVoid }) } as const] : [],
    ),
  ]
}

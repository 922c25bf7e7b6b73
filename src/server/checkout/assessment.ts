import type { ProvinceCode } from '../../domain/address/province.ts'
import { hasPoBox } from '../../domain/address/address.ts'
import type { CheckoutNotice, CheckoutState, CheckoutStep, PickupStore } from '../../domain/checkout/checkout.ts'
import { quote, type Quote } from '../../domain/checkout/quote.ts'
import { promoRefusal, type PromoRefusal } from '../../domain/promo/promo.ts'
import { deliveryChoices } from '../../domain/shipping/combine-rates.ts'
import { SHOP_ZONE } from '../../domain/shipping/delivery-estimate.ts'
import { dayInZone, type Instant } from '../../domain/time.ts'
import type { Rows } from '../database.ts'
import { findCards, type KeptCard } from '../gift-cards/gift-cards.ts'
import { findPromo, usesBy, type KeptPromo } from '../promo/promo-codes.ts'
import type { TaxRates } from '../tax/tax-rates.ts'
import type { ContentLine } from './cart-contents.ts'

/** A checkout weighed: what it costs as it stands, and what is missing. The same for the pages and for the placing. */
export type Assessment = {
  quote: Quote
  province?: ProvinceCode
  store?: PickupStore
  promo?: KeptPromo
  promoProblem?: PromoRefusal
  cards: KeptCard[]
  needsDelivery: boolean
  toTheDoor: boolean
  /** Cards of money go by mail to whom they are for: they are not paid at a till. */
  mayPayInStore: boolean
  next: CheckoutStep
  notices: CheckoutNotice[]
}

type Options = { rows: Rows; state: CheckoutState; lines: readonly ContentLine[]; stores: readonly PickupStore[]; taxes: TaxRates; now: Instant }

export async function assess({ rows, state, lines, stores, taxes, now }: Options): Promise<Assessment> {
  const today = dayInZone(now, SHOP_ZONE)
  const wish = state.delivery
  const store = wish?.kind === 'pickup' ? stores.find(({ slug }) => slug === wish.store) : undefined
  const province = store?.province ?? state.address?.province
  const found = state.promo ? await findPromo(rows, state.promo) : undefined
  const promoLines = lines.map(({ unit, quantity, categories, taxClass }) => ({ amount: unit * quantity, categories, isGiftCard: taxClass === 'gift-card' }))
  const promoProblem = state.promo ? promoRefusal(found, promoLines, today, await usesBy(rows, state.promo, state.contact?.email)) : undefined
  const promo = promoProblem ? undefined : found
  const cards = await findCards(rows, state.giftCards)
  const delivery = store ? ({ kind: 'pickup' } as const) : ({ kind: 'ship', ...(wish?.kind === 'ship' && { code: wish.code }) } as const)
  const rates = province ? await taxes.for(province, today) : []
  const result = quote({ lines, delivery, promo, rates, giftCards: cards, now })
  const needsDelivery = lines.some(({ shippingClass }) => shippingClass !== 'none')
  const toTheDoor = !store && lines.some(({ shippingClass }) => shippingClass === 'bike' || shippingClass === 'oversize')
  const mayPayInStore = store !== undefined && !lines.some(({ taxClass }) => taxClass === 'gift-card')
  const weighed = { quote: result, ...(province && { province }), ...(store && { store }), ...(promo && { promo }), ...(promoProblem && { promoProblem }), cards, needsDelivery, toTheDoor, mayPayInStore }
  return { ...weighed, next: nextStep(state, weighed), notices: noticesOf(state, lines, weighed) }
}

function nextStep(state: CheckoutState, { quote: { choices, totals }, store, needsDelivery, toTheDoor, mayPayInStore }: Omit<Assessment, 'next' | 'notices'>): CheckoutStep {
  const { contact, address, delivery, payment } = state
  if (!contact) return 'contact'
  if (needsDelivery && !store) {
    if (!address || (toTheDoor && hasPoBox(address))) return 'address'
    if (delivery?.kind !== 'ship' || !choices.some(({ code }) => code === delivery.code)) return 'delivery'
  }
  if (totals.due > 0 && (!payment || (payment.method === 'card' && !payment.token) || (payment.method === 'store' && !mayPayInStore))) return 'payment'
  return 'review'
}

function noticesOf(state: CheckoutState, lines: readonly ContentLine[], { quote: { choices }, store, promoProblem, cards }: Omit<Assessment, 'next' | 'notices'>): CheckoutNotice[] {
  const { delivery, promo } = state
  const ofLines = lines.flatMap(({ sku, words, unit, seenPrice, short }): CheckoutNotice[] => {
    const title = words.en.title
    const price: CheckoutNotice[] = seenPrice !== undefined && seenPrice !== unit ? [{ kind: 'price', sku, title, from: seenPrice, to: unit }] : []
    return short === undefined ? price : [...price, short === 0 ? { kind: 'gone', sku, title } : { kind: 'stock', sku, title, left: short }]
  })
  const isGone = delivery?.kind === 'pickup' ? !store : delivery?.kind === 'ship' && choices.length > 0 && !choices.some(({ code }) => code === delivery.code)
  return [
    ...ofLines,
    ...(delivery && isGone ? [{ kind: 'delivery', gone: delivery.kind === 'pickup' ? 'pickup' : delivery.code } as const] : []),
    ...(promo && promoProblem ? [{ kind: 'promo', code: promo, reason: promoProblem } as const] : []),
    ...cards.filter(({ balance }) => balance === 0).map(({ code }) => ({ kind: 'gift-card', code }) as const),
  ]
}

/** What changed for the shopper by a new address: other rates, other taxes (they are told, not only done). */
export function changedAmounts(before: Quote['totals'], after: Quote['totals']): CheckoutNotice[] {
  const taxOf = ({ taxes }: Quote['totals']) => taxes.reduce((sum, { amount }) => sum + amount, 0)
  const shippingOf = ({ shipping, shippingDiscount }: Quote['totals']) => shipping - shippingDiscount
  const [taxes, shipping] = [[taxOf(before), taxOf(after)], [shippingOf(before), shippingOf(after)]] as const
  return [
    ...(before.taxes.length > 0 && taxes[0] !== taxes[1] ? [{ kind: 'taxes', from: taxes[0], to: taxes[1] } as const] : []),
    ...(shipping[0] !== shipping[1] ? [{ kind: 'rates', from: shipping[0], to: shipping[1] } as const] : []),
  ]
}

/** The ways of delivery of a cart whether or not it is to be picked up: what the step offers. */
export const offeredChoices = ({ lines }: Quote, now: Instant) => deliveryChoices(lines.map(({ shippingClass, quantity, net, taxClass }) => ({ shippingClass, quantity, amount: taxClass === 'gift-card' ? 0 : net })), now).choices

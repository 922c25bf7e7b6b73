import type { ShippingClass } from '../catalog/product.ts'
import { redeem } from '../gift-card/gift-card.ts'
import type { Cents } from '../money.ts'
import { promoDiscounts, type Promo } from '../promo/promo.ts'
import { deliveryChoices, orderAmount, type DeliveryChoice } from '../shipping/combine-rates.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { TaxRate } from '../tax/tax-rate.ts'
import { taxesOf, taxShares, type TaxLine } from '../tax/taxes.ts'
import type { Instant } from '../time.ts'

/** A line to be priced: what one costs now, and what promo codes and taxes ask about it. */
export type QuoteLine = { sku: string; unit: Cents; quantity: number; shippingClass: ShippingClass; categories: readonly string[]; taxClass: TaxClass }

/** `pickup` is free; `ship` by the choice of that code, or the first there is. */
export type QuoteDelivery = { kind: 'pickup' } | { kind: 'ship'; code?: RateCode }

export type QuoteInput = {
  lines: readonly QuoteLine[]
  delivery: QuoteDelivery
  /** A code that may be used, see `promoRefusal`. */
  promo?: Promo
  /** Taxes of the destination; of the store for a pickup. Without any, none is known yet. */
  rates: readonly TaxRate[]
  giftCards: readonly { id: string; balance: Cents }[]
  now: Instant
}

/** Every amount of an order in whole cents. `total` = merchandise − discount + shipping − shippingDiscount + taxes; `due` = total − gift cards. */
export type Totals = {
  merchandise: Cents
  discount: Cents
  /** What the delivery is made of; none for a pickup. */
  shippingParts: { code: RateCode; cost: Cents }[]
  shipping: Cents
  shippingDiscount: Cents
  taxes: TaxLine[]
  /** What of the taxes, in their order, is on the delivery. */
  shippingTaxes: Cents[]
  total: Cents
  giftCards: { id: string; amount: Cents }[]
  due: Cents
}

/** A line with what a promo code took off it: `net` is what is taxed. */
export type PricedLine = QuoteLine & { amount: Cents; discount: Cents; net: Cents; /** What of the taxes, in their order, is on the line. */ taxes: Cents[] }

export type Quote = { lines: PricedLine[]; totals: Totals; choices: DeliveryChoice[]; choice?: DeliveryChoice; /** Counts for free delivery (acceptance 130). */ shippable: Cents }

/**
 * What a cart costs: the one place where an order's amounts come from, for the cart's estimate, for the checkout, and once more
 * when the order is placed. Gift cards pay for everything but gift cards: money is not turned into other money.
 */
export function quote({ lines, delivery, promo, rates, giftCards, now }: QuoteInput): Quote {
  const priced = pricedLines(lines, promo)
  const shippingLines = priced.map(({ shippingClass, quantity, net, taxClass }) => ({ shippingClass, quantity, amount: taxClass === 'gift-card' ? 0 : net }))
  const { choices } = deliveryChoices(shippingLines, now)
  const shippable = orderAmount(shippingLines)
  const choice = delivery.kind === 'ship' ? (choices.find(({ code }) => code === delivery.code) ?? choices[0]) : undefined
  const shippingParts = choice?.parts ?? []
  const shipping = sum(shippingParts.map(({ cost }) => cost))
  const shippingDiscount = promo?.kind === 'free-shipping' ? sum(shippingParts.filter(({ code }) => code === 'regular').map(({ cost }) => cost)) : 0
  const taxed = priced.map(({ taxClass, net, unit, shippingClass }) => ({ taxClass, amount: net, unit, delivered: shippingClass !== 'none' }))
  const taxes = taxesOf(taxed, shipping - shippingDiscount, rates)
  const shares = taxShares(taxed, shipping - shippingDiscount, rates, taxes)
  const shareOf = (index: number) => shares.map((share) => share[index] ?? 0)
  const merchandise = sum(priced.map(({ amount }) => amount))
  const discount = sum(priced.map((line) => line.discount))
  const total = merchandise - discount + shipping - shippingDiscount + sum(taxes.map(({ amount }) => amount))
  const payable = total - sum(priced.filter(({ taxClass }) => taxClass === 'gift-card').map(({ net }) => net))
  const paid = redeem(payable, giftCards.map(({ balance }) => balance))
  const used = giftCards.map(({ id }, index) => ({ id, amount: paid[index] ?? 0 }))
  const totals = { merchandise, discount, shippingParts, shipping, shippingDiscount, taxes, shippingTaxes: shareOf(priced.length), total, giftCards: used, due: total - sum(paid) }
  return { lines: priced.map((line, index) => ({ ...line, taxes: shareOf(index) })), totals, choices, choice, shippable }
}

function pricedLines(lines: readonly QuoteLine[], promo: Promo | undefined): Omit<PricedLine, 'taxes'>[] {
  const amounts = lines.map((line) => ({ amount: line.unit * line.quantity, categories: line.categories, isGiftCard: line.taxClass === 'gift-card' }))
  const discounts = promo ? promoDiscounts(promo, amounts) : []
  return lines.map((line, index) => {
    const [amount, discount] = [amounts[index]?.amount ?? 0, discounts[index] ?? 0]
    return { ...line, amount, discount, net: amount - discount }
  })
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

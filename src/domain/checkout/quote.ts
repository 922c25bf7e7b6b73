import type { ProvinceCode } from '../address/province.ts'
import type { ShippingClass } from '../catalog/product.ts'
import { redeem } from '../gift-card/gift-card.ts'
import { sum, type Cents } from '../money.ts'
import { promoDiscounts, type Promo } from '../promo/promo.ts'
import type { AppliedPromotion, Promotion } from '../promo/promotion.ts'
import { chargedTaxes } from './charged-taxes.ts'
import { promotedLines } from './promoted-lines.ts'
import { deliveryChoices, orderAmount, type DeliveryChoice, type ShippingLine } from '../shipping/combine-rates.ts'
import { freeDelivery, paidChoice, type FreeDelivery } from '../shipping/free-delivery.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import { specifiedShipping, type ShippingTerms } from '../shipping/rates.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { TaxRate } from '../tax/tax-rate.ts'
import type { TaxLine } from '../tax/taxes.ts'
import type { Instant } from '../time.ts'

/** A line to be priced: its current unit price, and what promo codes and taxes need to know. */
export type QuoteLine = {
  sku: string
  unit: Cents
  quantity: number
  shippingClass: ShippingClass
  categories: readonly string[]
  /** By their keys, for promotions. */
  brand?: string
  collections?: readonly string[]
  taxClass: TaxClass
  /** Fetched at a store: it is not carried, and free of delivery. */
  pickedUp?: boolean
  /** The province of the tax, where the order has taxes of several. */
  province?: ProvinceCode
}

export type QuoteInput = {
  lines: readonly QuoteLine[]
  /** The way of delivery that is chosen; else the first there is. */
  code?: RateCode
  /** Those that apply by themselves. */
  promotions?: readonly Promotion[]
  /** A code that may be used, see `promoRefusal`. */
  promo?: Promo
  /** Taxes of the destination, and of the stores where lines are picked up. Without any, none is known yet. */
  rates: readonly TaxRate[]
  giftCards: readonly { id: string; balance: Cents }[]
  /** What the merchant charges for delivery; as specified unless given. */
  shipping?: ShippingTerms
  now: Instant
}

/**
 * Every amount of an order in whole cents. `total` = merchandise − discount + shipping − shippingDiscount + taxes;
 * `due` = total − gift cards.
 */
export type Totals = {
  merchandise: Cents
  /** Of promotions and of the code together. */
  discount: Cents
  /** What applied by itself; absent where nothing did. */
  promotions?: AppliedPromotion[]
  /** The components of the delivery; none for a pickup. */
  shippingParts: { code: RateCode; cost: Cents }[]
  shipping: Cents
  shippingDiscount: Cents
  taxes: TaxLine[]
  /** The delivery's part of each tax, in the order of the taxes. */
  shippingTaxes: Cents[]
  total: Cents
  giftCards: { id: string; amount: Cents }[]
  due: Cents
}

/** A line with its discount, by promotions and by the code: `net` is the taxable amount. */
export type PricedLine = QuoteLine & {
  amount: Cents
  discount: Cents
  net: Cents
  /** What of the taxes, in their order, is on the line. */
  taxes: Cents[]
}

export type Quote = {
  lines: PricedLine[]
  totals: Totals
  choices: DeliveryChoice[]
  choice?: DeliveryChoice
  /** How far it is to free delivery, as it is charged; absent where regular delivery is not offered. */
  free?: FreeDelivery
}

/**
 * The price of a cart: the single source of an order's amounts, for the cart's estimate, for the checkout, and again
 * when the order is placed. Gift cards pay for everything but gift cards, so that a balance cannot be moved to a new
 * card.
 */
export function quote({
  lines,
  code,
  promotions = [],
  promo,
  rates,
  giftCards,
  shipping: terms = specifiedShipping,
  now,
}: QuoteInput): Quote {
  const { priced, applied } = pricedLines(lines, promotions, promo)
  const shippingLines = priced.map((line) => shippingLine(line, line.net))
  const { choices } = deliveryChoices(shippingLines, now, terms)
  const byCode = promo?.kind === 'free-shipping'
  const free = freeDelivery({ choices, shippable: orderAmount(shippingLines), byCode, freeFrom: terms.freeFrom })
  const choice = choices.find((one) => one.code === code) ?? choices[0]
  const shippingParts = choice?.parts ?? []
  const shipping = sum(shippingParts.map(({ cost }) => cost))
  const charged = choice && paidChoice(choice, byCode)
  const shippingDiscount = shipping - (charged?.total ?? 0)
  const { taxes, lineTaxes, shippingTaxes } = chargedTaxes(priced, charged?.parts ?? [], rates)
  const merchandise = sum(priced.map(({ amount }) => amount))
  const discount = sum(priced.map((line) => line.discount))
  const total = merchandise - discount + shipping - shippingDiscount + sum(taxes.map(({ amount }) => amount))
  const payable = total - sum(priced.filter(({ taxClass }) => taxClass === 'gift-card').map(({ net }) => net))
  const paid = redeem(
    payable,
    giftCards.map(({ balance }) => balance),
  )
  const used = giftCards.map(({ id }, index) => ({ id, amount: paid[index] ?? 0 }))
  const totals = {
    merchandise,
    discount,
    ...(applied.length > 0 && { promotions: applied }),
    shippingParts,
    shipping,
    shippingDiscount,
    taxes,
    shippingTaxes,
    total,
    giftCards: used,
    due: total - sum(paid),
  }
  return {
    lines: priced.map((line, index) => ({ ...line, taxes: lineTaxes[index] ?? [] })),
    totals,
    choices,
    ...(choice && { choice }),
    ...(free && { free }),
  }
}

/** A line as the delivery rates see it: a gift card never counts, whatever it costs (acceptance 12). */
export const shippingLine = ({ shippingClass, quantity, taxClass, pickedUp }: QuoteLine, net: Cents): ShippingLine => ({
  shippingClass,
  quantity,
  amount: taxClass === 'gift-card' ? 0 : net,
  ...(pickedUp && { pickedUp }),
})

/** Promotions come first, the code on what they leave. */
function pricedLines(
  lines: readonly QuoteLine[],
  promotions: readonly Promotion[],
  promo: Promo | undefined,
): { priced: Omit<PricedLine, 'taxes'>[]; applied: AppliedPromotion[] } {
  const { promoted, forCode } = promotedLines(lines, promotions)
  const byCode = promo ? promoDiscounts(promo, forCode) : []
  const priced = lines.map((line, index) => {
    const amount = line.unit * line.quantity
    const discount = (promoted.discounts[index] ?? 0) + (byCode[index] ?? 0)
    return { ...line, amount, discount, net: amount - discount }
  })
  return { priced, applied: promoted.applied }
}

import { postalArea, provincesOf } from '../address/postal-code.ts'
import { provinceOf, type ProvinceCode } from '../address/province.ts'
import type { Cart, CartRefusal } from '../cart/cart.ts'
import type { Cents } from '../money.ts'
import type { GatewayName, PaymentAction, PaymentSetup } from '../payment/payment.ts'
import type { DeliveryWindow } from '../shipping/delivery-estimate.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { FieldError } from './checkout.ts'
import type { PlacedOrder, PlaceRefusal } from './place-order.ts'
import type { Totals } from './quote.ts'

/**
 * Where a wallet would have it sent, before the shopper agrees: no street yet, of a postal code often the first half.
 */
export type WalletPlace = { country: string; province: string; postalCode: string }

/** A way of delivery as a wallet lists it, as the shopper would pay it. */
export type ExpressDelivery = { code: RateCode; cost: Cents; window?: DeliveryWindow }

/** What a wallet shows of the cart: the same amounts as the checkout would. */
export type ExpressQuote = {
  ok: true
  /** Of the placing: the same key orders once. */
  key: string
  /** What the wallet pays: after gift cards, and without taxes as long as it is not known where it goes. */
  totals: Totals
  deliveries: ExpressDelivery[]
  /** The one that is counted. */
  delivery?: RateCode
  /** Whether an address is asked for: gift cards by email need none. */
  ships: boolean
  needsPhone: boolean
  payment: PaymentSetup
}

/** Why a wallet cannot pay for this cart, or not to be sent there. Nothing was charged. */
export type ExpressRefusal =
  | { reason: 'not-in-canada' | 'unknown-place' }
  /** Something of it is fetched at a store, which the checkout asks about. */
  | { reason: 'pickup' }
  /** Gift cards pay for all of it. */
  | { reason: 'nothing-due' }
  /** The delivery that was chosen is not offered. */
  | { reason: 'delivery' }
  | { reason: 'empty' }
  /** What was bought at once is ordered already. */
  | { reason: 'bought' }
  | { reason: 'sold-out'; sku: string; left: number }

export type ExpressAnswer = ExpressQuote | ({ ok: false } & ExpressRefusal)

/** The answer to the placing; `fields`: what is wrong with what the wallet sent. */
export type ExpressPlaced =
  | { ok: true; order: PlacedOrder }
  | { ok: false; reason: 'action'; action: PaymentAction }
  | { ok: false; reason: 'fields'; errors: FieldError[] }
  | ({ ok: false } & (ExpressRefusal | PlaceRefusal))

/** What a wallet sends to place the order. */
export type ExpressOrder = {
  key: string
  /** The amount the shopper agreed to in the wallet, in cents. */
  due: Cents
  token: string
  email: string
  phone: string
  /** Absent where nothing is sent. */
  address?: WalletPlace & { name: string; line1: string; line2: string; city: string }
  delivery?: RateCode
}

/**
 * One item that is bought at once from its page, in a cart of its own: the shopper's cart stays as it is. The token is
 * for the calls of its sheet.
 */
export type BuyNowAnswer = { ok: true; token: string; cart: Cart } | { ok: false; reason: CartRefusal; left?: number }

/** The end of a product page's address for a shopper whose bank did not agree to what was bought at once. */
export const NOT_BOUGHT = '#not-bought'

/**
 * The province in which a wallet's place is taxed and delivered. A province and a postal code that contradict each
 * other are no place; one of them alone is enough.
 */
export function provinceOfPlace({
  country,
  province,
  postalCode,
}: WalletPlace): { province: ProvinceCode } | { reason: 'not-in-canada' | 'unknown-place' } {
  if (country.trim().toUpperCase() !== 'CA') return { reason: 'not-in-canada' }
  const named = provinceOf(province)
  const area = postalArea(postalCode)
  const there = area ? provincesOf(area) : []
  const found = named ?? there[0]
  return found && (there.length === 0 || there.includes(found)) ? { province: found } : { reason: 'unknown-place' }
}

/** Whose buttons and sheets there are. */
export type Wallets = 'test' | 'stripe'
/** The wallets that each gateway takes; with none, no page offers to pay at once. */
export const walletsOf: Record<GatewayName, Wallets | 'none'> = { test: 'test', stripe: 'stripe' }

/**
 * The wallets that may be offered for a cart: what is fetched at a store, or cannot be had as it is, is for the
 * checkout.
 */
export const walletsFor = ({ lines }: Pick<Cart, 'lines'>, gateway: GatewayName): Wallets | 'none' =>
  lines.length > 0 && lines.every(({ problem, pickup }) => problem === undefined && pickup === undefined)
    ? walletsOf[gateway]
    : 'none'

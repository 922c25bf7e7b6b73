import type { OrderLine } from './order-line.ts'
import type { Address } from '../address/address.ts'
import type { Picture } from '../catalog/product.ts'
import type { Contact, PickupStore } from '../checkout/checkout.ts'
import type { Totals } from '../checkout/quote.ts'
import { paysByGiftCard } from '../gift-card/gift-card.ts'
import type { Both, Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { GatewayName, PaymentMethod } from '../payment/payment.ts'
import type { DeliveryWindow } from '../shipping/delivery-estimate.ts'
import type { DeliveryGroup } from '../shipping/delivery-groups.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { Correction, WaitingCorrection } from './correction-record.ts'
import type { OrderPart } from './order-parts.ts'
import type { Fulfilment, OrderState } from './order-state.ts'
import type { Parcel } from './parcel-record.ts'
import type { ReturnRequest } from './return-reason.ts'

export type OrderEvent = {
  at: string
  kind: OrderEventKind
  state?: OrderState
  by: string
  note?: string
  amount?: Cents
  /** The `id` of the part that the step was of. */
  part?: string
  /** Paid as the difference that this correction cost. */
  correction?: Correction['kind']
  /** Refunded for the delivery alone. */
  delivery?: true
}
export const orderEventKinds = [
  'placed',
  'paid',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
  'payment-failed',
  'mail',
  'note',
  'packing-slip',
  'tagged',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** An order as its pages and mails show it. Amounts in cents, times ISO in UTC. */
export type Order = {
  number: string
  placedAt: string
  locale: Locale
  state: OrderState
  fulfilment: Fulfilment
  contact: Contact
  address?: Address
  /** Whoever picks up an order of which nothing is delivered. */
  pickupName?: string
  /** Of the card, where it is another address. */
  billing?: Address
  /** For whoever opens the parcel. */
  giftMessage?: string
  store?: PickupStore
  /** The method that was chosen, and from the first day that anything comes to the last. */
  delivery?: { code: RateCode; window: DeliveryWindow }
  /** What travels together, as it was promised when the order was placed; without what was cancelled. */
  groups: DeliveryGroup[]
  /** Only for a split order: then each part has its state and its `store`. */
  parts?: OrderPart[]
  /** Its parts of which all was cancelled: its history and its lines still name them. */
  formerParts?: OrderPart[]
  lines: OrderLine[]
  /** `totals.giftCards[].id` are masked codes here. */
  totals: Totals
  promo?: string
  payment: {
    method: PaymentMethod | 'gift-card'
    gateway?: GatewayName
    isTest: boolean
    /** The last digits, where the gateway reports them. */
    card?: string
  }
  /** Nobody's account has it. */
  isGuests?: true
  isPaid: boolean
  refunded: Cents
  /** What of `refunded` is still in the totals: that of a correction is not, which made them less. */
  refundedOfTotals?: Cents
  /** What of `refunded` went to gift cards. */
  refundedToCards?: Cents
  /** What was taken off refunds for the labels of returns by mail. */
  labelsPaid?: Cents
  /** Days to return it from its delivery, where the shop had other days than `RETURN_DAYS` when it was placed. */
  returnDays?: number
  /** What its return label costs, where the shop had another price than `RETURN_LABEL` when it was placed. */
  returnLabel?: Cents
  /** The parcels that have left, in order. */
  parcels: Parcel[]
  /** The pending return request; there is one at most. */
  returnRequest?: ReturnRequest
  /** When the last request was refused, or taken only in part, and the words of staff. */
  returnRefused?: { at: string; why: string; isPart?: true }
  /** What staff change once its difference is paid; there is one at most. */
  correction?: WaitingCorrection
  /** Opens its page without signing in; only for whoever opened the order without. */
  token?: string
  /** The order as a shopper may see it: without staff notes. */
  events: OrderEvent[]
}

/** Nothing was asked for it, not even of a gift card: such an order is stored as one that gift cards paid. */
export const wasFree = ({ payment, totals }: Pick<Order, 'payment' | 'totals'>): boolean =>
  payment.method === 'gift-card' && !paysByGiftCard(totals)

/** The proof that opens an order: the e-mail address it was placed with, or the token of its confirmation. */
export type OrderKey = { number: unknown; email?: unknown; token?: unknown }

/** An order in a shopper's list. */
export type OrderSummary = Pick<Order, 'number' | 'placedAt' | 'state' | 'fulfilment' | 'parts' | 'groups'> & {
  total: Cents
  units: number
  /** Of `units`, what could not be sent. */
  cancelled: number
  /** What its first line is called, and the units of the others. */
  first: Both
  others: number
  /** Of its first products, each once. */
  pictures: Picture[]
}
/** A page of a shopper's list, newest first. */
export type OrdersPage = { orders: OrderSummary[]; page: number; pages: number }
export const ORDERS_A_PAGE = 20

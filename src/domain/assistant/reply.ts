import type { Tile } from '../catalog/tile.ts'
import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { Fulfilment, OrderState } from '../orders/order-state.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { ShopReach } from '../shop-contact.ts'
import type { StoreHours } from '../store-hours/store-hours.ts'
import type { StoreDay } from '../store-hours/week.ts'
import type { Day } from '../time.ts'

export type AssistantProduct = Pick<Tile, 'id' | 'title' | 'brand' | 'gender' | 'picture' | 'href' | 'price'>
export type AssistantStore = {
  name: string
  address: string
  phone: string
  href: string
  hours: StoreHours
  /** The days that were asked for, as they are there; without any, what is so now is shown. */
  days?: StoreDay[]
}
export type AssistantRate = { code: RateCode; cost: Cents; low: number; high: number; earliest: Day; latest: Day }

/** A sentence of the assistant; its words are messages. */
export type Saying = 'hello' | 'no-answer' | 'found' | 'nothing-found' | 'order-not-found' | 'stock'

/** A literal quotation from a page of the shop, and its address. */
type Quotation = { kind: 'quote'; title: string; heading?: string; text: string; href: string }

/** Where an order is, and when the last of it arrives, if something still does. */
type OrderStatus = {
  kind: 'order'
  number: string
  state: OrderState
  fulfilment: Fulfilment
  placedOn: Day
  latest?: Day
  tracking?: string
}

/**
 * A part of an answer, as facts: the words around them belong to the page's language, every amount comes from the
 * shop's data.
 */
export type ReplyPart =
  | { kind: 'say'; say: Saying }
  /**
   * The question is in the shop's other language, and so is what follows; its words come along, a page has its own
   * only.
   */
  | { kind: 'language'; locale: Locale; text: string; link: string; href: string }
  /** Of a hosted language model, checked sentence by sentence. */
  | { kind: 'text'; text: string }
  | Quotation
  | { kind: 'products'; products: AssistantProduct[]; total: number; href: string }
  /**
   * `closedOn`: the day asked for, where no store was named and none is open then. `isElsewhere`: a place was named
   * that has none.
   */
  | { kind: 'stores'; stores: AssistantStore[]; href: string; closedOn?: Day; isElsewhere?: true }
  | { kind: 'delivery'; rates: AssistantRate[]; freeFrom?: Cents }
  | OrderStatus
  | { kind: 'ask-order' }
  /** The page of an order, where it is cancelled or a return requested. */
  | { kind: 'order-page'; to: 'cancel' | 'return'; href: string }
  /** The page that shows what is left on a gift card. */
  | { kind: 'balance-page'; href: string }
  /** The page of what costs less now, and how a code is used; the shop tells none. */
  | { kind: 'deals'; href: string }
  /** Where the shop is called and written to. */
  | ({ kind: 'reach' } & ShopReach)
  | { kind: 'ask-person' }

export type AssistantTurn = { who: 'shopper' | 'shop'; text: string }

/** Where each part leads: for tests, and for what a model may link to. */
export const linksOf = (part: ReplyPart): string[] =>
  'href' in part
    ? [
        part.href,
        ...('products' in part ? part.products.map(({ href }) => href) : []),
        ...('stores' in part ? part.stores.map(({ href }) => href) : []),
      ]
    : []

import { createContext } from 'react-router'
import type { Cart, CartAnswer } from '../../domain/cart/cart.ts'
import type { Checkout, CheckoutAnswer } from '../../domain/checkout/checkout.ts'
import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { BuyNowAnswer, ExpressAnswer, ExpressOrder, ExpressPlaced } from '../../domain/checkout/express.ts'
import type { Estimate } from '../../domain/checkout/estimate.ts'
import type { PlaceAnswer, PlacedOrder } from '../../domain/checkout/place-order.ts'
import type { GiftCardBalance } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import type { DifferenceAnswer, DifferenceToPay } from '../../domain/orders/correction.ts'
import type { Order, OrderKey, OrdersPage } from '../../domain/orders/order.ts'
import type { Reorderable, Reordered } from '../../domain/orders/reorder.ts'
import type { JsonLd } from '../../domain/seo/json-ld.ts'
import type { PublicSettings } from '../../domain/shell/settings.ts'
import type { ReadShell } from '../../domain/shell/shell.ts'
import type { AccountForRequest } from '../accounts/account-for-request.ts'
import type { ExpressQuestion } from '../checkout/express-checkout.ts'
import type { CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import type { ReviewInvitation, ReviewOffer } from '../../domain/reviews/review-invitation.ts'
import type { ReviewAnswer, ReviewKey } from '../reviews/review-invitations.ts'
import type { ReturnAnswer } from '../orders/returns.ts'
import type { LinkForRequest } from '../ucp/link-for-request.ts'
import type { Shop } from '../app/shop.ts'
import type { RenderedPartCache } from './markup-cache.ts'

/**
 * The context of a public page's loader: the shop's reads, and the tags under which its page is cached. Nothing of the
 * shopper.
 */
export type PageContext = {
  shop: Shop
  siteUrl: string
  settings: PublicSettings
  tag(...tags: string[]): void
  /** Resolves when this page may do its next long piece of work. */
  turn?(): Promise<void>
  /** Under which the log has what fails. */
  requestId?: string | undefined
  /** The page is an editor's draft (acceptance 45). */
  preview?: boolean
  /** Where parts that many pages show are cached as they were rendered. */
  parts?: RenderedPartCache | undefined
  /** Takes a page as it is rendered, which else becomes a stream of bytes and then a text again. */
  takePage(page: RenderedPage): void
  /** Takes why a page could not be made. */
  takeFailure?(failure: unknown): void
}
/** An `html` element, and the names of the late parts in it (ui/late-part.tsx). */
export type RenderedPage = { html: string; late: readonly string[] }
export const pageContext = createContext<PageContext>()

/**
 * What the renderer puts into the page's HTML, and no loader sends as data besides: the second level of the menu, and
 * the columns and the line of the footer.
 */
export const frameContext = createContext<Pick<ReadShell, 'navigation' | 'footer' | 'slogan'>>({
  navigation: [],
  footer: [],
})

/** What a page says to search engines (docs/structured-data.md): in its HTML only, made when that is rendered. */
export const structuredDataContext = createContext<() => readonly JsonLd[]>(() => [])

/** What only private pages (cart, checkout, account) may use besides: what belongs to the shopper of the request. */
export type VisitorContext = AccountForRequest &
  LinkForRequest &
  CheckoutForRequest & {
    readCart(locale: Locale): Promise<Cart>
    /** `change` is anything a form or a script sent; what is not a change is refused as `bad-request`. */
    changeCart(change: unknown, locale: Locale): Promise<CartAnswer>
    /** Puts an order's units into the cart again; a second time adds nothing. */
    reorder(order: Reorderable, locale: Locale): Promise<Reordered>
  }

/** Checkout and orders for one request. Arguments of type `unknown` are untrusted input of a form or a script. */
export type CheckoutForRequest = {
  readCheckout(locale: Locale): Promise<Checkout>
  /** A `CheckoutChange`. Refusals name the field. */
  changeCheckout(change: unknown, locale: Locale): Promise<CheckoutAnswer>
  /** Answers for a signed-in shopper what the account knows, before anything is asked. */
  fillCheckout(customer: CheckoutCustomer, locale: Locale): Promise<void>
  /** A `PlaceRequest`. The same key gives the same order, however often and from wherever it is sent. */
  placeOrder(request: unknown, locale: Locale): Promise<PlaceAnswer>
  /** What this shopper's cart was ordered as a short while ago. */
  recentOrder(): Promise<PlacedOrder | undefined>
  /** Puts one item into a cart of its own, to be bought at once; its token is for the two that follow. */
  buyNow(item: { sku: string; quantity: number }, locale: Locale): Promise<BuyNowAnswer>
  /**
   * What a wallet shows of the cart. `open`: its sheet was opened just now, and the shopper is about to say who they
   * are.
   */
  quoteExpress(
    asked: ExpressQuestion,
    locale: Locale,
    sheet: { open: boolean; buyNow?: string | undefined },
  ): Promise<ExpressAnswer>
  /** Places the order of a wallet. The same key gives the same order. */
  placeExpress(order: ExpressOrder, locale: Locale, buyNow?: string): Promise<ExpressPlaced>
  /**
   * Goes on with an attempt whose shopper was at the bank; undefined for a key that is not this shopper's. `boughtOn`:
   * the page of what was to be bought at once.
   */
  finishOrder(key: string, locale: Locale): Promise<(PlaceAnswer & { boughtOn?: string }) | undefined>
  /**
   * By number and e-mail address, or by number and the token of the confirmation; undefined where they do not belong
   * together.
   */
  readOrder(key: OrderKey, locale: Locale): Promise<Order | undefined>
  /** The same for a shopper who types an address, and so might guess: after too many wrong ones none is looked up. */
  findOrder(key: Omit<OrderKey, 'token'>): Promise<Order | undefined | 'too-many'>
  /**
   * Asks to send lines of an order back (`intent: return`), or takes that back (`withdraw`); only for those who may read
   * the order.
   */
  changeReturn(key: OrderKey, form: Record<string, unknown>, locale: Locale): Promise<ReturnAnswer>
  /** Cancels the order before it is packed; only for those who may read it. */
  cancelOrder(key: OrderKey): Promise<{ ok: true } | { ok: false; reason: CancelRefusal }>
  /** How to pay what a correction of the order costs; undefined where none waits. Callers read the order before. */
  differenceToPay(order: Pick<Order, 'number'>): Promise<DifferenceToPay | undefined>
  /** Pays it; only for who may read the order. The same key pays once, however often it is sent. */
  payDifference(key: OrderKey, form: unknown, locale: Locale): Promise<DifferenceAnswer>
  /** Goes on with an attempt whose shopper was at the bank; undefined for a key that is not of this order. */
  finishDifference(key: OrderKey, attempt: string, locale: Locale): Promise<DifferenceAnswer | undefined>
  /** Sends a new link to the order by mail, to its own address; by number and that address. */
  mailOrderLink(
    key: Omit<OrderKey, 'token'>,
  ): Promise<{ ok: true } | { ok: false; reason: 'unknown-order' | 'too-many-tries' }>
  /** A page of the signed-in customer's orders, newest first; none for a guest. */
  readOrders(page?: number): Promise<OrdersPage>
  /** The numbers of those that are not done, oldest first: they identify the person even if the account is deleted. */
  ordersUnderWay(): Promise<string[]>
  /** What of an order may be reviewed now; only for who may read the order. */
  offerReviews(order: Pick<Order, 'number' | 'state' | 'lines'>): Promise<ReviewOffer | undefined>
  /** The products of an order that the reader of its mail may review; undefined where the token opens none. */
  readReviews(key: ReviewKey, locale: Locale): Promise<ReviewInvitation | undefined>
  /**
   * The field `intent`: `stop` asks for no more such mails; anything else is a review. What was sent is read only for
   * who may write, as it may have pictures.
   */
  writeReview(
    key: ReviewKey,
    read: () => Promise<{ fields: Record<string, unknown>; files: readonly File[] }>,
    locale: Locale,
  ): Promise<ReviewAnswer>
  /** What is on a gift card; undefined for an unknown code. */
  giftCardBalance(code: unknown): Promise<GiftCardBalance | undefined | 'too-many'>
  /** What the cart would cost in a province, for the cart page. */
  estimate(province: unknown, locale: Locale): Promise<Estimate | undefined>
}

export const visitorContext = createContext<VisitorContext>()

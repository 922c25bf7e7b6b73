import type { Payload } from 'payload'
import { isProvinceCode } from '../../domain/address/province.ts'
import { emptyCart, type Cart, type CartDelivery } from '../../domain/cart/cart.ts'
import type { Checkout, CheckoutAnswer, CheckoutState, FieldError } from '../../domain/checkout/checkout.ts'
import { appliedPromo } from '../../domain/checkout/applied-promo.ts'
import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Estimate } from '../../domain/checkout/estimate.ts'
import { knownAnswers } from '../../domain/checkout/known-answers.ts'
import { quote } from '../../domain/checkout/quote.ts'
import type { Locale } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import type { Instant } from '../../domain/time.ts'
import { hashedToken } from '../http/tokens.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import type { Shopper } from './employee-rules.ts'
import type { Gateways } from '../payments/payment-gateways.ts'
import { paymentSetup } from '../payments/payment-setup.ts'
import type { TaxRates } from './tax-rates.ts'
import { priceCheckout, isToBeHad, placedLines, ratesOf, type PricedCheckout } from './price-checkout.ts'
import { changedAmounts } from './changed-amounts.ts'
import { cartGifts } from './cart-gifts.ts'
import { noticeIn } from './notice-in.ts'
import { noCheckout } from './no-checkout.ts'
import { plainStore, type OfferedStore } from '../orders/pickup-stores.ts'
import { readContents, ProductWords, type Contents, type RecordOf } from './cart-contents.ts'
import { changedState, checkoutChange } from './change-state.ts'
import { beginCheckout, readCheckout, storeOf, writeCheckout, type StoredCheckout } from './checkout-rows.ts'

export type CheckoutParts = {
  payload(): Promise<Payload>
  recordOf: RecordOf
  /** The cart as its page shows it. */
  cartOf(token: string, locale: Locale, shopper?: Shopper): Promise<Cart>
  /** The stores where orders are picked up. */
  stores(locale: Locale): Promise<OfferedStore[]>
  taxes: TaxRates
  terms(): Promise<ShopTerms>
  gateways: Gateways
  now?(): Instant
}

/** Whose checkout it is: the cart's token, and the customer if there is one. */
export type CheckoutVisitor = { token?: string | undefined; shopper?: Shopper | undefined; locale: Locale }
export type PricedCart = {
  cart: string
  stored: StoredCheckout
  contents: Contents
  words: ProductWords
  stores: OfferedStore[]
  terms: ShopTerms
  pricing: PricedCheckout
  /** Of the customer who is signed in: they have confirmed it. */
  email: string | undefined
}

/** Checkouts in progress: shoppers' answers, stored on the server, and the resulting price. */
export class Checkouts {
  readonly #now: () => Instant

  constructor(readonly parts: CheckoutParts) {
    this.#now = parts.now ?? Date.now
  }

  async read(visit: CheckoutVisitor): Promise<Checkout> {
    return this.#view(visit, await this.price(visit))
  }

  /** Saves one part of the form; if it is invalid, the errors are returned by field and nothing is stored. */
  async change(visit: CheckoutVisitor, raw: unknown): Promise<CheckoutAnswer> {
    const parsed = checkoutChange.safeParse(raw)
    const priced = await this.price(visit, true)
    const refuse = async (...errors: FieldError[]): Promise<CheckoutAnswer> => ({
      ok: false,
      errors,
      checkout: await this.#view(visit, priced),
    })
    if (!parsed.success) return refuse({ field: 'form', problem: 'invalid' })
    if (!priced) return refuse({ field: 'form', problem: 'missing' })
    const rows = rowsOf(await this.parts.payload())
    const changed = await changedState(parsed.data, {
      rows,
      state: priced.stored.state,
      pricing: priced.pricing,
      lines: priced.contents.lines,
      stores: priced.stores,
      tokens: this.parts.gateways.current.tokens,
      now: this.#now(),
      email: priced.email,
    })
    if ('errors' in changed) return refuse(...changed.errors)
    const after = await this.#assess(rows, changed.state, priced)
    // A shopper who picks another delivery sees its cost; changes caused by an address must be reported.
    const notices =
      parsed.data.part === 'address' ? changedAmounts(priced.pricing.quote.totals, after.quote.totals) : []
    await writeCheckout(rows, priced.cart, changed.state, notices)
    return {
      ok: true,
      checkout: await this.#view(visit, {
        ...priced,
        stored: { ...priced.stored, state: changed.state, notices },
        pricing: after,
      }),
    }
  }

  /** Writes down what the shopper's account answers by itself. */
  async fillIn(visit: CheckoutVisitor, customer: CheckoutCustomer): Promise<void> {
    const priced = await this.price(visit, true)
    if (!priced || priced.contents.lines.length === 0) return
    const { stored, pricing, cart } = priced
    const state = knownAnswers(stored.state, customer, {
      ...pricing.plan,
      codes: pricing.offered.map(({ code }) => code),
    })
    await writeCheckout(rowsOf(await this.parts.payload()), cart, state, stored.notices)
  }

  /** What the cart would cost if what it does not pick up were sent to a province by its cheapest delivery. */
  async estimate(visit: CheckoutVisitor, province: unknown): Promise<Estimate | undefined> {
    const priced = isProvinceCode(province) ? await this.price(visit) : undefined
    if (!priced || !isProvinceCode(province)) return undefined
    const { promotions, promo, cards, counters } = priced.pricing
    // What the cart picks up stays where it is fetched; the rest would be sent.
    const own = new Map(
      [...counters].filter(
        ([sku]) => priced.contents.lines.find((line) => line.sku === sku)?.pickupStore !== undefined,
      ),
    )
    const lines = placedLines(priced.contents.lines.filter(isToBeHad), own, province)
    const rates = await ratesOf(lines, this.parts.taxes, shopDay(this.#now()))
    const { totals } = quote({
      lines,
      promotions,
      promo,
      rates,
      giftCards: cards,
      shipping: priced.terms.shipping,
      now: this.#now(),
    })
    return { province, totals }
  }

  /** How a cart reaches its shopper, by the same prices and promises as its checkout; looking begins none. */
  async delivery(visit: CheckoutVisitor): Promise<CartDelivery | undefined> {
    const rows = rowsOf(await this.parts.payload())
    const found = await this.#find(rows, visit)
    if (!found || found.contents.lines.length === 0) return undefined
    const { groups, quote, promotions } = await this.#assess(rows, found.known?.state ?? { giftCards: [] }, found)
    const lines = found.contents.lines.filter(isToBeHad)
    const gifts = await cartGifts(rows, lines, promotions, this.parts.recordOf, visit.locale)
    return {
      groups,
      ...(quote.free && { free: quote.free }),
      ...(quote.totals.promotions && { promotions: quote.totals.promotions }),
      ...(gifts.length > 0 && { gifts }),
    }
  }

  /**
   * The cart with its checkout, priced now; undefined without a cart. `begin`: a checkout is begun if there is none.
   */
  async price(visit: CheckoutVisitor, begin = false): Promise<PricedCart | undefined> {
    const rows = rowsOf(await this.parts.payload())
    const found = await this.#find(rows, visit)
    if (!found) return undefined
    const { known, ...cart } = found
    const stored = known ?? (begin || cart.contents.lines.length > 0 ? await beginCheckout(rows, cart.cart) : undefined)
    return stored && { ...cart, stored, pricing: await this.#assess(rows, stored.state, cart) }
  }

  async #find(rows: Rows, { token, shopper, locale }: CheckoutVisitor) {
    if (token === undefined) return undefined
    const cart = hashedToken(token)
    const words = new ProductWords(this.parts.recordOf)
    const [known, stores] = [await readCheckout(rows, cart), await this.parts.stores(locale)]
    const contents = await readContents({
      rows,
      cart,
      words,
      shopper,
      store: storeOf(known?.state),
      now: this.#now(),
      learn: true,
    })
    return contents && { cart, known, contents, words, stores, terms: await this.parts.terms(), email: shopper?.email }
  }

  #assess(
    rows: Rows,
    state: CheckoutState,
    { contents: { lines }, stores, terms, email }: Pick<PricedCart, 'contents' | 'stores' | 'terms' | 'email'>,
  ): Promise<PricedCheckout> {
    const { taxes, gateways } = this.parts
    const { tokens } = gateways.current
    return priceCheckout({ rows, state, lines, stores, taxes, terms, tokens, now: this.#now(), email })
  }

  async #view({ token, shopper, locale }: CheckoutVisitor, priced: PricedCart | undefined): Promise<Checkout> {
    const { current: gateway } = this.parts.gateways
    const cart = token === undefined ? emptyCart : await this.parts.cartOf(token, locale, shopper)
    if (!priced)
      return {
        ...noCheckout(this.#now()),
        cart,
        stores: (await this.parts.stores(locale)).map(plainStore),
        payment: paymentSetup(gateway, ['card']),
      }
    const { stored, contents, stores, pricing } = priced
    const { quote, promo, cards, plan, offered, groups, mayPickUp, mayPayInStore, next, notices } = pricing
    const counters = [...pricing.counters.values()]
    return {
      cart,
      state: stored.state,
      next,
      needsDelivery: plan.needsDelivery,
      ships: plan.ships,
      asks: plan.asks,
      shipsToAddress: plan.shipsToAddress,
      needsPhone: plan.needsPhone,
      deliveries: offered,
      groups,
      stores: stores.map((store) => counters.find(({ slug }) => slug === store.slug) ?? plainStore(store)),
      mayPickUp,
      totals: {
        ...quote.totals,
        giftCards: quote.totals.giftCards.map(({ id, amount }) => ({
          id: cards.find((card) => card.id === id)?.code ?? id,
          amount,
        })),
      },
      ...(quote.free && { free: quote.free }),
      ...(promo && { promo: appliedPromo(promo, quote.totals) }),
      giftCards: cards.map(({ id, code, balance }) => ({
        id,
        code,
        balance,
        amount: quote.totals.giftCards.find((used) => used.id === id)?.amount ?? 0,
      })),
      payment: paymentSetup(gateway, mayPayInStore ? ['card', 'store'] : ['card']),
      notices: [
        ...contents.gone.map(({ sku, title }) => ({ kind: 'gone', sku, title: title[locale] }) as const),
        ...notices.map((notice) => noticeIn(locale, notice, contents)),
        ...stored.notices,
      ],
      key: stored.key,
    }
  }
}

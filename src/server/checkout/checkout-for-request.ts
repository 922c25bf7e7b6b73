import type { IncomingMessage, ServerResponse } from 'node:http'
import { ordersUnderWay } from '../accounts/customer-orders.ts'
import type { ShopperOf } from '../cart/cart-api.ts'
import { cartTokenOf, setCartToken } from '../cart/cart-cookie.ts'
import { Carts } from '../cart/carts.ts'
import { customerCartToken } from '../accounts/customer-cart.ts'
import type { CheckoutForRequest } from '../pages/context.ts'
import { rowsOf } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { isAgentCart } from '../ucp/session-of-cart.ts'
import { buyNowTokenOf, setBuyNowToken } from './buy-now-cookie.ts'
import { balanceOf } from './gift-cards.ts'
import type { ExpressAnswer, ExpressPlaced } from '../../domain/checkout/express.ts'
import type { Locale } from '../../domain/locale.ts'
import type { OrderKey } from '../../domain/orders/order.ts'
import { noteOrderLink } from '../orders/order-link.ts'
import type { Differences } from '../orders/pay-difference.ts'
import type { Orders } from '../orders/orders.ts'
import type { Returns } from '../orders/returns.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { ReviewInvitations } from '../reviews/review-invitations.ts'
import type { Checkouts } from './checkouts.ts'
import { ExpressCheckout } from './express-checkout.ts'
import type { Placing } from './place-order.ts'

type Parts = {
  checkouts: Checkouts
  placing: Placing
  orders: Orders
  differences: Differences
  returns: Returns
  reviews: ReviewInvitations
  shopperOf: ShopperOf
  limits: RequestLimits
  carts: Pick<Carts, 'renew' | 'add'>
  secure: boolean
}

/**
 * The checkout's part of a visitor: one request, one shopper. Codes and orders that could be guessed are asked for
 * slowly.
 */
export function checkoutForRequest({
  checkouts,
  placing,
  orders,
  differences,
  returns,
  reviews,
  shopperOf,
  limits,
  carts,
  secure,
}: Parts) {
  const express = new ExpressCheckout(checkouts, placing)
  return (request: IncomingMessage, response: ServerResponse): CheckoutForRequest => {
    let token = cartTokenOf(request, secure)
    const shopper = () => shopperOf(request, response)
    const visit = async (locale: Locale, cart = token) => ({ token: cart, shopper: await shopper(), locale })
    /**
     * Before anything personal is stored: another person may know a guest's token, having put it into the browser. A
     * customer's own nobody knows.
     */
    const renewToken = async () => {
      if (token === undefined) return
      const customer = await shopper()
      if (customer && token === (await customerCartToken(await checkouts.parts.payload(), customer.id))) return
      token = await carts.renew(token)
      setCartToken(response, token, secure)
    }
    /**
     * By hand the contact or the address is the first that is personal. Of a cart that an agent began these may be
     * there already, and what its buyer types first is another address for the bill, or the phone or the name of a pickup.
     */
    const isFirstPersonal = async (change: unknown) => {
      const { part, phone, name, billing } = (change ?? {}) as Record<string, unknown>
      if (part === 'contact' || part === 'address') return true
      const isMore =
        part === 'pickup-name' ||
        (part === 'delivery' && Boolean(phone || name)) ||
        (part === 'payment' && billing === 'other')
      return isMore && token !== undefined && isAgentCart(rowsOf(await checkouts.parts.payload()), hashedToken(token))
    }
    const isTooMany = () => limits.isOverLimit(request, 'order')
    /**
     * What could be guessed is asked for slowly: wrong ones count. Many shoppers of one address may all type the code
     * of a sale.
     */
    const guess = async <Answer>(
      ask: () => Promise<Answer>,
      isRight: (answer: Answer) => boolean,
    ): Promise<Answer | 'too-many'> => {
      if (await limits.isOverLimit(request, 'code')) return 'too-many'
      const answer = await ask()
      if (isRight(answer)) await limits.release(request, 'code')
      return answer
    }
    const findOrder = async (key: OrderKey) => {
      // A token cannot be guessed; an address can.
      const isGuess = key.token === undefined && key.email !== undefined
      const own = isGuess ? await guess(() => orders.read(key), Boolean) : await orders.read(key)
      if (own) return own
      const customer = await shopper()
      return customer && orders.readOwn(key.number, customer.id)
    }
    const readOrder = async (key: OrderKey) => {
      const order = await findOrder(key)
      return order === 'too-many' ? undefined : order
    }
    return {
      readOrder,
      findOrder,
      async changeReturn(key, form) {
        if (await isTooMany()) return { ok: false, reason: 'too-many-tries' }
        const order = await readOrder(key)
        if (!order) return { ok: false, reason: 'unknown-order' }
        return form.intent === 'withdraw' ? returns.withdraw(order.number) : returns.ask(order.number, form)
      },
      offerReviews: (order) => reviews.offer(order),
      readReviews: (key, locale) => reviews.read(key, locale),
      async writeReview(key, read, locale) {
        if (await isTooMany()) return { ok: false, reason: 'too-many-tries' }
        if (!(await reviews.read(key, locale))) return { ok: false, reason: 'unknown-order' }
        const { fields, files } = await read()
        if (fields.intent !== 'stop') return reviews.write(key, fields, locale, files)
        return (await reviews.optOut(key)) ? { ok: true } : { ok: false, reason: 'unknown-order' }
      },
      async cancelOrder(key) {
        if (await isTooMany()) return { ok: false, reason: 'too-many-tries' }
        const order = await readOrder(key)
        return order ? orders.cancel(order.number) : { ok: false, reason: 'unknown-order' }
      },
      differenceToPay: ({ number }) => differences.toPay(number),
      async payDifference(key, form, locale) {
        if (await isTooMany()) return { ok: false, reason: 'too-many' }
        const order = await readOrder(key)
        return order ? differences.pay(order.number, form, visitOf(key, locale)) : { ok: false, reason: 'bad-request' }
      },
      async finishDifference(key, attempt, locale) {
        const order = await readOrder(key)
        return order && differences.finish(order.number, attempt, visitOf(key, locale))
      },
      async mailOrderLink(key) {
        if (await isTooMany()) return { ok: false, reason: 'too-many-tries' }
        const order = await findOrder(key)
        if (order === 'too-many') return { ok: false, reason: 'too-many-tries' }
        if (!order) return { ok: false, reason: 'unknown-order' }
        await noteOrderLink(await checkouts.parts.payload(), order.number, Date.now())
        return { ok: true }
      },
      readCheckout: async (locale) => checkouts.read(await visit(locale)),
      async changeCheckout(change, locale) {
        const part = (change as { part?: unknown } | null)?.part
        if (await isFirstPersonal(change)) await renewToken()
        const changed = async () => checkouts.change(await visit(locale), change)
        if (part !== 'promo' && part !== 'gift-card') return changed()
        const answer = await guess(changed, ({ ok }) => ok)
        return answer === 'too-many'
          ? {
              ok: false,
              errors: [{ field: part === 'promo' ? 'promo' : 'giftCard', problem: 'too-many-tries' }],
              checkout: await checkouts.read(await visit(locale)),
            }
          : answer
      },
      async fillCheckout(customer, locale) {
        await renewToken()
        await checkouts.fillIn(await visit(locale), customer)
      },
      async placeOrder(order, locale) {
        if (await isTooMany())
          return { ok: false, reason: 'too-many', checkout: await checkouts.read(await visit(locale)) }
        return placing.place(await visit(locale), order)
      },
      recentOrder: () => placing.recent({ token }),
      async buyNow({ sku, quantity }, locale) {
        const fresh = Carts.newToken()
        const { cart, ...answer } = await carts.add(fresh, sku, quantity, locale, { shopper: await shopper() })
        return answer.ok ? { ok: true, token: fresh, cart } : answer
      },
      async quoteExpress(asked, locale, { open, buyNow }) {
        // A token that was made for one item nobody else can know.
        if (open && buyNow === undefined) await renewToken()
        const answer = await express.quote(await visit(locale, buyNow), asked)
        return isBought(answer, buyNow) ? { ok: false, reason: 'bought' } : answer
      },
      async placeExpress(order, locale, buyNow) {
        const answer = await express.place(await visit(locale, buyNow), order)
        if (buyNow !== undefined && !answer.ok && answer.reason === 'action') setBuyNowToken(response, buyNow, secure)
        return isBought(answer, buyNow) ? { ok: false, reason: 'bought' } : answer
      },
      async finishOrder(key, locale) {
        const own = await placing.finish(await visit(locale), key)
        const buyNow = buyNowTokenOf(request, secure)
        if (own || buyNow === undefined) return own
        const answer = await placing.finish(await visit(locale, buyNow), key)
        const boughtOn = answer && !answer.ok ? answer.checkout.cart.lines[0]?.href : undefined
        return answer && { ...answer, ...(boughtOn && { boughtOn }) }
      },
      async readOrders(page) {
        const customer = await shopper()
        return customer ? orders.ofCustomer(customer.id, page) : { orders: [], page: 1, pages: 1 }
      },
      async ordersUnderWay() {
        const customer = await shopper()
        return customer ? ordersUnderWay(await checkouts.parts.payload(), customer.id, Date.now()) : []
      },
      giftCardBalance: (code) => guess(async () => balanceOf(rowsOf(await checkouts.parts.payload()), code), Boolean),
      estimate: async (province, locale) => checkouts.estimate(await visit(locale), province),
    }
  }
}

const visitOf = ({ token }: OrderKey, locale: Locale) => ({ locale, ...(typeof token === 'string' && { token }) })

/** Only an order empties the cart of one item. */
const isBought = (answer: ExpressAnswer | ExpressPlaced, buyNow: string | undefined): boolean =>
  !answer.ok && answer.reason === 'empty' && buyNow !== undefined

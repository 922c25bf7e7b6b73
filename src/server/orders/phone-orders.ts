import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { CartRefusal } from '../../domain/cart/cart.ts'
import type { Checkout, CheckoutChange, FieldError } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { forgetCart } from '../cart/cart-rows.ts'
import type { Carts } from '../cart/carts.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import { inTransaction } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { note } from './outbox.ts'
import { phoneOrderKey, phoneOrderToken } from './phone-order-key.ts'

/** An order that staff take by phone: what a shopper would fill in, but for the payment. */
export type PhoneOrder = {
  locale: Locale
  lines: readonly { sku: string; quantity: number }[]
  /** Contact, address and delivery, in this order, as the checkout's own forms send them. */
  changes: readonly CheckoutChange[]
}
export type PhoneOrderFault =
  | { line: number; reason: CartRefusal; left?: number }
  | { field: FieldError['field']; problem: FieldError['problem'] }
export type PreparedOrder = { ok: true; checkout: Checkout } | { ok: false; faults: PhoneOrderFault[] }

type Desk = { payload(): Promise<Payload>; carts: Pick<Carts, 'add'>; checkouts: Checkouts }

/**
 * Orders by phone. They are carts and checkouts like a shopper's own, so that everything of a checkout holds for them:
 * its prices, its refusals, and that amounts are counted again when they are paid.
 */
export class PhoneOrders {
  constructor(private readonly desk: Desk) {}

  /** What it would cost, or what is wrong; nothing is left of it. */
  async price(order: PhoneOrder): Promise<PreparedOrder> {
    const { token } = await this.#token()
    try {
      return await this.#prepare(token, order)
    } finally {
      await this.#forget(token)
    }
  }

  /** Stores it and notes the mail with the link, in the language of the customer. */
  async send(order: PhoneOrder, by: string): Promise<PreparedOrder> {
    const { id, token } = await this.#token()
    const prepared = await this.#prepare(token, order)
    if (!prepared.ok) {
      await this.#forget(token)
      return prepared
    }
    await inTransaction(await this.desk.payload(), (rows) =>
      note(rows, {
        key: phoneOrderKey(hashedToken(token)),
        kind: 'phone-order',
        data: { id, locale: order.locale, by, link: hashedToken(token) },
      }),
    )
    return prepared
  }

  async #token(): Promise<{ id: string; token: string }> {
    const id = randomUUID()
    return { id, token: phoneOrderToken((await this.desk.payload()).secret, id) }
  }

  async #prepare(token: string, { locale, lines, changes }: PhoneOrder): Promise<PreparedOrder> {
    const { carts, checkouts } = this.desk
    const faults: PhoneOrderFault[] = []
    for (const [line, { sku, quantity }] of lines.entries()) {
      const answer = await carts.add(token, sku, quantity, locale)
      if (!answer.ok)
        faults.push({ line, reason: answer.reason, ...(answer.left !== undefined && { left: answer.left }) })
    }
    if (faults.length > 0) return { ok: false, faults }
    let checkout: Checkout | undefined
    for (const change of changes) {
      const answer = await checkouts.change({ token, locale }, change)
      if (!answer.ok) faults.push(...answer.errors.map(({ field, problem }) => ({ field, problem })))
      checkout = answer.checkout
    }
    return faults.length > 0 || !checkout ? { ok: false, faults } : { ok: true, checkout }
  }

  async #forget(token: string): Promise<void> {
    const cart = hashedToken(token)
    await inTransaction(await this.desk.payload(), (rows) => forgetCart(rows, cart))
  }
}

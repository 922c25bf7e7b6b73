import type { Payload } from 'payload'
import { lineTitle } from '../../domain/cart/cart.ts'
import { guestCartUntil } from '../../domain/cart/guest-cart.ts'
import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import type { CheckoutState } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { instantOf, isoInstant } from '../../domain/time.ts'
import { forgetCart } from '../cart/cart-rows.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { hashedToken } from '../http/tokens.ts'
import { phoneOrderKey, phoneOrderMails, phoneOrderToken } from './phone-order-key.ts'

/** An order by phone whose link was mailed and that nobody has paid yet. */
export type WaitingPhoneOrder = {
  /** Of its mail in the outbox. */
  id: number
  name: string
  email: string
  phone: string
  items: { title: string; quantity: number }[]
  total: Cents
  /** Absent while its mail is on its way. */
  sentAt?: string
  by: string
  until: string
}
/** It was paid, withdrawn, or its customer goes on with it meanwhile. */
export type NotWaiting = 'gone'

type Row = {
  id: number | string
  data: unknown
  done: number | string | null
  state: unknown
  touched: string | Date
  token: string
}
/** The newest are enough to call back about. */
const MOST = 50

/** The links to pay that wait for their customers: shown, withdrawn and sent again by staff. */
export class WaitingPhoneOrders {
  constructor(
    private readonly payload: () => Promise<Payload>,
    private readonly checkouts: Pick<Checkouts, 'read'>,
  ) {}

  /** Newest first. A cart that its customer took over is the customer's own and is listed no more. */
  async list(locale: Locale): Promise<WaitingPhoneOrder[]> {
    const payload = await this.payload()
    const found = await waiting(rowsOf(payload))
    const listed: WaitingPhoneOrder[] = []
    for (const { id, data, done, state, touched, token } of found) {
      const { id: own, by = '' } = jsonOf<{ id: string; by?: string }>(data)
      const opens = phoneOrderToken(payload.secret, own)
      if (hashedToken(opens) !== token) continue
      const { contact, ...answers } = jsonOf<CheckoutState>(state)
      const { cart, totals } = await this.checkouts.read({ token: opens, locale })
      if (cart.lines.length === 0 || !contact) continue
      listed.push({
        id: Number(id),
        name: recipientOf(answers),
        email: contact.email,
        phone: contact.phone,
        items: cart.lines.map((line) => ({ title: lineTitle(line), quantity: line.quantity })),
        total: totals.due,
        ...(done !== null && { sentAt: isoInstant(Number(done)) }),
        by,
        until: guestCartUntil(typeof touched === 'string' ? instantOf(touched) : touched.getTime()),
      })
    }
    return listed
  }

  /** The link opens nothing from now on, and its cart is gone. */
  async withdraw(id: number): Promise<NotWaiting | undefined> {
    return this.#change(id, async (rows, token) => {
      const gone = await rows(sql`delete from outbox where id = ${id} and key = ${phoneOrderKey(token)} returning id`)
      if (gone.length === 0) return 'gone'
      await forgetCart(rows, token)
      return undefined
    })
  }

  /** The same mail once more, with what it costs now. */
  async sendAgain(id: number): Promise<NotWaiting | undefined> {
    return this.#change(id, async (rows, token) => {
      const noted = await rows(
        sql`update outbox set done_at = null, due_at = 0, tries = 0, error = null where id = ${id} and key = ${phoneOrderKey(token)} returning id`,
      )
      return noted.length === 0 ? 'gone' : undefined
    })
  }

  async #change(
    id: number,
    change: (rows: Rows, token: string) => Promise<NotWaiting | undefined>,
  ): Promise<NotWaiting | undefined> {
    const payload = await this.payload()
    return inTransaction(payload, async (rows) => {
      const found = (await waiting(rows, id))[0]
      const own = found && hashedToken(phoneOrderToken(payload.secret, jsonOf<{ id: string }>(found.data).id))
      return found && own === found.token ? change(rows, found.token) : 'gone'
    })
  }
}

/** Mails whose key has the hash of a cart that is still there: that of an order has its number, too. */
const waiting = (rows: Rows, id?: number): Promise<Row[]> =>
  rows<Row>(
    sql`select o.id, o.data, o.done_at as done, k.state, c.updated_at as touched, c.token from (${phoneOrderMails}) o join carts c on c.token = replace(o.key, ${phoneOrderKey('')}, '') join checkouts k on k.cart = c.token ${id === undefined ? sql`` : sql`where o.id = ${id}`} order by o.id desc limit ${MOST}`,
  )

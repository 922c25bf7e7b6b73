import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import type { CheckoutState } from '../../domain/checkout/checkout.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import type { Instant } from '../../domain/time.ts'
import { readCheckout } from '../checkout/checkout-rows.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { personOf } from '../mail/opt-outs.ts'
import { linksOf } from '../ucp/link-rows.ts'
import { addressesOf } from './address-book.ts'
import { customerCartToken } from './customer-cart.ts'
import { eraseCustomer } from './erase-customer.ts'
import { noteFarewell } from './note-farewell.ts'
import type { OwnerCheck } from './owner-check.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle } from './sign-in-delay.ts'

type Options = {
  payload(): Promise<Payload>
  throttle: Throttle
  owner: OwnerCheck
  log: SecurityLog
  now?(): Instant
  /** What other parts store about a customer, such as orders, for the download. */
  more?(customerId: string): Promise<Record<string, unknown>>
  /**
   * Anonymizes data that must be retained, such as orders (tax law: six years). Gives the numbers of those that still
   * need the person, and are anonymized once they are done.
   */
  anonymize?(customerId: string): Promise<string[]>
}

/** Québec's Law 25: a customer may obtain their data in a common format, and have it erased. */
export function privacy({ payload, throttle, owner, log, now = Date.now, more, anonymize }: Options) {
  /** A sign-in a moment ago, or the password: the browser may have been left open. What it is refused for, or undefined. */
  async function refusalOf(customer: Customer, password: unknown, request: IncomingMessage) {
    if (await owner.isFresh(request)) return undefined
    if (typeof password !== 'string' || password === '')
      return { ok: false, reason: 'password-missing', field: 'current' } as const
    const guesses = [{ counted: 'sign-in own', of: customer.id }] as const
    const waits = await throttle.take([...guesses])
    if (waits > 0) return { ok: false, reason: 'wait', seconds: Math.ceil(waits / 1000) } as const
    if (!(await owner.knowsPassword(customer, password, request)))
      return { ok: false, reason: 'password-wrong', field: 'current' } as const
    await throttle.release([...guesses])
    return undefined
  }

  return {
    /** All stored data of a customer; no hashes, no keys, which would only help a thief. */
    async dataOf({ id }: Customer): Promise<Record<string, unknown>> {
      const database = await payload()
      const rows = rowsOf(database)
      const cart = hashedToken(await customerCartToken(database, id))
      const [profile] = await rows<{ email: string }>(
        sql`select name, email, email_verified, locale, favourite_store, recent_searches, employee_prices, created_at, updated_at from customers where id = ${id}`,
      )
      return {
        profile,
        addresses: (await addressesOf(rows, id)).map(({ id: _, ...address }) => address),
        wishlist: await rows(sql`select product_id, created_at from wishlist_items where user_id = ${id} order by id`),
        newsletter: await rows(
          sql`select status, consent, asked_at, confirmed_at, unsubscribed_at from newsletter where lower(email) = ${profile?.email ?? ''}`,
        ),
        stockAlerts: await rows(
          sql`select sku, product, status, consent, asked_at, confirmed_at, sent_at, expires_at from stock_alerts where person = ${personOf(profile?.email ?? '')} order by id`,
        ),
        questions: await rows(
          sql`select text, author, language, status, answer, asked_at from questions where person = ${personOf(profile?.email ?? '')} order by id`,
        ),
        sessions: await rows(
          sql`select ip_address, user_agent, created_at, expires_at from customer_sessions where user_id = ${id}`,
        ),
        passkeys: await rows(sql`select name, device_type, created_at from customer_passkeys where user_id = ${id}`),
        agents: (await linksOf(rows, id)).map(({ agent, scopes, since }) => ({ agent, scopes, since })),
        securityEvents: await rows(
          sql`select kind, address, detail, created_at from security_events where user_id = ${id} order by id`,
        ),
        // Who of the staff wrote is theirs, not the customer's.
        staffNotes: await rows(sql`select note, created_at from customer_notes where user_id = ${id} order by id`),
        employee: await rows(sql`select staff_number, active from employees where user_id = ${id}`),
        employeeUses: await rows(
          sql`select kind, amount, reference, created_at from employee_uses where user_id = ${id} order by id`,
        ),
        cart: await rows(
          sql`select l.sku, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.token = ${cart}`,
        ),
        checkout: await begunCheckout(rows, cart),
        ...(await more?.(id)),
      }
    },

    /**
     * Erases the customer (`erase-customer.ts`) but for a log entry of the deletion. The last mail says what stays.
     */
    async forget(customer: Customer, form: Record<string, unknown>, request: IncomingMessage): Promise<AccountAnswer> {
      const { id, email, name, locale } = customer
      const typed = String(form.email).trim().toLowerCase()
      if (typed !== email)
        return { ok: false, reason: emailAddress(typed) ? 'not-own-email' : 'invalid-email', field: 'email' }
      const refusal = await refusalOf(customer, form.current, request)
      if (refusal) return refusal
      const isErased = await eraseCustomer(await payload(), customer, anonymize, (rows, underWay) =>
        noteFarewell(rows, id, { email, name, locale, at: now(), underWay }),
      )
      // Two browsers may ask at once: one deletes.
      if (isErased) await log(request, 'account-deleted')
      return { ok: true, notice: 'account-deleted' }
    },
  }
}

/** What was filled in of an order that is not placed; without the card, which is a key of the bank's. */
async function begunCheckout(rows: Rows, cart: string): Promise<Partial<CheckoutState> | undefined> {
  const stored = await readCheckout(rows, cart)
  if (!stored) return undefined
  const { contact, address, pickupName, billing, delivery, promo, giftMessage } = stored.state
  return { contact, address, pickupName, billing, delivery, promo, giftMessage }
}

export type Privacy = ReturnType<typeof privacy>

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { CustomerAuth } from './auth.ts'
import { emailChangeOf, type AccountMails } from './account-mail.ts'
import { authHeaders } from './customer-session.ts'
import type { OwnerCheck } from './owner-check.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle } from './sign-in-delay.ts'

type Options = {
  payload(): Promise<Payload>
  auth(): Promise<CustomerAuth>
  addressOf(request: IncomingMessage): string
  throttle: Throttle
  owner: OwnerCheck
  log: SecurityLog
  mails: Pick<AccountMails, 'emailAsked' | 'emailChanged'>
  /** Sends without being waited for. */
  later(mail: Promise<void>): void
}
type Form = Record<string, unknown>

/**
 * A change of an account's e-mail address: requested with the password, and effective once the link sent to the new
 * address is followed while signed in to this account, so that a typo cannot give the account away. The old address is
 * notified of both. A taken address gets the same answer.
 */
export function emailChange({ payload, auth, addressOf, throttle, owner, log, mails, later }: Options) {
  /** The password, or, for an account without one, a sign-in a moment ago. */
  const isSure = async (customer: Customer, form: Form, request: IncomingMessage): Promise<boolean> =>
    (await owner.knowsPassword(customer, form.current, request)) ?? owner.isFresh(request)

  return {
    async ask(customer: Customer, form: Form, request: IncomingMessage): Promise<AccountAnswer> {
      const email = emailAddress(form.email)?.toLowerCase()
      if (!email || email === customer.email) return { ok: false, reason: 'invalid-email', field: 'email' }
      const guesses = [{ counted: 'sign-in own', of: customer.id }] as const
      const waits =
        (await throttle.take([...guesses])) ||
        (await throttle.take([
          { counted: 'mail address', of: addressOf(request) },
          { counted: 'mail own', of: customer.id },
        ]))
      if (waits > 0) return { ok: false, reason: 'wait', seconds: Math.ceil(waits / 1000) }
      if (!(await isSure(customer, form, request))) return { ok: false, reason: 'password-wrong', field: 'current' }
      await throttle.release([...guesses])
      const { api } = await auth()
      await api.changeEmail({ body: { newEmail: email }, headers: authHeaders(request, addressOf) })
      later(mails.emailAsked(customer, email))
      await log(request, 'email-asked', customer.id)
      return { ok: true, notice: 'email-asked' }
    },

    /** Follows the mail's link; `customer` is who is signed in. */
    async confirm(
      token: string,
      customer: Customer | undefined,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<AccountAnswer> {
      if (!customer) return { ok: false, reason: 'signed-out' }
      const change = emailChangeOf(token)
      const rows = rowsOf(await payload())
      const [taken] = change ? await rows(sql`select id from customers where email = ${change.to}`) : []
      if (!change || change.from !== customer.email || taken) return { ok: false, reason: 'expired' }
      const { api } = await auth()
      try {
        const { headers } = await api.verifyEmail({
          query: { token },
          headers: authHeaders(request, addressOf),
          returnHeaders: true,
        })
        for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
      } catch (error) {
        if ((error as { body?: { code?: string } }).body?.code === undefined) throw error
        return { ok: false, reason: 'expired' }
      }
      // A link to a new password that waits in the old mailbox opens nothing any more.
      await rows(sql`delete from customer_verifications where value = ${customer.id}`)
      later(mails.emailChanged(customer, change.to))
      await log(request, 'email-changed', customer.id)
      return { ok: true, notice: 'email-changed' }
    },
  }
}

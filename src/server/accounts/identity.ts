import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import type { AccountAct, WayIn } from '../../domain/accounts/account-mark.ts'
import type { AccountAnswer, AccountRefusal } from '../../domain/accounts/account-answer.ts'
import type { Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { AfterAnswer } from './after-response.ts'
import { passwordReset, signUp, type CustomerAuth } from './auth.ts'
import { authHeaders } from './customer-session.ts'
import { LONGEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import { passwordRefusal } from './password-refusal.ts'
import { readRegistration } from './read-registration.ts'
import { renewCartToken } from './customer-cart.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle } from './sign-in-delay.ts'

type Options = {
  payload(): Promise<Payload>
  auth(): Promise<CustomerAuth>
  addressOf(request: IncomingMessage): string
  throttle: Throttle
  log: SecurityLog
  after: AfterAnswer
  /** What a guest has becomes the customer's. */
  merge(
    request: IncomingMessage,
    response: ServerResponse,
    customerId: string,
    act: AccountAct,
  ): Promise<{ wishesLeft: number }>
}
type Form = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const refused = (reason: AccountRefusal, field?: string): AccountAnswer => ({
  ok: false,
  reason,
  ...(field && { field }),
})
const wait = (milliseconds: number): AccountAnswer => ({
  ok: false,
  reason: 'wait',
  seconds: Math.ceil(milliseconds / 1000),
})

/**
 * How a shopper becomes known. Every answer is the same, and takes as long, whether an address has an account or not:
 * a password is hashed either way, and what only one of the two needs is done after the answer.
 */
export function identity({ payload, auth, addressOf, throttle, log, after, merge }: Options) {
  const customerIdOf = async (email: string): Promise<string | undefined> =>
    (await rowsOf(await payload())<{ id: string }>(sql`select id from customers where email = ${email}`))[0]?.id

  /** Counts a mail that somebody wants to be sent to an address; how long that must wait. */
  const takeMail = async (request: IncomingMessage, email: string): Promise<number> =>
    throttle.take(await throttle.attemptsAt('mail', email, addressOf(request)))
  /** A network that an owner signs in from is not held up by what strangers do elsewhere. */
  const rememberNetwork = (email: string, request: IncomingMessage) => throttle.remember(email, addressOf(request))

  async function begun(
    request: IncomingMessage,
    response: ServerResponse,
    headers: Headers,
    customerId: string,
    method: WayIn,
  ): Promise<AccountAnswer> {
    for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
    const [customer] = await rowsOf(await payload())<{ email: string }>(
      sql`select email from customers where id = ${customerId}`,
    )
    if (customer) await rememberNetwork(customer.email, request)
    const { wishesLeft } = await merge(request, response, customerId, { event: 'login', method })
    await log(request, 'signed-in', customerId, method)
    return { ok: true, ...(wishesLeft > 0 && { wishesLeft }) }
  }

  return {
    begun,

    async signIn(form: Form, request: IncomingMessage, response: ServerResponse): Promise<AccountAnswer> {
      const [email, password] = [emailAddress(form.email)?.toLowerCase(), text(form.password)]
      if (!email) return refused('invalid-email', 'email')
      if (password === '' || password.length > LONGEST_PASSWORD * 4) return refused('wrong', 'password')
      const own = await throttle.attemptsAt('sign-in', email, addressOf(request))
      const waits = await throttle.take(own)
      if (waits > 0) return wait(waits)
      const { api } = await auth()
      try {
        const { headers, response: answer } = await api.signInEmail({
          // The library's type does not know the fields we add to a user.
          body: { email, password, rememberMe: Boolean(form.remember) },
          headers: authHeaders(request, addressOf),
          returnHeaders: true,
        })
        await throttle.release(own)
        return await begun(request, response, headers, answer.user.id, 'password')
      } catch (error) {
        const code = codeOf(error)
        if (code === 'EMAIL_NOT_VERIFIED') return refused('unconfirmed')
        if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw error
        await log(request, 'sign-in-failed', await customerIdOf(email))
        return refused('wrong', 'password')
      }
    },

    async register(
      form: Form,
      locale: Locale,
      request: IncomingMessage,
      response: ServerResponse,
      /** The order whose page the form is on. */
      order?: string,
    ): Promise<AccountAnswer> {
      const read = readRegistration(form)
      if (!read.ok) return read
      const { name, email, password, to } = read
      const waits = await takeMail(request, email)
      if (waits > 0) return wait(waits)
      after(response, async () => {
        const known = await customerIdOf(email)
        const { api } = await auth()
        await signUp.run(to, () =>
          api.signUpEmail({
            // The library's type does not know what we add to it.
            body: { email, password, name, locale } as never,
            headers: authHeaders(request, addressOf),
          }),
        )
        const id = known ?? (await customerIdOf(email))
        await log(request, known ? 'sign-in-refused' : 'registered', id, known ? undefined : order)
        if (!known) await log(request, 'consent', id, 'terms')
      })
      return { ok: true, notice: 'check-mail' }
    },

    async forgot(form: Form, request: IncomingMessage, response: ServerResponse): Promise<AccountAnswer> {
      const email = emailAddress(form.email)?.toLowerCase()
      if (!email) return refused('invalid-email', 'email')
      const waits = await takeMail(request, email)
      if (waits > 0) return wait(waits)
      after(response, async () => {
        await (await auth()).api.requestPasswordReset({ body: { email } })
        await log(request, 'password-asked', await customerIdOf(email))
      })
      return { ok: true, notice: 'check-mail' }
    },

    async newPassword(form: Form, request: IncomingMessage): Promise<AccountAnswer> {
      const password = text(form.password)
      const bad = passwordRefusal(password, [])
      if (bad) return refused(bad, 'password')
      const { api } = await auth()
      const reset: { customer?: string } = {}
      try {
        await passwordReset.run(reset, () =>
          api.resetPassword({ body: { token: text(form.token), newPassword: password } }),
        )
      } catch (error) {
        if (codeOf(error) !== 'INVALID_TOKEN') throw error
        return refused('expired')
      }
      await log(request, 'password-changed', reset.customer)
      if (reset.customer) await renewCartToken(await payload(), reset.customer)
      const [passkey] = await rowsOf(await payload())(
        sql`select id from customer_passkeys where user_id = ${reset.customer ?? ''} limit 1`,
      )
      return { ok: true, notice: 'password-set', ...(passkey && { passkeysStay: true }) }
    },

    /** Asks for a code, or, with one, signs in by it. */
    async code(form: Form, request: IncomingMessage, response: ServerResponse): Promise<AccountAnswer> {
      const [email, otp] = [emailAddress(form.email)?.toLowerCase(), text(form.code).replace(/\s/g, '')]
      if (!email) return refused('invalid-email', 'email')
      if (otp === '') {
        const waits = await takeMail(request, email)
        if (waits > 0) return wait(waits)
        after(response, async () => {
          const { api } = await auth()
          await api.sendVerificationOTP({ body: { email, type: 'sign-in' } })
          // A code that is sent to no one, so that guessing the code of an unknown address takes just as long.
          if (!(await customerIdOf(email))) await api.createVerificationOTP({ body: { email, type: 'sign-in' } })
        })
        return { ok: true, notice: 'code-sent' }
      }
      const own = await throttle.attemptsAt('code', email, addressOf(request))
      const waits = await throttle.take(own)
      if (waits > 0) return wait(waits)
      const { api } = await auth()
      try {
        const { headers, response: answer } = await api.signInEmailOTP({
          body: { email, otp },
          headers: authHeaders(request, addressOf),
          returnHeaders: true,
        })
        await throttle.release(own)
        return await begun(request, response, headers, answer.user.id, 'code')
      } catch (error) {
        if (codeOf(error) === undefined) throw error
        await log(request, 'sign-in-failed', await customerIdOf(email))
        return refused('code-wrong', 'code')
      }
    },

    async confirm(form: Form, request: IncomingMessage, response: ServerResponse): Promise<AccountAnswer> {
      const { api } = await auth()
      try {
        const { headers } = await api.verifyEmail({
          query: { token: text(form.token) },
          headers: authHeaders(request, addressOf),
          returnHeaders: true,
        })
        for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
        const session = await api.getSession({
          headers: new Headers({
            cookie: headers
              .getSetCookie()
              .map((cookie) => cookie.split(';')[0])
              .join('; '),
          }),
        })
        if (session) {
          await rememberNetwork(session.user.email, request)
          await merge(request, response, session.user.id, { event: 'sign_up', method: 'email' })
        }
        await log(request, 'confirmed', session?.user.id)
        return { ok: true, notice: 'confirmed' }
      } catch (error) {
        if (codeOf(error) === undefined) throw error
        return refused('expired')
      }
    },

    async signOut(request: IncomingMessage, response: ServerResponse, everywhere: boolean): Promise<AccountAnswer> {
      const { api } = await auth()
      const own = authHeaders(request, addressOf)
      const session = await api.getSession({ headers: own, query: { disableRefresh: true } })
      if (session && everywhere) await api.revokeSessions({ headers: own })
      const { headers } = await api.signOut({ headers: own, returnHeaders: true })
      for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
      if (session) await log(request, everywhere ? 'signed-out-everywhere' : 'signed-out', session.user.id)
      return { ok: true, notice: 'signed-out' }
    },
  }
}

/** The library's own code of a refusal; undefined for what is a failure. */
const codeOf = (error: unknown): string | undefined => (error as { body?: { code?: string } } | null)?.body?.code

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import type { Customer } from '../../domain/accounts/customer.ts'
import { localeOr } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { COOKIE_PREFIX, type CustomerAuth } from './auth.ts'

type AddressOf = (request: IncomingMessage) => string
type Options = { payload(): Promise<Payload>; auth(): Promise<CustomerAuth>; addressOf: AddressOf }
type Session = { customer: Customer; sessionToken: string; entitled: boolean; switchedOn: boolean }

/** Whether a request may come from a signed-in shopper: without this cookie no query is needed. */
const mayBeSignedIn = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  (request.headers.cookie ?? '').includes(`${COOKIE_PREFIX}.session_token=`)

/** The headers that better-auth reads: the cookies, the browser's name, and the address as we see it. */
export function authHeaders(request: IncomingMessage, addressOf: AddressOf): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: addressOf(request) })
  for (const name of ['cookie', 'user-agent'] as const)
    if (request.headers[name]) headers.set(name, request.headers[name])
  return headers
}

/**
 * Who sends a request. The session and the entitlement are read from the database each time: what is ended is over with
 * the next request.
 */
export function customerSessions({ payload, auth, addressOf }: Options) {
  /** `response`: a session in use is prolonged, and its cookie with it. */
  async function sessionOf(request: IncomingMessage, response?: ServerResponse): Promise<Session | undefined> {
    if (!mayBeSignedIn(request)) return undefined
    const { api } = await auth()
    const found = await api.getSession({
      headers: authHeaders(request, addressOf),
      query: { disableRefresh: !response },
      returnHeaders: true,
    })
    if (response && !response.headersSent)
      for (const cookie of found.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
    if (!found.response) return undefined
    const { user, session } = found.response
    const entitled = await isEntitled(await payload(), user.id)
    const locale = localeOr(user.locale)
    return {
      customer: {
        id: user.id,
        email: user.email,
        name: user.name,
        locale,
        employeePrices: entitled && user.employeePrices,
      },
      sessionToken: session.token,
      entitled,
      switchedOn: user.employeePrices,
    }
  }
  return {
    sessionOf,
    customerOf: async (request: IncomingMessage): Promise<Customer | undefined> => (await sessionOf(request))?.customer,
  }
}

/** Whether an active employee has this account. */
export async function isEntitled(payload: Payload, customerId: string): Promise<boolean> {
  const found = await rowsOf(payload)(
    sql`select id from employees where user_id = ${customerId} and active = ${true} limit 1`,
  )
  return found.length > 0
}

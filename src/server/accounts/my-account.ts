import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { NewsletterState, Profile, Security } from '../../domain/accounts/account-view.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { openCookie } from '../http/cookies.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import type { CustomerAuth } from './auth.ts'
import { authHeaders } from './customer-session.ts'
import { noteCustomer } from './note-customer.ts'
import { writeCustomerSearch } from './write-customer-search.ts'
import { passwordRefusal } from './password-refusal.ts'
import { browserOf } from '../../domain/accounts/browser-name.ts'
import { loggedNetwork } from '../http/network.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle } from './sign-in-delay.ts'
import { endLinks, linksOf } from '../ucp/link-rows.ts'

type Options = {
  payload(): Promise<Payload>
  auth(): Promise<CustomerAuth>
  addressOf(request: IncomingMessage): string
  throttle: Throttle
  log: SecurityLog
  newsletter: Newsletter
  secure: boolean
}
type Form = Record<string, unknown>
type When = string | Date
type SessionRow = {
  id: string
  token: string
  ip_address: string | null
  user_agent: string | null
  created_at: When
  updated_at: When
}
type EventRow = { kind: string; address: string | null; detail: string | null; created_at: When }

const profile = z.object({ name: z.string().trim().min(1).max(80), locale: z.enum(locales) })
const iso = (when: When): string => new Date(when).toISOString()
const SHOWN_EVENTS = 12
const MOST_SEARCHES = 10
const searches = z.array(z.string().trim().min(1).max(120)).max(50)
const savedSearches = z.partialRecord(z.enum(locales), searches)

/**
 * What customers see and change of their own account. Everything is asked for by the customer's id, so nothing of
 * another's can be named.
 */
export function myAccount({ payload, auth, addressOf, throttle, log, newsletter, secure }: Options) {
  const newsletterState = async (email: string): Promise<NewsletterState> =>
    (
      await rowsOf(await payload())<{ status: NewsletterState }>(
        sql`select status from newsletter where lower(email) = ${email}`,
      )
    )[0]?.status ?? 'none'

  return {
    async profile({ id, name, email, locale }: Customer): Promise<Profile> {
      const [own] = await rowsOf(await payload())<{ favourite_store: string | null }>(
        sql`select favourite_store from customers where id = ${id}`,
      )
      return {
        name,
        email,
        locale,
        ...(own?.favourite_store && { favouriteStore: own.favourite_store }),
        newsletter: await newsletterState(email),
      }
    },

    async saveProfile(customer: Customer, form: Form, response: ServerResponse): Promise<AccountAnswer> {
      const read = profile.safeParse(form)
      if (!read.success) return { ok: false, reason: 'name-missing', field: 'name' }
      const store =
        typeof form.favouriteStore === 'string' && /^[\w-]{1,80}$/.test(form.favouriteStore)
          ? form.favouriteStore
          : null
      const database = await payload()
      await inTransaction(database, async (rows) => {
        await rows(
          sql`update customers set name = ${read.data.name}, locale = ${read.data.locale}, favourite_store = ${store}, updated_at = ${new Date().toISOString()} where id = ${customer.id}`,
        )
        await writeCustomerSearch(database, rows, customer.id)
        await noteCustomer(database, rows, 'updated', customer.id)
      })
      // Without one the browser forgets it, too: what stays there would be taken over again with the next sign-in.
      response.appendHeader(
        'set-cookie',
        openCookie('favourite_store', store ?? '', { maxAgeSeconds: store ? 365 * 86_400 : 0, secure }),
      )
      return { ok: true, notice: 'saved' }
    },

    /** The newsletter is asked for as everywhere, with a mail to confirm; leaving it takes effect at once. */
    async setNewsletter({ email }: Customer, wanted: boolean, locale: Locale): Promise<AccountAnswer> {
      if (wanted) {
        await newsletter.ask(email, locale)
        return { ok: true, notice: 'newsletter-asked' }
      }
      await rowsOf(await payload())(
        sql`update newsletter set status = 'unsubscribed', unsubscribed_at = ${new Date().toISOString()} where lower(email) = ${email} and status <> 'unsubscribed'`,
      )
      return { ok: true, notice: 'saved' }
    },

    async security({ id }: Customer, sessionToken: string): Promise<Security> {
      const rows = rowsOf(await payload())
      const sessions = await rows<SessionRow>(
        sql`select id, token, ip_address, user_agent, created_at, updated_at from customer_sessions where user_id = ${id} and expires_at > ${new Date().toISOString()} order by updated_at desc`,
      )
      const passkeys = await rows<{ id: string; name: string | null; device_type: string; created_at: When }>(
        sql`select id, name, device_type, created_at from customer_passkeys where user_id = ${id} order by created_at`,
      )
      const events = await rows<EventRow>(
        sql`select kind, address, detail, created_at from security_events where user_id = ${id} order by id desc limit ${SHOWN_EVENTS}`,
      )
      const credentials = await rows(
        sql`select id from customer_credentials where user_id = ${id} and provider_id = 'credential' and password is not null`,
      )
      return {
        sessions: sessions.map((one) => ({
          id: one.id,
          browser: browserOf(one.user_agent ?? ''),
          address: one.ip_address ? loggedNetwork(one.ip_address) : '',
          since: iso(one.created_at),
          seen: iso(one.updated_at),
          current: one.token === sessionToken,
        })),
        passkeys: passkeys.map((one) => ({
          id: one.id,
          name: one.name ?? '',
          since: iso(one.created_at),
          synced: one.device_type === 'multiDevice',
        })),
        agents: (await linksOf(rows, id)).map(({ grantId: _, ...link }) => link),
        events: events.map((one) => ({
          kind: one.kind,
          at: iso(one.created_at),
          address: one.address ?? '',
          ...(one.kind.startsWith('agent-') && one.detail && { agent: one.detail }),
        })),
        hasPassword: credentials.length > 0,
      }
    },

    async endSession({ id }: Customer, session: unknown): Promise<AccountAnswer> {
      await rowsOf(await payload())(
        sql`delete from customer_sessions where id = ${String(session)} and user_id = ${id}`,
      )
      return { ok: true, notice: 'removed' }
    },

    async endAgentLink({ id }: Customer, link: unknown, request: IncomingMessage): Promise<AccountAnswer> {
      const ended = await endLinks(rowsOf(await payload()), id, String(link))
      for (const agent of ended) await log(request, 'agent-unlinked', id, agent)
      const [agent] = ended
      return { ok: true, ...(agent ? { notice: 'link-ended', agent } : { notice: 'removed' }) }
    },

    async removePasskey({ id }: Customer, passkey: unknown, request: IncomingMessage): Promise<AccountAnswer> {
      const gone = await rowsOf(await payload())(
        sql`delete from customer_passkeys where id = ${String(passkey)} and user_id = ${id} returning id`,
      )
      if (gone.length > 0) await log(request, 'passkey-removed', id)
      return { ok: true, notice: 'removed' }
    },

    /**
     * The searches of this browser and of the account in one language, newest first, as one list; joining them again
     * changes nothing.
     */
    async mergeSearches({ id }: Customer, list: unknown, locale: Locale): Promise<AccountAnswer> {
      const given = searches.safeParse(list)
      if (!given.success) return { ok: false, reason: 'bad-request' }
      const rows = rowsOf(await payload())
      const [saved] = await rows<{ recent_searches: string | null }>(
        sql`select recent_searches from customers where id = ${id}`,
      )
      const known = savedSearches.safeParse(JSON.parse(saved?.recent_searches ?? '{}')).data ?? {}
      const joined = [...new Set([...given.data, ...(known[locale] ?? [])])].slice(0, MOST_SEARCHES)
      await rows(
        sql`update customers set recent_searches = ${JSON.stringify({ ...known, [locale]: joined })} where id = ${id}`,
      )
      return { ok: true, notice: 'saved', searches: joined }
    },

    /** A new password needs the old one, and ends all sessions; `sessionToken` is that of the new one of this device. */
    async changePassword(
      customer: Customer,
      form: Form,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ answer: AccountAnswer; sessionToken?: string }> {
      const [current, next] = [form.current, form.password].map((value) => (typeof value === 'string' ? value : ''))
      const bad = passwordRefusal(next ?? '', [customer.email, customer.name])
      if (bad) return { answer: { ok: false, reason: bad, field: 'password' } }
      const own = [{ counted: 'sign-in own', of: customer.id }] as const
      const waits = await throttle.take([...own])
      if (waits > 0) return { answer: { ok: false, reason: 'wait', seconds: Math.ceil(waits / 1000) } }
      const { api } = await auth()
      let sessionToken: string | undefined
      try {
        const { headers, response: changed } = await api.changePassword({
          body: { currentPassword: current ?? '', newPassword: next ?? '', revokeOtherSessions: true },
          headers: authHeaders(request, addressOf),
          returnHeaders: true,
        })
        for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
        sessionToken = changed.token ?? undefined
      } catch (error) {
        if ((error as { body?: { code?: string } }).body?.code !== 'INVALID_PASSWORD') throw error
        return { answer: { ok: false, reason: 'password-wrong', field: 'current' } }
      }
      await throttle.release([...own])
      await log(request, 'password-changed', customer.id)
      return { answer: { ok: true, notice: 'password-set' }, ...(sessionToken && { sessionToken }) }
    },
  }
}

import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { FRESH_MINUTES } from '../../domain/accounts/account-rules.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { CustomerAuth } from './auth.ts'
import { authHeaders } from './customer-session.ts'

type Options = {
  payload(): Promise<Payload>
  auth(): Promise<CustomerAuth>
  addressOf(request: IncomingMessage): string
}

/** Whether who is signed in is the owner of the account, or somebody at a browser that was left open. */
export function ownerCheck({ payload, auth, addressOf }: Options) {
  return {
    /** Whether the session began a moment ago. */
    async isFresh(request: IncomingMessage): Promise<boolean> {
      const { api } = await auth()
      const headers = authHeaders(request, addressOf)
      const session = await api.getSession({ headers, query: { disableRefresh: true } })
      return session !== null && Date.now() - session.session.createdAt.getTime() < FRESH_MINUTES * 60_000
    },

    /** Whether it is the account's password; undefined where that has none. */
    async knowsPassword({ id }: Customer, password: unknown, request: IncomingMessage): Promise<boolean | undefined> {
      const [stored] = await rowsOf(await payload())(
        sql`select id from customer_credentials where user_id = ${id} and provider_id = 'credential' and password is not null`,
      )
      if (!stored) return undefined
      if (typeof password !== 'string' || password === '') return false
      const { api } = await auth()
      const headers = authHeaders(request, addressOf)
      return api.verifyPassword({ body: { password }, headers }).then(({ status }) => status, isWrongPassword)
    },
  }
}
export type OwnerCheck = ReturnType<typeof ownerCheck>

function isWrongPassword(error: unknown): boolean {
  if ((error as { body?: { code?: string } }).body?.code !== 'INVALID_PASSWORD') throw error
  return false
}

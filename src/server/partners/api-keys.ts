import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { noteSavedBy } from '../../cms/fields/saved-by.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { apiScopes, isUsable, type ApiScope } from '../../domain/partners/api-scope.ts'
import { dayOfText, isoInstant } from '../../domain/time.ts'
import { inTransaction, sql, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { auditHooks, auditOf } from './audit.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'

/** So that a key is known as one wherever it is found by mistake. */
const PREFIX = 'ptg_'
/** Characters by which staff know a key again. */
const START = 8
/** Milliseconds in which the use of a key is written once. */
const USED_EVERY = 60_000

export type UsedKey = { id: number; name: string; scopes: ReadonlySet<ApiScope> }

/**
 * The key of an `Authorization` header, where it is one that may be used now. The name of its scheme is in letters of
 * either case (RFC 9110, section 11.1).
 */
export async function keyOf(rows: Rows, authorization: string | undefined, now: number): Promise<UsedKey | undefined> {
  const given = /^bearer +(ptg_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!given) return undefined
  const [row] = await rows<{
    id: number | string
    name: string
    active: boolean | number | null
    expires_at: string | Date | null
  }>(sql`select id, name, active, expires_at from api_keys where hash = ${hashedToken(given)}`)
  if (!row) return undefined
  // The form writes the noon of a day, UTC; before it was the midnight of one in a Canadian zone.
  const lastDay = row.expires_at === null ? undefined : dayOfText(new Date(row.expires_at).toISOString())
  if (!isUsable({ active: Number(row.active) === 1, lastDay }, now)) return undefined
  const scopes = await rows<{ value: string }>(sql`select value from api_keys_scopes where parent_id = ${row.id}`)
  await rows(
    sql`update api_keys set last_used_at = ${isoInstant(now)} where id = ${row.id} and (last_used_at is null or last_used_at < ${isoInstant(now - USED_EVERY)}) returning id`,
  )
  return {
    id: Number(row.id),
    name: row.name,
    scopes: new Set(apiScopes.filter((scope) => scopes.some(({ value }) => value === scope))),
  }
}

/**
 * `POST /admin/api/api-keys/{id}/key` makes the key anew and shows it this once; the one before ends. Administrators.
 */
export const apiKeyEndpoints: Omit<Endpoint, 'root'>[] = [{ path: '/:id/key', method: 'post', handler: renew }]

async function renew(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'api-keys', 'update')) return refusal(req, 403, 'partners_forbidden')
  const id = Number(req.routeParams?.id)
  const key = PREFIX + randomBytes(32).toString('base64url')
  const start = key.slice(0, START)
  const found = Number.isSafeInteger(id)
    ? await inTransaction(req.payload, async (rows) => {
        const [made] = await rows<{ name: string }>(
          sql`update api_keys set hash = ${hashedToken(key)}, start = ${start}, last_used_at = null, updated_at = ${isoInstant(Date.now())} where id = ${id} returning name`,
        )
        if (made)
          await writeSecurityEvent(rows, { ...auditOf(req, made.name), kind: 'api-key-renewed', of: `api-key ${id}` })
        return made
      })
    : undefined
  if (!found) return refusal(req, 404, 'partners_unknown')
  return Response.json({ secret: key, start }, { headers: { 'cache-control': 'no-store' } })
}

const refusal = (req: PayloadRequest, status: number, word: 'partners_forbidden' | 'partners_unknown') =>
  Response.json({ errors: [{ message: staffText(localeOf(req), word) }] }, { status })

/** What a save of a key does. */
export const apiKeyHooks = { ...auditHooks('api-key'), beforeChange: [noteSavedBy] }

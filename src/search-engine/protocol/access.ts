import { Refusal } from '../settings/refusal.ts'
import { credential, type ProtocolRequest } from './request.ts'

/** The search key is public and may search; the admin key may do everything. Without an admin key no one can write. */
export type Keys = { search?: string | undefined; admin?: string | undefined; appId?: string | undefined }
export type ApiKeyRole = 'search' | 'admin'

/**
 * Refuses who has no right. A search needs no key at all: the index is what any shopper sees. A wrong key is refused.
 */
export function requireRole(request: ProtocolRequest, role: ApiKeyRole, keys: Keys): void {
  const given = credential(request, 'x-algolia-api-key')
  if (keys.admin && sameText(given, keys.admin)) return
  if (role === 'search' && (given === '' || keys.search === undefined || sameText(given, keys.search))) return
  throw new Refusal(
    given === '' || (role === 'admin' && keys.search !== undefined && sameText(given, keys.search))
      ? 'Method not allowed with this API key'
      : 'Invalid Application-ID or API key',
    403,
  )
}

/** Whether a request has the admin key: such may send large bodies. */
export const isAdmin = (request: Pick<ProtocolRequest, 'headers' | 'query'>, { admin }: Keys): boolean =>
  admin !== undefined && sameText(credential(request, 'x-algolia-api-key'), admin)

/** Compares in a time that does not reveal how much of it matches. */
function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < b.length; i++) difference |= b.charCodeAt(i) ^ (a.length > 0 ? a.charCodeAt(i % a.length) : 0)
  return difference === 0
}

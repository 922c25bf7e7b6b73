import { linkScopes, linkScopesIn, type LinkScope } from './identity-linking.ts'

/** What an agent asks a customer for, as far as the agent and its address are known. */
export type LinkRequest = { scopes: LinkScope[]; challenge: string }
/** Why not, by the names of RFC 6749, 4.1.2.1; the agent is answered so. */
export type LinkFault = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope'

/** The members of a request; one that came twice is undefined. */
export type LinkMembers = Readonly<Record<string, string | undefined>>

/** What an agent asks for, by the address it sent its customer to; what comes twice is not there (RFC 6749, 3.1). */
export function linkMembers(search: Iterable<[string, string]>): LinkMembers {
  const pairs = [...search]
  return Object.fromEntries(pairs.filter(([name]) => pairs.filter(([other]) => other === name).length === 1))
}

/** Of `state` and of the whole request, in characters. */
export const LONGEST_STATE = 500
/** The sum of a verifier by SHA-256 in base64url (RFC 7636): 256 bits, always as long. */
const CHALLENGE = /^[\w-]{43}$/

/**
 * Reads what an agent asks for. Only a code is given out, only against a challenge, and only scopes that there are: a
 * request for another one is refused, as its customer would allow something else than is asked.
 */
export function readLinkRequest(members: LinkMembers): LinkRequest | LinkFault {
  const { response_type, code_challenge, code_challenge_method, scope = '', response_mode = 'query' } = members
  if (response_type === undefined) return 'invalid_request'
  if (response_type !== 'code') return 'unsupported_response_type'
  if (response_mode !== 'query' || code_challenge_method !== 'S256' || !CHALLENGE.test(code_challenge ?? ''))
    return 'invalid_request'
  const named = scope.split(' ').filter(Boolean)
  if (named.length === 0 || !named.every((one) => linkScopes.some((known) => known === one))) return 'invalid_scope'
  return { scopes: linkScopesIn(scope), challenge: code_challenge ?? '' }
}

/** Addresses that an agent may be answered at: its own server, or the machine of whoever runs it (RFC 8252, 7.3). */
export function isReturnAddress(text: string): boolean {
  const [, scheme, host = ''] =
    /^(https?):\/\/(\[[\da-f:]+\]|[^/?#@:\s[\]]+)(?::\d{1,5})?(?:[/?][^#\s]*)?$/i.exec(text) ?? []
  return scheme?.toLowerCase() === 'https' ? host.includes('.') : scheme !== undefined && isLoopback(host)
}

const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === '[::1]'

/** Most addresses that one agent may be answered at. */
export const MOST_RETURN_ADDRESSES = 10

/** The addresses of a field with one on each line; undefined where one cannot be used, or there are too many. */
export function returnAddressesIn(text: string): string[] | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const addresses = lines.filter(Boolean)
  return addresses.length <= MOST_RETURN_ADDRESSES && addresses.every(isReturnAddress) ? addresses : undefined
}

/**
 * Arguments that are not taken, in a request that was read: with another status than 200, clients take the connection
 * to be broken, and models never learn what was wrong. UCP asks for a status of the errors that it lists only.
 */
export const INVALID_PARAMS = -32602

const discovery = ['invalid_profile_url', 'profile_unreachable', 'profile_malformed', 'version_unsupported']
const unreadable = ['digest_mismatch', 'algorithm_unsupported']

/** What JSON-RPC calls a refusal with this status and code of the protocol. */
export function errorCode(status: number, code: string): number {
  if (discovery.includes(code)) return -32001
  if (unreadable.includes(code)) return -32600
  if (status === 500) return -32603
  return status === 400 ? INVALID_PARAMS : -32000
}

import type { Payload } from 'payload'
import { keyedHash } from '../admin/sealed-text.ts'
import type { Env } from './env.ts'

/** Its row in Payload’s own table of keys and values. */
const KEY = 'secret-fingerprint'

/**
 * A sentence where the secret is not the one that this database was opened with before. The admin, or a process that is
 * both, has the say which it is: after a change on purpose it says so once. A shop of several compares, at each start.
 */
export async function otherSecret(payload: Payload, role: Env['ROLE']): Promise<string | undefined> {
  const own = keyedHash({ secret: payload.secret, purpose: 'fingerprint', owner: 'shop' }, KEY)
  const known = await payload.kv.get<string>(KEY)
  if (known === own) return undefined
  if (known === null || role !== 'shop') await payload.kv.set(KEY, own)
  if (known === null) return undefined
  return role === 'shop'
    ? 'SECRET is not that of the admin on this database: links, sessions and gift cards of one are not known to the other. Set the same for all processes, and restart those that have another.'
    : 'SECRET is not that of the last start on this database. If that was not meant, put back the old one (or DATA_DIR/secret): sessions, links that were sent, gift cards, second steps and webhooks depend on it. If it was, restart every other process with it, too.'
}

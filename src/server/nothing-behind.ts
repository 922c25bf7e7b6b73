import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { localeOr, type Both } from '../domain/locale.ts'

const noVersions: Both = { en: 'No versions are kept of these.', fr: 'On ne garde pas de versions de ceci.' }
const noAddress: Both = { en: 'There is no address to confirm here.', fr: 'Il n’y a pas d’adresse à confirmer ici.' }

/**
 * Payload gives every collection and global the endpoints of versions, and who signs in the one that confirms an address,
 * and breaks off (500) where no versions are kept and no address is confirmed. Here they say that there is nothing (404).
 */
export function nothingBehind(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals]) {
    const isConfirmed = 'auth' in part && Boolean(part.auth?.verify)
    const missing = ({ path }: Endpoint) => (path.startsWith('/versions') && !part.versions ? noVersions : path === '/verify/:id' && !isConfirmed ? noAddress : undefined)
    // The endpoints are the same objects for every collection: they are replaced, not changed.
    if (part.endpoints) part.endpoints = part.endpoints.map((endpoint) => refused(endpoint, missing(endpoint)))
  }
  return config
}

const refused = (endpoint: Endpoint, why: Both | undefined): Endpoint =>
  why ? { ...endpoint, handler: ({ i18n }: PayloadRequest) => Response.json({ errors: [{ message: why[localeOr(i18n.language)] }] }, { status: 404 }) } : endpoint

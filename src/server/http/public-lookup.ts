import { lookup as resolve, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Thrown by a connection whose host is not public. */
export class PrivateAddress extends Error {}

/**
 * Finds the addresses of a host for a connection, which goes to the very address that was checked. One private address
 * among them is enough to refuse: the next connection might take it.
 */
export const publicLookup =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (host, options, found) =>
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return found(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return found(new PrivateAddress('not a public address'), '')
      const [first] = addresses
      return options.all ? found(null, addresses) : found(null, first?.address ?? '', first?.family)
    })

/** Whether a URL names a private address itself: such a host is not looked up. */
export function namesPrivateAddress({ hostname }: URL, isPublic: (address: string) => boolean): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return /^[\d.]+$|:/.test(bare) && !isPublic(bare)
}

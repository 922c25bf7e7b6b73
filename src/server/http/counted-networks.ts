import { crowdedNetwork, limitedNetwork } from './network.ts'

/** Networks that are counted apart in one minute; each takes some hundred bytes for every kind of request. */
const MOST = 50_000
const MINUTE_MS = 60_000

/**
 * By what the requests of an address are counted: by its own network, or by a much larger one where it is one of too
 * many networks in this minute. So a flood from ever new addresses takes no memory without end.
 */
export function countedNetworks(most = MOST, now: () => number = Date.now): (address: string) => string {
  let known = new Set<string>()
  let minute = 0
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) [known, minute] = [new Set(), current]
    const own = limitedNetwork(address)
    if (!known.has(own) && known.size >= most) return crowdedNetwork(address)
    known.add(own)
    return own
  }
}

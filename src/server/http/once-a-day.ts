import { createHash, randomBytes } from 'node:crypto'
import { shopDay } from '../../domain/shop-day.ts'
import { limitedNetwork } from './network.ts'

/** Places of a day, one bit each: a megabyte. */
const PLACES = 2 ** 23
/**
 * The places of one network, which others may share: so many things of a day are known of it, however many it sends.
 */
const OF_ONE = 2 ** 16

/**
 * Whether the network of an address does something for the first time today (in the shop's time), so that a flood from
 * one weighs no more than a shopper. All that is kept, until the day is over, is a bit at a place that nobody can
 * foresee or lead back to an address. Now and then two things share a place: the second is then not the first.
 */
export function onceADay(now: () => number = Date.now): (address: string, thing: string) => boolean {
  let day = ''
  let salt = randomBytes(16)
  let known = new Uint8Array(PLACES / 8)
  const numberOf = (...texts: string[]) =>
    createHash('sha256').update(salt).update(JSON.stringify(texts)).digest().readUInt32LE()
  return (address, thing) => {
    const today = shopDay(now())
    if (today !== day) [day, salt, known] = [today, randomBytes(16), new Uint8Array(PLACES / 8)]
    const network = limitedNetwork(address)
    const place = (numberOf(network) + (numberOf(network, thing) % OF_ONE)) % PLACES
    const [byte, bit] = [place >> 3, 1 << (place & 7)]
    const before = known[byte] ?? 0
    known[byte] = before | bit
    return (before & bit) === 0
  }
}

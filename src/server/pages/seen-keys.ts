import { createHash } from 'node:crypto'

/** Addresses asked for last that are remembered; some 100 bytes each. */
const MOST = 8192

/** Remembers the addresses that were asked for last, without storing them. */
export class SeenKeys {
  #seen = new Set<string>()

  /** Whether this one was asked for among the last; from now on it is the latest. */
  again(key: string): boolean {
    const hash = createHash('sha1').update(key).digest('base64url')
    const known = this.#seen.delete(hash)
    this.#seen.add(hash)
    const [oldest] = this.#seen.size > MOST ? this.#seen : []
    if (oldest !== undefined) this.#seen.delete(oldest)
    return known
  }

  get size(): number {
    return this.#seen.size
  }
}

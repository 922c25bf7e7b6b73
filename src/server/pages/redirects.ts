import type { Payload } from 'payload'
import { redirectsFromDocs } from '../../cms/from-doc/redirect.ts'
import { redirectFor, type Redirect } from '../../domain/navigation/redirects.ts'
import { readAll } from '../database/read-all.ts'

/** The editors' redirects, cached in memory until the change feed reports another. */
export class Redirects {
  readonly #payload: () => Promise<Payload>
  #rules: Promise<Map<string, Redirect>> | undefined

  constructor(payload: () => Promise<Payload>) {
    this.#payload = payload
  }

  /** Where an address leads that is no page's; undefined where no rule names it. */
  async of(path: string) {
    this.#rules ??= this.#read()
    return redirectFor(await this.#rules, path)
  }

  forget(): void {
    this.#rules = undefined
  }

  async #read() {
    try {
      return redirectsFromDocs(await readAll(await this.#payload(), 'redirects'))
    } catch (error) {
      // Not remembered: the next request asks again.
      this.#rules = undefined
      throw error
    }
  }
}

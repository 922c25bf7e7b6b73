import type { Payload } from 'payload'
import { redirectsFromDocs } from '../../cms/from-doc/redirect.ts'
import { redirectFor } from '../../domain/navigation/redirects.ts'
import { readAll } from '../database/read-all.ts'
import { ReadOnce } from '../feed/read-once.ts'

/** The editors' redirects, cached in memory until the change feed reports another. */
export class Redirects {
  readonly #payload: () => Promise<Payload>
  readonly #rules = new ReadOnce(() => this.#read())

  constructor(payload: () => Promise<Payload>) {
    this.#payload = payload
  }

  /** Where an address leads that is not a page's; undefined where no rule names it. */
  async of(path: string) {
    return redirectFor(await this.#rules.get(), path)
  }

  forget(): void {
    this.#rules.forget()
  }

  async #read() {
    return redirectsFromDocs(await readAll(await this.#payload(), 'redirects'))
  }
}

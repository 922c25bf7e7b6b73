/** Milliseconds: a row of changes of brands or pictures leads to one comparison, one of menus to new suggestions. */
const RENEW_AFTER = 300
/** Milliseconds: when what failed is tried again, as after an outage of the database. */
const AGAIN_AFTER = 5000

/** What a change makes necessary to be made anew: every product, some, or none. */
export type Renewal = 'all' | 'some' | 'suggestions'
const breadth: Record<Renewal, number> = { suggestions: 0, some: 1, all: 2 }

/**
 * What follows changes of the feed beside what else goes on. Changes are gathered for a moment, and while some products
 * are renewed, until that is done: each product is read once, however often it changed meanwhile.
 */
export class Renewals {
  isStopped = false
  #timer: NodeJS.Timeout | undefined
  #wanted: Renewal | undefined
  /** Codes of the products that the next renewal reads anew. */
  readonly #codes = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #lastOfSome: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly renew: (wanted: Renewal, codes: readonly string[]) => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Whether something is to follow that has not begun. */
  get isWaiting(): boolean {
    return this.#timer !== undefined
  }

  soon(wanted: Renewal, codes: Iterable<string> = [], after = RENEW_AFTER): void {
    if (this.isStopped) return
    if (!this.#wanted || breadth[wanted] > breadth[this.#wanted]) this.#wanted = wanted
    for (const code of codes) this.#codes.add(code)
    this.#timer ??= setTimeout(() => {
      this.#last = Promise.allSettled([this.#last, this.#lastOfSome.then(() => this.#begin())])
    }, after)
    this.#timer.unref()
  }

  /** Nothing begins any more; resolves when what goes on has ended. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.#timer)
    await this.#last
  }

  async #begin(): Promise<void> {
    if (this.isStopped) return
    const [wanted, codes] = [this.#wanted ?? 'all', [...this.#codes]]
    this.#timer = this.#wanted = undefined
    this.#codes.clear()
    const renewed = this.renew(wanted, codes).catch((error: unknown) => {
      this.failed(error)
      this.soon(wanted, codes, AGAIN_AFTER)
    })
    // A comparison of everything takes minutes at 20,000 products: what else changes does not wait for it.
    if (wanted !== 'all') this.#lastOfSome = renewed
    await renewed
  }
}

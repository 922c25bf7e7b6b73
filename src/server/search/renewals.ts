import type { RenewedProducts } from './renewed-products.ts'

/** Milliseconds: a row of changes of brands or pictures leads to one comparison, one of menus to new suggestions. */
const RENEW_AFTER = 300
/** Milliseconds: when what failed is tried again, as after an outage of the database. */
const AGAIN_AFTER = 5000
/** Milliseconds: how often a failure that lasts is reported. */
const REPORT_EVERY = 60_000

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
  /** Of the next renewal. */
  readonly #read = new Set<string>()
  readonly #counted = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #lastOfSome: Promise<unknown> = Promise.resolve()
  /** When a failure was reported; 0 once something succeeded. */
  #reportedAt = 0

  constructor(
    private readonly renew: (wanted: Renewal, products: RenewedProducts) => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Whether something is to follow that has not begun. */
  get isWaiting(): boolean {
    return this.#timer !== undefined
  }

  soon(wanted: Renewal, { read = [], counted = [] }: Partial<RenewedProducts> = {}, after = RENEW_AFTER): void {
    if (this.isStopped) return
    if (!this.#wanted || breadth[wanted] > breadth[this.#wanted]) this.#wanted = wanted
    for (const code of read) this.#read.add(code)
    for (const code of counted) this.#counted.add(code)
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
    const wanted = this.#wanted ?? 'all'
    // What is read anew has its stock counted.
    const products = { read: [...this.#read], counted: [...this.#counted].filter((code) => !this.#read.has(code)) }
    this.#timer = this.#wanted = undefined
    this.#read.clear()
    this.#counted.clear()
    const renewed = this.renew(wanted, products).then(
      () => (this.#reportedAt = 0),
      (error: unknown) => {
        this.#report(error)
        this.soon(wanted, products, AGAIN_AFTER)
      },
    )
    // A comparison of everything takes minutes at 20,000 products: what else changes does not wait for it.
    if (wanted !== 'all') this.#lastOfSome = renewed
    await renewed
  }

  #report(error: unknown): void {
    if (Date.now() - this.#reportedAt < REPORT_EVERY) return
    this.#reportedAt = Date.now()
    this.failed(error)
  }
}

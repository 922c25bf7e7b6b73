import type { Payload } from 'payload'
import type { SQL } from '../database/database.ts'
import { Outbox, type DueEntry, type OutboxOptions } from './outbox.ts'

/** Messages open at a time in a process: each may wait for a slow receiver. */
export const AT_ONCE = 24
/** Of them to one receiver, so that those for a slow one never fill all places. */
export const EACH_AT_ONCE = 4

type Options = OutboxOptions & {
  /** To whom an entry goes, by columns of the outbox. */
  receiver: SQL
}

/**
 * Sends entries to other servers, each of which may be slow and then delays only itself: what is due is begun while
 * earlier messages are still open. To each receiver messages leave in the order in which they were noted, a few at a
 * time.
 */
export class OutboxSender {
  readonly #outbox: Outbox
  /** What is being sent, with its receiver. */
  readonly #open = new Map<Promise<void>, string>()
  #filling: Promise<void> = Promise.resolve()
  #done = 0
  #isStopped = false

  constructor(private readonly options: Options) {
    this.#outbox = new Outbox(options)
  }

  /** Begins what is due and has a place, without waiting for it; each message that ends makes room for the next. */
  begin(): Promise<void> {
    this.#filling = this.#filling.catch(() => {}).then(() => this.#fill())
    return this.#filling
  }

  /** All that is due, to its end; how many were done. */
  async run(): Promise<number> {
    const before = this.#done
    await this.begin()
    await this.#end()
    return this.#done - before
  }

  /** Begins nothing more; resolves when nothing is open. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#filling.catch(() => {})
    await this.#end()
  }

  async #end(): Promise<void> {
    while (this.#open.size > 0) {
      await Promise.all(this.#open.keys())
      await this.#filling.catch(() => {})
    }
  }

  /** One at a time, or two would count the same places as free. */
  async #fill(): Promise<void> {
    const payload = await this.options.payload()
    for (let more = true; more && !this.#isStopped && this.#open.size < AT_ONCE;) {
      const due = await this.#outbox.due(payload, {
        limit: AT_ONCE - this.#open.size,
        receiver: this.options.receiver,
        without: [...new Set(this.#open.values())].filter((receiver) => this.#isFull(receiver)),
      })
      for (const entry of due)
        if (!this.#isStopped && !this.#isFull(entry.receiver) && (await this.#outbox.claim(payload, entry)))
          this.#send(payload, entry)
      more = due.length > 0
    }
  }

  #send(payload: Payload, entry: DueEntry): void {
    const sent = this.#outbox.do(payload, entry).then((isDone) => {
      const wasFull = this.#open.size >= AT_ONCE || this.#isFull(entry.receiver)
      this.#open.delete(sent)
      if (isDone) this.#done++
      // Where there was a place anyway, nothing waits for this one. A failure is met again by the next round.
      if (wasFull) this.begin().catch(() => {})
    })
    this.#open.set(sent, entry.receiver)
  }

  #isFull(receiver: string): boolean {
    return [...this.#open.values()].filter((one) => one === receiver).length >= EACH_AT_ONCE
  }
}

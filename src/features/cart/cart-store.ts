import { emptyCart, type Cart, type CartAnswer } from '../../domain/cart/cart.ts'
import { hasArrived, type CartChange } from '../../domain/cart/cart-change.ts'
import type { Refused } from '../../domain/cart/refusal-search.ts'

/**
 * The cart as this tab knows it. `waiting` are the changes the server has not answered, in order; `failed` means it
 * could not be reached.
 */
export type CartState = {
  status: 'loading' | 'ready' | 'failed'
  cart: Cart
  waiting: readonly CartChange[]
  /** The names of what waits to be added: no line of the cart shows it yet. */
  notAdded: readonly string[]
  refused?: Refused & Pick<CartChange, 'intent'>
  /** The SKU that was added last, until the next page. */
  added?: string
}

/**
 * The I/O of the store; `read` and `write` reject when the server could not be reached. Carts are broadcast to other
 * tabs, and received from them.
 */
export type CartCalls = {
  read(): Promise<Cart>
  write(change: CartChange): Promise<CartAnswer>
  notify(cart: Cart): void
  /** News without a cart mean: read again; so does a connection that is back. */
  listen(onNews: (cart: Cart | undefined) => void): () => void
}

type Job = { change: CartChange; title?: string; isSent?: boolean; answered: ((answer: CartAnswer) => void)[] }

export const initialCartState: CartState = { status: 'loading', cart: emptyCart, waiting: [], notAdded: [] }

/** Whether a change waits for the shop to be reached again. */
export const isUnsent = ({ status, waiting }: CartState): boolean => status === 'failed' && waiting.length > 0

/**
 * Reads and changes the cart. Changes go one after the other; one that could not be sent stays first in the queue
 * until `retry`, or until the shop can be reached again.
 */
export class CartStore {
  #state = initialCartState
  #jobs: Job[] = []
  #sending = false
  #retrying: Promise<void> | undefined
  #answers = 0
  readonly #listeners = new Set<() => void>()

  constructor(private readonly calls: CartCalls) {}

  state = (): CartState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  load = async (): Promise<void> => {
    const answers = this.#answers
    try {
      const cart = await this.calls.read()
      // A change answered in the meantime knows better.
      if (answers === this.#answers && this.#jobs.length === 0) this.#set({ status: 'ready', cart })
    } catch {
      if (this.#state.status === 'loading') this.#set({ status: 'failed' })
    }
  }

  /** `title` names what is added. */
  change = (change: CartChange, title?: string): Promise<CartAnswer> =>
    new Promise((answered) => {
      const last = this.#jobs.at(-1)
      const replaces =
        last &&
        last !== this.#jobs[0] &&
        change.intent === 'set' &&
        last.change.intent === 'set' &&
        last.change.sku === change.sku
      if (replaces) Object.assign(last, { change, answered: [...last.answered, answered] })
      else this.#jobs.push({ change, title, answered: [answered] })
      this.#set({ refused: undefined })
      if (this.#state.status === 'failed') void this.retry()
      else void this.#send()
    })

  /** Who asks while it is under way waits for the same. */
  retry = (): Promise<void> => (this.#retrying ??= this.#retry().finally(() => (this.#retrying = undefined)))

  async #retry(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    const first = this.#jobs[0]
    try {
      const cart = await this.calls.read()
      if (first?.isSent && hasArrived(first.change, this.#state.cart, cart)) this.#answered(first, { ok: true, cart })
      else this.#set({ status: 'ready', cart })
    } catch {
      this.#set({ status: 'failed' })
      return
    } finally {
      this.#sending = false
    }
    await this.#send()
  }

  /** Reads the cart and follows what other tabs do to it, until the returned function is called. */
  follow = (): (() => void) => {
    void this.load()
    return this.calls.listen((cart) => {
      if (cart && this.#jobs.length === 0) this.#set({ status: 'ready', cart })
      else if (this.#state.status === 'failed') void this.retry()
      else void this.load()
    })
  }

  /** Whether every change has been answered, after one more attempt where the shop could not be reached. */
  settled = async (): Promise<boolean> => {
    if (isUnsent(this.#state)) await this.retry()
    return new Promise((resolve) => {
      const look = () => {
        if (this.#jobs.length > 0 && this.#state.status !== 'failed') return
        stop()
        resolve(this.#jobs.length === 0)
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  clearMessages = (): void => this.#set({ refused: undefined, added: undefined })

  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      for (let job = this.#jobs[0]; job; job = this.#jobs[0]) {
        job.isSent = true
        this.#answered(job, await this.calls.write(job.change))
      }
    } catch {
      this.#set({ status: 'failed' })
    } finally {
      this.#sending = false
    }
  }

  #answered(job: Job, answer: CartAnswer): void {
    this.#answers += 1
    this.#jobs.shift()
    const { sku, intent } = job.change
    this.#set({
      status: 'ready',
      cart: answer.cart,
      ...(answer.ok && intent === 'add' && { added: sku }),
      refused: answer.ok ? undefined : { sku, intent, reason: answer.reason, left: answer.left },
    })
    for (const answered of job.answered) answered(answer)
    if (answer.ok) this.calls.notify(answer.cart)
  }

  #set(part: Partial<CartState>): void {
    this.#state = {
      ...this.#state,
      ...part,
      waiting: this.#jobs.map(({ change }) => change),
      notAdded: [...new Set(this.#jobs.flatMap(({ title }) => title ?? []))],
    }
    for (const listener of this.#listeners) listener()
  }
}

import type { AutocompleteAnswer } from '../../domain/search/autocomplete-answer.ts'
import { SEARCH_DEBOUNCE_MS } from '../../domain/search/search-request.ts'
import { debounce } from '../../domain/shell/debounce.ts'
import type { Timer } from '../../domain/shell/timer.ts'

/**
 * `answer` is the newest that has arrived, also while a newer one is on its way; `failed` means that nothing could be
 * reached.
 */
export type AutocompleteState = {
  query: string
  open: boolean
  status: 'idle' | 'waiting' | 'ready' | 'failed'
  answer?: AutocompleteAnswer
}

/** Queries the provider; rejects when it cannot be reached, or when the signal aborts. */
export type RequestSuggestions = (query: string, signal: AbortSignal) => Promise<AutocompleteAnswer>

/**
 * The state between keystrokes and the list. One request goes out 500 ms after the last key; a response that arrives
 * after a newer key is dropped; closing cancels requests that are waiting or in flight (acceptance 108).
 */
export class AutocompleteStore {
  #state: AutocompleteState
  #asked: AbortController | undefined
  readonly #listeners = new Set<() => void>()
  readonly #askSoon: ReturnType<typeof debounce<[query: string]>>

  constructor(
    private readonly ask: RequestSuggestions,
    timer: Timer,
    query = '',
  ) {
    this.#state = { query, open: false, status: 'idle' }
    this.#askSoon = debounce((wanted: string) => void this.#send(wanted), SEARCH_DEBOUNCE_MS, timer)
  }

  state = (): AutocompleteState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The field has the focus, or an arrow key opens the list: a known answer is shown, an unknown one requested. */
  open = (query: string): void => {
    if (this.#state.open && query === this.#state.query) return
    this.#want(query)
  }

  /** The field holds something else. */
  type = (query: string): void => this.#want(query)

  /** Escape, leaving the field, going to a page. */
  close = (): void => {
    this.#cancel()
    this.#set({ open: false, status: this.#isKnown(this.#state.query) ? 'ready' : 'idle' })
  }

  #want(query: string): void {
    this.#cancel()
    if (this.#isKnown(query)) return this.#set({ query, open: true, status: 'ready' })
    this.#set({ query, open: true, status: 'waiting' })
    this.#askSoon(query)
  }

  async #send(query: string): Promise<void> {
    const asked = new AbortController()
    this.#asked = asked
    try {
      const answer = await this.ask(query, asked.signal)
      if (!asked.signal.aborted) this.#set({ status: 'ready', answer })
    } catch {
      // The form still goes to the results page (acceptance 110).
      if (!asked.signal.aborted) this.#set({ status: 'failed', answer: undefined })
    }
  }

  #cancel(): void {
    this.#askSoon.cancel()
    this.#asked?.abort()
    this.#asked = undefined
  }

  #isKnown = (query: string): boolean => this.#state.answer?.query === query

  #set(part: Partial<AutocompleteState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}

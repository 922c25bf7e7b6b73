/**
 * The timer the rules need: run a callback after so many milliseconds, unless the returned function is called first.
 */
export type Timer = { after(ms: number, run: () => void): () => void }

/** A delayed function, and a way to cancel the pending call. */
export type Delayed<Args extends unknown[]> = { (...args: Args): void; cancel(): void }

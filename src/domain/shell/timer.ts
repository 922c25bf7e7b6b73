/**
 * What the rules need of a clock: run something in so many milliseconds, unless the returned function is called
 * before.
 */
export type Timer = { after(ms: number, run: () => void): () => void }

/** A function that waits, and a way to drop what is waiting. */
export type Delayed<Args extends unknown[]> = { (...args: Args): void; cancel(): void }

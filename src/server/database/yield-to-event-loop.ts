/**
 * Ends the turn of a long piece of work, so that requests are answered meanwhile. On SQLite every read is there at
 * once: work that only awaits reads never ends its turn.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Milliseconds: a request that takes several turns is answered in it. */
const PAUSE = 10
let last = Promise.resolve()

/**
 * The same between the steps of work that follows many changes and that nobody waits for: a request whose every turn
 * waits for a step takes as long as all of them. Of two such works each has its steps in turns.
 */
export function yieldToRequests(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setTimeout(resolve, PAUSE)))
  return last
}

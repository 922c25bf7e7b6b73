/**
 * Ends the turn of a long piece of work, so that requests are answered meanwhile. On SQLite every read is there at
 * once: work that only awaits reads never ends its turn.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 100

/** Asks the shop how it is, again and again, until it is stopped: the longest wait, in milliseconds, and refusals. */
export function watchHealth(url: string): { stop(): Promise<{ longest: number; asked: number; refused: number }> } {
  const over = new AbortController()
  const seen = { longest: 0, asked: 0, refused: 0 }
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const isWell = await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': '10.99.0.1' } }).then(
        async (answer) => (await answer.arrayBuffer(), answer.ok),
        () => false,
      )
      seen.longest = Math.max(seen.longest, performance.now() - began)
      seen.asked++
      if (!isWell) seen.refused++
      await sleep(EVERY_MS)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await watching
      return seen
    },
  }
}

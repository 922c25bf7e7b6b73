import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

/**
 * Lets pages be rendered one after the other, one piece in each turn of the event loop, in the order they came: many
 * that are asked for at once would otherwise stand as one long piece of work before all other requests.
 */
export function renderTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(yieldToEventLoop))
}

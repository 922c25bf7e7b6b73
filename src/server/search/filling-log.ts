import { countText } from '../../domain/digits.ts'
import type { IndexProgress } from './product-indexes.ts'

/** Milliseconds between two sentences: a start without an index takes minutes where there are many products. */
const OFTEN = 10_000

/** Says in the log how far the index is filled, and when it is. */
export function fillingLog(log: (sentence: string) => void, total: number, now = () => performance.now()) {
  const start = now()
  let last = start
  const progress: IndexProgress = (done) => {
    if (now() - last < OFTEN) return
    last = now()
    log(`The search index is being filled: ${countText(done, 'en')} of ${countText(total, 'en')} products`)
  }
  const end = (count: number) =>
    log(`The search index is filled: ${count} products in ${((now() - start) / 1000).toFixed(1)} s`)
  return { progress, end }
}

import type { Locale } from '../domain/locale.ts'
import type { ProductFault } from './product-file.ts'
import { fileWord } from './product-file-words.ts'

const MOST_LINES = 10

/** What is wrong with a file in its order: what is wrong in the same way on many lines is said once. */
export function problemsOf(faults: readonly ProductFault[], locale: Locale): string[] {
  const linesOf = new Map<string, Set<number>>()
  for (const { at, wrong } of faults.toSorted((a, b) => a.at - b.at)) {
    const lines = linesOf.get(wrong)
    if (lines) lines.add(at)
    else linesOf.set(wrong, new Set([at]))
  }
  return [...linesOf].map(([wrong, all]) => {
    const lines = [...all].slice(0, MOST_LINES).join(', ')
    if (all.size === 1) return fileWord(locale, 'line', { at: lines, wrong })
    const values = { lines, wrong }
    const n = all.size - MOST_LINES
    return n > 0 ? fileWord(locale, 'linesMore', { ...values, n }) : fileWord(locale, 'lines', values)
  })
}

import { DistanceTable, FAR } from './distance-table.ts'

/** A term within reach of a misspelt word. */
export type FuzzyMatch = { term: number; edits: number }

/** Steps of a walk through the dictionary; bounds the time of one word to some milliseconds. */
const MOST_STEPS = 60_000

/**
 * Finds the terms that differ from a word by few edits (optimal string alignment: a transposition is one edit). Sorted terms are a
 * trie: rows of the distance table are kept for the letters a term shares with the one before, and a hopeless beginning is
 * skipped with all terms that share it.
 */
export class FuzzyDictionary {
  /** How many letters each term shares with the one before. */
  private shared: Uint8Array | undefined
  /** The next term of other first letters, by which many are skipped at once. */
  private nextPair: Uint32Array | undefined
  private firstOf: Map<number, [number, number]> | undefined

  constructor(
    private readonly terms: string[],
    private readonly eligible: Uint32Array,
  ) {}

  /**
   * @param prefix whether the word may be the beginning of a term
   * @param firstCosts what an edit of the first letter counts
   */
  near(word: string, mostEdits: number, prefix: boolean, firstCosts: 1 | 2 = 2): FuzzyMatch[] {
    const shared = (this.shared ??= sharedLetters(this.terms, this.eligible))
    const nextPair = (this.nextPair ??= nextOfOtherPair(shared))
    const table = new DistanceTable(word, mostEdits, firstCosts)
    const deepest = word.length + mostEdits
    // Best value of the last column among the rows up to a depth: the word as a beginning of the term.
    const best = new Uint8Array(deepest + 2).fill(FAR)
    const found: FuzzyMatch[] = []
    const [from, to] = mostEdits < firstCosts ? this.beginningWith(word.charCodeAt(0)) : [0, this.eligible.length]
    let known = 0
    let steps = 0
    let at = from
    while (at < to && steps < MOST_STEPS) {
      const term = this.terms[this.eligible[at]!]!
      let depth = at === from ? 0 : Math.min(known, shared[at]!)
      let hopeless = false
      while (depth < term.length && depth < deepest) {
        steps++
        const least = table.fillRow(depth + 1, term)
        best[depth + 1] = Math.min(best[depth]!, table.last(depth + 1))
        depth++
        if (least > mostEdits && !(prefix && best[depth]! <= mostEdits)) {
          hopeless = true
          break
        }
      }
      known = depth
      const edits = prefix ? best[depth]! : depth === term.length ? table.last(depth) : FAR
      if (!hopeless && edits <= mostEdits) found.push({ term: this.eligible[at]!, edits })
      at++
      // Whatever shares a hopeless beginning is hopeless.
      if (hopeless) while (at < to && shared[at]! >= depth) at = depth <= PAIR ? nextPair[at]! : at + 1
    }
    return found
  }

  private beginningWith(code: number): [number, number] {
    if (!this.firstOf) {
      this.firstOf = new Map()
      for (const [at, term] of this.eligible.entries()) {
        const first = this.terms[term]!.charCodeAt(0)
        this.firstOf.set(first, [this.firstOf.get(first)?.[0] ?? at, at + 1])
      }
    }
    return this.firstOf.get(code) ?? [0, 0]
  }
}

/** Letters by which terms are skipped together. */
const PAIR = 2

function nextOfOtherPair(shared: Uint8Array): Uint32Array {
  const next = new Uint32Array(shared.length)
  for (let at = shared.length - 1, end = shared.length; at >= 0; at--) {
    next[at] = end
    if (shared[at]! < PAIR) end = at
  }
  return next
}

function sharedLetters(terms: string[], eligible: Uint32Array): Uint8Array {
  const shared = new Uint8Array(eligible.length)
  for (let at = 1; at < eligible.length; at++) {
    const [a, b] = [terms[eligible[at - 1]!]!, terms[eligible[at]!]!]
    const most = Math.min(a.length, b.length, 255)
    let same = 0
    while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same++
    shared[at] = same
  }
  return shared
}

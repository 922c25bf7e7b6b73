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
    const columns = word.length + 1
    const deepest = word.length + mostEdits
    const rows = Array.from({ length: deepest + 2 }, () => new Uint8Array(columns).fill(FAR))
    rows[0]![0] = 0
    for (let j = 1; j < columns; j++) rows[0]![j] = firstCosts + j - 1
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
        const least = fillRow(rows, depth + 1, term, word, firstCosts, mostEdits)
        best[depth + 1] = Math.min(best[depth]!, rows[depth + 1]![word.length]!)
        depth++
        if (least > mostEdits && !(prefix && best[depth]! <= mostEdits)) {
          hopeless = true
          break
        }
      }
      known = depth
      const edits = prefix ? best[depth]! : depth === term.length ? rows[depth]![word.length]! : FAR
      if (!hopeless && edits <= mostEdits) found.push({ term: this.eligible[at]!, edits })
      at++
      // Whatever shares a hopeless beginning is hopeless.
      if (hopeless) while (at < to && shared[at]! >= depth) at++
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

/** More edits than are ever looked for. */
const FAR = 99

/**
 * Fills row `i` of the distance table, for the letter before it; returns the least value in it. Further from the diagonal than edits
 * are allowed stays what it was at the beginning: too far.
 */
function fillRow(rows: Uint8Array[], i: number, term: string, word: string, firstCosts: number, mostEdits: number): number {
  const row = rows[i]!
  const above = rows[i - 1]!
  const letter = term.charCodeAt(i - 1)
  const before = i > 1 ? term.charCodeAt(i - 2) : 0
  const inserted = i === 1 ? firstCosts : 1
  let least = (row[0] = Math.min(FAR, above[0]! + inserted))
  const last = Math.min(word.length, i + mostEdits)
  for (let j = Math.max(1, i - mostEdits); j <= last; j++) {
    const own = word.charCodeAt(j - 1)
    let cost = above[j - 1]! + (own === letter ? 0 : i === 1 || j === 1 ? firstCosts : 1)
    if (above[j]! + inserted < cost) cost = above[j]! + inserted
    const deleted = row[j - 1]! + (j === 1 ? firstCosts : 1)
    if (deleted < cost) cost = deleted
    if (i > 1 && j > 1 && own === before && letter === word.charCodeAt(j - 2)) {
      const swapped = rows[i - 2]![j - 2]! + (i === 2 || j === 2 ? firstCosts : 1)
      if (swapped < cost) cost = swapped
    }
    if (cost > FAR) cost = FAR
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
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

import { EditAutomaton, FAR, LONGEST_WORD, MOST_EDITS } from './edit-automaton.ts'
import type { PhoneticKey } from '../text/language.ts'
import { buildTrie, type Trie } from './trie.ts'

/** A term within reach of a misspelt word. */
export type FuzzyMatch = { term: number; edits: number }

/** A homophone is one slip, however many letters it takes: `manto` and `manteau`. */
const HOMOPHONE = 1

/** Steps of a walk through the dictionary; bounds the time of one word to some milliseconds. */
const MOST_STEPS = 60_000

/**
 * Finds the terms that differ from a word by few edits (optimal string alignment: a transposition is one edit), by a
 * walk through them as a trie; and its homophones.
 */
export class FuzzyDictionary {
  private trie: Trie | undefined
  /** Made when first asked for: some 50 ms with 20,000 words. */
  private readonly byKey = new Map<PhoneticKey, Map<string | undefined, number[]>>()
  private readonly automaton = new EditAutomaton()
  /** The least edits of the beginnings up to a depth: the word as a beginning of the term. */
  private readonly best = new Uint8Array(LONGEST_WORD + MOST_EDITS + 1).fill(FAR)

  constructor(
    private readonly terms: readonly string[],
    private readonly eligible: Uint32Array,
  ) {}

  /**
   * @param word longer ones than `LONGEST_WORD` are near nothing
   * @param mostEdits up to `MOST_EDITS`
   * @param prefix whether the word may be the beginning of a term
   * @param firstCosts what an edit of the first letter counts
   */
  near(word: string, mostEdits: number, prefix: boolean, firstCosts: 1 | 2 = 2): FuzzyMatch[] {
    if (word.length > LONGEST_WORD) return []
    const trie = (this.trie ??= buildTrie(this.terms, this.eligible))
    const { letter, depth, end, term } = trie
    const { automaton, best } = this
    automaton.begin(word, mostEdits, firstCosts)
    const deepest = word.length + mostEdits
    const found: FuzzyMatch[] = []
    let [node, to] = mostEdits < firstCosts ? beginningWith(trie, word.charCodeAt(0)) : [0, letter.length]
    for (let steps = 0; node < to && steps < MOST_STEPS; steps++) {
      const at = depth[node]!
      const mayGrow = automaton.read(at, letter[node]!) && at < deepest
      const own = automaton.edits(at)
      best[at] = Math.min(best[at - 1]!, own)
      const edits = prefix ? best[at]! : own
      const below = end[node]!
      // Where no letter brings it nearer nothing below is found, or all of it by its beginning.
      const last = mayGrow || !prefix ? node + 1 : below
      if (edits <= mostEdits)
        for (let each = node; each < last; each++) if (term[each] !== 0) found.push({ term: term[each]! - 1, edits })
      node = mayGrow ? node + 1 : below
    }
    return found
  }

  /** The other terms that are pronounced the same. */
  homophones(word: string, keyOf: PhoneticKey): FuzzyMatch[] {
    const key = keyOf(word)
    if (key === undefined) return []
    const known = this.byKey.get(keyOf)
    const groups = known ?? Map.groupBy(this.eligible, (term) => keyOf(this.terms[term]!))
    if (!known) this.byKey.set(keyOf, groups)
    const alike = (groups.get(key) ?? []).filter((term) => this.terms[term] !== word)
    return alike.map((term) => ({ term, edits: HOMOPHONE }))
  }
}

function beginningWith({ first, end }: Trie, code: number): [number, number] {
  const node = first.get(code)
  return node === undefined ? [0, 0] : [node, end[node]!]
}

/** Letters from which a word may have one edit, and two: as the search engine reads them. */
const [ONE_FROM, TWO_FROM] = [4, 8]

/** How many edits a word may be away from the one that is meant. */
export const editsAllowed = (word: string): 0 | 1 | 2 =>
  /\d/.test(word) || word.length < ONE_FROM ? 0 : word.length < TWO_FROM ? 1 : 2

/**
 * Edits between two words, where two letters that changed places are one; `most + 1` where they are more.
 * @param most 0 to 2
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, before[j - 2]! + 1)
      next.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return Math.min(most + 1, row[b.length]!)
}

/** What homophones have in common; nothing for words too short to tell. */
export type HomophoneKey = (word: string) => string | undefined

/**
 * Finds which of some words a misspelt one means. The first letter is rarely wrong: it has to be right, unless they are
 * homophones.
 */
export class Spelling {
  private readonly byLetter: ReadonlyMap<string, readonly string[]>
  private readonly byKey: ReadonlyMap<string | undefined, readonly string[]>

  constructor(
    words: Iterable<string>,
    private readonly keyOf: HomophoneKey = () => undefined,
  ) {
    const long = [...new Set(words)].filter((word) => word.length >= ONE_FROM)
    this.byLetter = Map.groupBy(long, (word) => word.charAt(0))
    this.byKey = Map.groupBy(long, keyOf)
  }

  /** Homophones, and the nearest of the others, all as near; none where no word is near enough. */
  nearest(word: string): string[] {
    if (editsAllowed(word) === 0) return []
    const key = this.keyOf(word)
    return [...new Set([...(key === undefined ? [] : (this.byKey.get(key) ?? [])), ...this.written(word)])]
  }

  private written(word: string): string[] {
    let most: number = editsAllowed(word)
    let found: string[] = []
    for (const each of this.byLetter.get(word.charAt(0)) ?? []) {
      const edits = editsBetween(word, each, most)
      if (edits > most) continue
      found = edits < most ? [each] : [...found, each]
      most = edits
    }
    return found
  }
}

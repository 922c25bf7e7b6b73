/** More edits are not counted. */
export const MOST_EDITS = 2
/** More edits than are ever looked for. */
export const FAR = 99
/** Letters of a word that fit in the bits of a number with the place before them. */
export const LONGEST_WORD = 30

/** Codes below this are looked up in a table: folded letters are nearly all there. */
const TABLED = 128
const [NOT_FIRST, FIRST] = [~2, 2]
const [NOT_SECOND, SECOND] = [~4, 4]

/**
 * The distance between prefixes of terms and a word, by optimal string alignment: a transposition is one edit. All
 * beginnings of the word are compared at once (Wu and Manber 1992; Hyyrö 2003): in the state after some letters of a
 * term, bit j of number d is set where they and the first j letters of the word differ by d edits at most. States are
 * stored per letter, so that terms with the same beginning share them.
 */
export class EditAutomaton {
  private readonly states = new Int32Array(3 * (LONGEST_WORD + MOST_EDITS + 1))
  /** Where in the word each letter read is. */
  private readonly places = new Int32Array(LONGEST_WORD + MOST_EDITS + 1)
  private readonly tabled = new Int32Array(TABLED)
  private readonly others = new Map<number, number>()
  private mostEdits = 0
  private whole = 0
  private inReach = 0
  private isEven = false

  /**
   * Begins with no letters of a term.
   * @param word of `LONGEST_WORD` letters at most
   * @param firstCosts what an edit of the first letter counts
   */
  begin(word: string, mostEdits: number, firstCosts: 1 | 2): void {
    this.mostEdits = mostEdits
    this.isEven = firstCosts === 1
    this.whole = 1 << word.length
    this.inReach = (2 * this.whole - 1) | 0
    this.tabled.fill(0)
    this.others.clear()
    for (let j = 0; j < word.length; j++) {
      const code = word.charCodeAt(j)
      if (code < TABLED) this.tabled[code]! |= 2 << j
      else this.others.set(code, this.where(code) | (2 << j))
    }
    // The first letters of the word are missing.
    for (let d = 0; d <= MOST_EDITS; d++)
      this.states[d] = this.inReach & (d < firstCosts ? 1 : (2 << (d - firstCosts + 1)) - 1)
  }

  /** Where in the word a letter is: bit j for the letter j, from 1. */
  private where(code: number): number {
    return code < TABLED ? this.tabled[code]! : (this.others.get(code) ?? 0)
  }

  /**
   * Reads letter `i` of a term, from 1, after those before it. Returns whether a longer beginning may still be near
   * enough.
   */
  read(i: number, code: number): boolean {
    const { states, places, isEven, inReach } = this
    const at = 3 * i
    const letter = this.where(code)
    places[i] = letter
    const swapped = i === 1 ? 0 : (letter << 1) & places[i - 1]!
    const none = states[at - 3]!
    const one = states[at - 2]!
    const exact = (none << 1) & letter
    // An edit counts one, an edit of the first letter one or two. From where no edit is left a letter must be the next
    // one: so it is nearly everywhere.
    let single = (one << 1) & letter
    if (none !== 0) single |= edited(i, none, isEven ? none : 0, exact, isEven ? exact : 0)
    if (swapped !== 0) single |= swapped & transposed(i, states[at - 6]!, isEven ? states[at - 6]! : 0)
    states[at] = exact
    states[at + 1] = single & inReach
    if (this.mostEdits < 2) return states[at + this.mostEdits] !== 0
    let double = (states[at - 1]! << 1) & letter
    if ((none | one | single) !== 0) double |= edited(i, one, isEven ? one : none, single, isEven ? single : exact)
    if (swapped !== 0) double |= swapped & transposed(i, states[at - 5]!, isEven ? states[at - 5]! : states[at - 6]!)
    states[at + 2] = double & inReach
    return states[at + 2] !== 0
  }

  /** The edits between the whole word and the first `i` letters of the term; `FAR` where they are too many. */
  edits(i: number): number {
    const { states, whole, mostEdits } = this
    for (let d = 0; d <= mostEdits; d++) if (states[3 * i + d]! & whole) return d
    return FAR
  }
}

/**
 * Where one edit leads: a letter of the term more, another letter, a letter of the word less.
 * @param before what it starts from before this letter, and `first` where it is an edit of the first
 * @param here what it starts from behind this letter, and `firstHere` likewise
 */
function edited(i: number, before: number, first: number, here: number, firstHere: number): number {
  const less = ((here << 1) & NOT_FIRST) | ((firstHere << 1) & FIRST)
  return i === 1 ? first | (first << 1) | less : before | ((before << 1) & NOT_FIRST) | ((first << 1) & FIRST) | less
}

/** Where exchanging the last two letters leads, from before both. */
const transposed = (i: number, before: number, first: number): number =>
  i === 2 ? first << 2 : ((before << 2) & NOT_SECOND) | ((first << 2) & SECOND)

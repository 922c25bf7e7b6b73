/** A word that is looked for, or a quoted phrase. */
export type Slot = {
  /** Folded; of a phrase its words with blanks between them. */
  word: string
  phrase?: string[]
  /** Whether it may be the beginning of a longer word. */
  prefix: boolean
  /** A document without it may be found as well. */
  optional: boolean
  /** How many edits a term may be away. */
  mostEdits: 0 | 1 | 2
}

/** Words that stand for the slots from `from` up to, not including, `to`. */
export type Alternative = {
  from: number
  to: number
  words: string[]
  prefix: boolean
  kind: 'spelling' | 'synonym'
  typos: number
}

export type ParsedQuery = {
  slots: Slot[]
  alternatives: Alternative[]
  /** Words and phrases that a document must not have. */
  excluded: string[][]
}

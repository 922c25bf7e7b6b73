/** Words beside each other and the documents that have them so, in order, each once. */
export type PhraseHits = {
  words: readonly string[]
  docs: Uint32Array
  weights: Float32Array
  attributes: Uint8Array
  positions: Uint16Array
}

export type SourceKind = 'exact' | 'form' | 'spelling' | 'synonym' | 'prefix' | 'typo'

/**
 * One way in which documents may match a slot of the query: the postings of a term, or the hits of a
 * phrase.
 */
export type Source = {
  kind: SourceKind
  /** Number of the term; -1 for a phrase. */
  term: number
  phrase?: PhraseHits
  edits: number
  /** The weight of an occurrence, from 0 to 1. */
  weight: number
  /** How many slots of the query it answers at once. */
  width: number
}

/**
 * The weight of each kind of evidence, relative to an exact word. A prefix approaches a full form as fewer letters are
 * missing; two edits count half of one. General judgement, not tuned on any catalogue.
 */
export const weights = {
  exact: 1,
  lemma: 0.9,
  stem: 0.45,
  spelling: 0.85,
  synonym: 0.75,
  prefix: 0.08,
  prefixGrowth: 0.24,
  edit: [1, 0.3, 0.15],
} as const

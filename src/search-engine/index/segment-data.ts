import type { PackedText, StoredText } from './packed-text.ts'

/** The settings that determine the contents of a segment. */
export type Schema = {
  /** Paths in which words are looked for; undefined: every text of a record. */
  searchable?: string[]
  /** Paths that are counted and filtered by. */
  facets: string[]
  /** Paths of numbers that are filtered and sorted by; undefined: every number. */
  numbers?: string[]
  /** The first decides on the forms of words. */
  languages: string[]
  /** The custom ranking in whose order documents are numbered; a segment of before has none. */
  order?: string[]
}

/**
 * An immutable part of an index: nothing but numbers and bytes, so that it travels between threads and to disk as it
 * is.
 * Documents are numbered in the order of the custom ranking, the earlier record first among equals; `…Start` arrays
 * have one more element than there are things.
 */
export type SegmentData = {
  schema: Schema
  ids: PackedText
  /** Records as JSON. */
  records: StoredText
  /** Folded, in the order of their UTF-16 units. */
  terms: PackedText
  /** One posting per occurrence of a term, by term, then document. */
  postingStart: Uint32Array
  postingDoc: Uint32Array
  postingAttribute: Uint8Array
  postingPosition: Uint16Array
  /** 100 / (1 − b + b · length / average length) of the attribute in that document. */
  postingImpact: Uint8Array
  /** In how many documents a term is. */
  documentCount: Uint32Array
  /** Stems that stand for more than a term of the same letters, with those terms. */
  stems: PackedText
  stemStart: Uint32Array
  stemTerm: Uint32Array
  /** Terms that may be misspelt: no digits, no single letters; in the order of their letters. */
  fuzzy: Uint32Array
  attributes: { name: string; averageLength: number }[]
  facets: Record<string, FacetColumn>
  numbers: Record<string, NumberColumn>
  /** Latitude and longitude by turns, in degrees. */
  places: { start: Uint32Array; values: Float64Array }
}

export type FacetColumn = {
  values: PackedText
  docStart: Uint32Array
  docValue: Uint32Array
  valueStart: Uint32Array
  valueDoc: Uint32Array
}

/** `start` is missing where no document has more than one; then NaN stands for none. */
export type NumberColumn = { start?: Uint32Array; values: Float64Array }

export const LONGEST_POSITION = 0xffff
/** Attributes beyond this share the last number. */
export const MOST_ATTRIBUTES = 255

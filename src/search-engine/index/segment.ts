import { BitSet } from './bit-set.ts'
import { Dictionary } from './dictionary.ts'
import { FuzzyDictionary } from './fuzzy.ts'
import { allTexts, countOf, storedTextAt, textAt } from './packed-text.ts'
import type { SearchRecord } from './record.ts'
import type { NumberColumn, SegmentData } from './segment-data.ts'

/** How many parsed records are cached, the last used. One of a product takes some eight kilobytes. */
const MOST_PARSED = 1000

/** A part of an index, ready to be searched: the data, the dictionary over it, and which documents are gone. */
export class Segment {
  readonly size: number
  readonly dictionary: Dictionary
  readonly fuzzy: FuzzyDictionary
  /** Documents that were deleted or replaced in a later segment. */
  readonly dead: BitSet
  private numbersById: Map<string, number> | undefined
  /** The last used at the end. */
  private readonly parsed = new Map<number, SearchRecord>()
  private readonly facetNames = new Map<string, string[]>()

  constructor(
    readonly data: SegmentData,
    dead?: BitSet,
  ) {
    this.size = countOf(data.ids)
    this.dead = dead ?? new BitSet(this.size)
    this.dictionary = new Dictionary(data)
    this.fuzzy = new FuzzyDictionary(this.dictionary.terms, data.fuzzy)
  }

  /** The same documents for another index: a deletion there does not affect this one. */
  twin = (): Segment => new Segment(this.data, this.dead.copy())

  get alive(): number {
    return this.size - this.dead.count
  }

  idOf = (doc: number): string => textAt(this.data.ids, doc)

  /** The document of a record, -1 if it is not here or gone. */
  docOf(id: string): number {
    this.numbersById ??= new Map(allTexts(this.data.ids).map((each, doc) => [each, doc]))
    const doc = this.numbersById.get(id)
    return doc === undefined || this.dead.has(doc) ? -1 : doc
  }

  /** A document that is deleted or replaced in a later segment. */
  bury(doc: number): void {
    this.dead.add(doc)
    this.parsed.delete(doc)
  }

  /** The record, which is not to be changed, and is cached: what is shown once is shown again. */
  record(doc: number): SearchRecord {
    const record = this.peek(doc)
    const isCached = this.parsed.delete(doc)
    if (!isCached && this.parsed.size >= MOST_PARSED) this.parsed.delete(this.parsed.keys().next().value!)
    this.parsed.set(doc, record)
    return record
  }

  /**
   * The same, not cached, for what is written or merged: of an import all records would go through the cache, and be
   * garbage of the kind that is dear to collect.
   */
  peek(doc: number): SearchRecord {
    return this.parsed.get(doc) ?? (JSON.parse(storedTextAt(this.data.records, doc)) as SearchRecord)
  }

  facetValues(path: string): string[] {
    const known = this.facetNames.get(path)
    if (known) return known
    const column = Object.hasOwn(this.data.facets, path) ? this.data.facets[path] : undefined
    const values = column ? allTexts(column.values) : []
    this.facetNames.set(path, values)
    return values
  }

  /** The first number of a document at a path, NaN for none. */
  numberOf(path: string, doc: number): number {
    const column = Object.hasOwn(this.data.numbers, path) ? this.data.numbers[path] : undefined
    return column ? firstOf(column, doc) : Number.NaN
  }

  /** Bytes of the index itself, without the stored records. */
  get indexBytes(): number {
    const { data } = this
    const columns = [
      ...Object.values(data.facets).flatMap((each) => [
        each.docStart,
        each.docValue,
        each.valueStart,
        each.valueDoc,
        each.values.bytes,
      ]),
      ...Object.values(data.numbers).flatMap((each) => [each.values, ...(each.start ? [each.start] : [])]),
    ]
    const arrays = [
      data.postingStart,
      data.postingDoc,
      data.postingAttribute,
      data.postingPosition,
      data.postingImpact,
      data.documentCount,
      data.stemStart,
      data.stemTerm,
      data.fuzzy,
      data.terms.bytes,
      data.terms.offsets,
      data.ids.bytes,
      data.ids.offsets,
    ]
    return [...arrays, ...columns].reduce((sum, array) => sum + array.byteLength, 0)
  }
}

/** The first number of a record; NaN where it has none. */
export function firstOf({ start, values }: NumberColumn, doc: number): number {
  if (!start) return values[doc]!
  return start[doc]! < start[doc + 1]! ? values[start[doc]!]! : Number.NaN
}

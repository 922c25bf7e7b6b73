import { hasDigit, languageOf } from '../text/language.ts'
import { partsOfName, type PhraseWord } from '../text/noun-phrase.ts'
import { tokenize } from '../text/tokenize.ts'
import { FacetBuilder, NumberBuilder, PlaceBuilder } from './columns.ts'
import { TextPacker, pack } from './packed-text.ts'
import { OccurrenceBuilder } from './occurrences.ts'
import { numbering, type Records } from './numbering.ts'
import { eachLeaf, textsAt, type SearchRecord } from './record.ts'
import { MOST_ATTRIBUTES, type Schema, type SegmentData } from './segment-data.ts'

/** How many of the first searchable attributes hold names; where none are named, those that are called so. */
const MOST_NAMES = 2
const NAMED = /(?:^|\.)(?:title|name)$/
/** Words of one value of a list are not beside those of the next. */
const GAP = 10
/** Records with names of their own making would otherwise fill the memory with columns. */
const MOST_NUMBER_COLUMNS = 256

/** Builds a segment record by record. Of records with one objectID the last must be given only. */
class SegmentBuilder {
  private readonly ids = new TextPacker()
  private readonly records = new TextPacker()
  private readonly occurrences = new OccurrenceBuilder()
  private readonly attributes = new Map<string, number>()
  private readonly facets: Map<string, FacetBuilder>
  private readonly numbers = new Map<string, NumberBuilder>()
  private readonly wantedNumbers: Set<string> | undefined
  private readonly places = new PlaceBuilder()
  private docs = 0

  constructor(private readonly schema: Schema) {
    this.facets = new Map(schema.facets.map((path) => [path, new FacetBuilder()]))
    this.wantedNumbers = schema.numbers && new Set(schema.numbers)
    for (const path of schema.searchable ?? []) this.attributeOf(path)
  }

  /** @param json the record as JSON, where the caller has it already */
  add(record: SearchRecord, json: string | Uint8Array = JSON.stringify(record)): void {
    const doc = this.docs++
    this.ids.add(record.objectID)
    if (typeof json === 'string') this.records.add(json)
    else this.records.addBytes(json)
    const { searchable } = this.schema
    if (searchable) {
      for (const path of searchable) this.texts(doc, path, textsAt(record, path))
    }
    const all: Map<string, string[]> | undefined = searchable ? undefined : new Map()
    eachLeaf(record, (path, value) => {
      if (typeof value === 'string') {
        if (all) (all.get(path) ?? all.set(path, []).get(path)!).push(value)
      } else this.number(doc, path, Number(value))
    })
    if (all) for (const [path, texts] of all) this.texts(doc, path, texts)
    for (const [path, facet] of this.facets) facet.add(doc, record, path)
    this.places.add(doc, record)
  }

  done(): SegmentData {
    const { schema, docs } = this
    const { terms, ...postings } = this.occurrences.done()
    const { bytes: stored, offsets } = this.records.done()
    return {
      schema,
      ids: this.ids.done(),
      records: { stored, offsets },
      terms: pack(terms),
      ...postings,
      ...stemsOf(terms, schema.languages),
      fuzzy: Uint32Array.from([...terms.keys()].filter((term) => terms[term]!.length > 1 && !hasDigit(terms[term]!))),
      attributes: Array.from(this.attributes.keys(), (name, at) => ({
        name,
        averageLength: this.occurrences.averageLength(at),
      })),
      facets: Object.fromEntries(Array.from(this.facets, ([path, facet]) => [path, facet.done(docs)])),
      numbers: Object.fromEntries(Array.from(this.numbers, ([path, column]) => [path, column.done(docs)])),
      places: this.places.done(docs),
    }
  }

  private texts(doc: number, path: string, texts: string[]) {
    const attribute = this.attributeOf(path)
    let length = 0
    let offset = 0
    for (const text of texts) {
      const words = this.isName(path)
        ? this.name(text, doc, attribute, offset)
        : tokenize(text, (term, position) => this.occurrences.add(term, doc, attribute, offset + position))
      length += words
      offset += words + GAP
    }
    if (length > 0) this.occurrences.length(attribute, length)
  }

  /** Whether names of things are in an attribute: titles, and what is as important beside them. */
  private isName(path: string): boolean {
    const { searchable } = this.schema
    return searchable ? searchable.indexOf(path) < MOST_NAMES && searchable.includes(path) : NAMED.test(path)
  }

  private name(text: string, doc: number, attribute: number, offset: number): number {
    const found: [term: string, position: number][] = []
    const plain: PhraseWord[] = []
    const words = tokenize(text, (term, position, start, end, _width, spelling) => {
      found.push([term, position])
      if (!spelling) plain[position] = { term, start, end }
    })
    const parts = partsOfName(text, plain, this.schema.languages[0] ?? '')
    for (const [term, position] of found)
      this.occurrences.add(term, doc, attribute, offset + position, parts?.[position])
    return words
  }

  private attributeOf(path: string): number {
    const known = this.attributes.get(path)
    if (known !== undefined) return known
    if (this.attributes.size === MOST_ATTRIBUTES) return MOST_ATTRIBUTES - 1
    this.attributes.set(path, this.attributes.size)
    return this.attributes.size - 1
  }

  private number(doc: number, path: string, value: number) {
    if (this.wantedNumbers && !this.wantedNumbers.has(path)) return
    let column = this.numbers.get(path)
    if (!column) {
      if (this.numbers.size === MOST_NUMBER_COLUMNS) return
      this.numbers.set(path, (column = new NumberBuilder()))
    }
    column.add(doc, value)
  }
}

/** Groups terms by stem. A stem of one term with the same letters needs no group. */
function stemsOf(terms: string[], languages: string[]) {
  const language = languageOf(languages)
  const groups = new Map<string, number[]>()
  for (const [number, term] of terms.entries()) {
    const stem = language.stem(term)
    const group = groups.get(stem)
    if (group) group.push(number)
    else groups.set(stem, [number])
  }
  const stemGroups = [...groups]
    .filter(([stem, group]) => group.length > 1 || terms[group[0]!] !== stem)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const stemStart = new Uint32Array(stemGroups.length + 1)
  for (const [at, [, group]] of stemGroups.entries()) stemStart[at + 1] = stemStart[at]! + group.length
  return {
    stems: pack(stemGroups.map(([stem]) => stem)),
    stemStart,
    stemTerm: Uint32Array.from(stemGroups.flatMap(([, group]) => group)),
  }
}

/** The columns and postings of some records; a segment is not changed afterwards. */
export function buildSegment(schema: Schema, records: Records): SegmentData {
  const builder = new SegmentBuilder(schema)
  for (const place of numbering(records, schema.order ?? [])) builder.add(records.at(place)!)
  return builder.done()
}

import { pack, grown } from './packed-text.ts'
import { valuesAt, type SearchRecord } from './record.ts'
import type { FacetColumn, NumberColumn } from './segment-data.ts'

/** A list of numbers per document, in the order of documents. */
class Lists {
  starts = new Uint32Array(256)
  values = new Float64Array(256)
  docs = 0
  used = 0

  /** Documents up to `doc` that have no values yet get none. */
  private reach(doc: number) {
    if (doc + 2 > this.starts.length) this.starts = grown(this.starts, doc + 2)
    while (this.docs <= doc) this.starts[++this.docs] = this.used
  }
  add(doc: number, value: number) {
    this.reach(doc)
    if (this.used === this.values.length) this.values = grown(this.values, this.used + 1)
    this.values[this.used++] = value
    this.starts[this.docs] = this.used
  }
  done(docs: number) {
    if (docs > 0) this.reach(docs - 1)
    return { start: this.starts.slice(0, docs + 1), values: this.values.slice(0, this.used) }
  }
}

/** Collects the values of a facet: by record to show them, by value to filter. */
export class FacetBuilder {
  private readonly known = new Map<string, number>()
  private readonly lists = new Lists()

  add(doc: number, record: SearchRecord, path: string): void {
    let seen: Set<string> | undefined
    for (const value of valuesAt(record, path)) {
      if (typeof value === 'object') continue
      const text = String(value)
      if (seen?.has(text)) continue
      ;(seen ??= new Set()).add(text)
      this.lists.add(doc, this.numberOf(text))
    }
  }

  private numberOf(text: string): number {
    const known = this.known.get(text)
    if (known !== undefined) return known
    this.known.set(text, this.known.size)
    return this.known.size - 1
  }

  done(docs: number): FacetColumn {
    const { start, values } = this.lists.done(docs)
    const docValue = Uint32Array.from(values)
    const valueStart = new Uint32Array(this.known.size + 1)
    for (const value of docValue) valueStart[value + 1]!++
    for (let i = 0; i < this.known.size; i++) valueStart[i + 1]! += valueStart[i]!
    const next = valueStart.slice()
    const valueDoc = new Uint32Array(docValue.length)
    for (let doc = 0; doc < docs; doc++)
      for (let i = start[doc]!; i < start[doc + 1]!; i++) valueDoc[next[docValue[i]!]!++] = doc
    return { values: pack(this.known.keys()), docStart: start, docValue, valueStart, valueDoc }
  }
}

/** Collects the numbers of an attribute; lists are stored separately from the common case of one number per record. */
export class NumberBuilder {
  private readonly lists = new Lists()
  private last = -1
  private isSingle = true

  add(doc: number, value: number): void {
    this.isSingle &&= this.last !== doc
    this.last = doc
    this.lists.add(doc, value)
  }

  done(docs: number): NumberColumn {
    const { start, values } = this.lists.done(docs)
    if (!this.isSingle) return { start, values }
    const single = new Float64Array(docs).fill(Number.NaN)
    for (let doc = 0; doc < docs; doc++) if (start[doc]! < start[doc + 1]!) single[doc] = values[start[doc]!]!
    return { values: single }
  }
}

/** Places of records, from `_geoloc`: one `{lat, lng}` or several. */
export class PlaceBuilder {
  private readonly lists = new Lists()
  add(doc: number, record: SearchRecord): void {
    const given = record['_geoloc']
    for (const place of Array.isArray(given) ? given : [given]) {
      if (typeof place !== 'object' || place === null || Array.isArray(place)) continue
      const { lat, lng } = place
      if (typeof lat !== 'number' || typeof lng !== 'number') continue
      this.lists.add(doc, lat)
      this.lists.add(doc, lng)
    }
  }
  done = (docs: number) => this.lists.done(docs)
}

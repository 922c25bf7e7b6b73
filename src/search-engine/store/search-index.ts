import type { SearchAnswer, FacetAnswer } from '../answer/search.ts'
import type { SearchRecord } from '../index/record.ts'
import { readParams, type SearchParams } from '../settings/params.ts'
import { readRule } from '../settings/read-rule.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { readSynonym } from '../settings/synonyms.ts'
import { checkRecord } from './check-record.ts'
import type { SearchOptions, LiveIndex } from './live-index.ts'
import type { IndexOperation, RecordChange } from './operation.ts'
import { checkOperations } from './partial-update.ts'

/** What an index needs of the engine that it is part of. */
type Indexes = {
  live: ReadonlyMap<string, LiveIndex>
  now(): number
  index(name: string): SearchIndex
  existing(name: string): LiveIndex
  write(operation: IndexOperation): Promise<void>
}

/** The operations on one index. Answers have the shape of the Algolia protocol. */
export class SearchIndex {
  constructor(
    private readonly engine: Indexes,
    readonly name: string,
  ) {}

  /** The hits of a query, by the settings of the index; 404 where the index does not exist. */
  search(params: SearchParams | Record<string, unknown> = {}, how: Omit<SearchOptions, 'read'> = {}): SearchAnswer {
    return this.live.search(
      readParams<SearchParams>(params as Record<string, unknown>),
      Math.floor(this.engine.now() / 1000),
      how,
    )
  }

  /** A query after the rules that edit it. */
  edited(query: string): string {
    return this.live.edited(query, Math.floor(this.engine.now() / 1000))
  }

  /**
   * The values of a facet that contain the text, among what the parameters find; the settings must declare the facet
   * searchable.
   */
  searchForFacetValues(facet: string, facetQuery: string, params: SearchParams = {}): FacetAnswer {
    return this.live.searchFacet(
      facet,
      facetQuery,
      readParams<SearchParams>(params as Record<string, unknown>),
      Math.floor(this.engine.now() / 1000),
    )
  }

  /** A whole record, also what its settings hide from searches. */
  getObject = (objectID: string): SearchRecord | undefined => this.engine.live.get(this.name)?.record(objectID)
  /** The same, of which nothing is cached: for what is compared or written. */
  peekObject = (objectID: string): SearchRecord | undefined => this.engine.live.get(this.name)?.peek(objectID)
  get exists(): boolean {
    return this.engine.live.has(this.name)
  }
  get size(): number {
    return this.engine.live.get(this.name)?.segments.count ?? 0
  }
  get settings(): Settings {
    return this.live.settings
  }
  private get live() {
    return this.engine.existing(this.name)
  }

  /** Saves whole records; searchable as soon as the promise resolves. */
  saveObjects(records: readonly SearchRecord[]): Promise<void> {
    return this.change(records.map((record) => ({ action: 'save', record })))
  }
  /** Changes some attributes; `create` makes the records that do not exist. */
  partialUpdateObjects(records: readonly SearchRecord[], create = true): Promise<void> {
    return this.change(records.map((record) => ({ action: 'partial', record, create })))
  }
  /** Missing records are ignored. */
  deleteObjects(ids: readonly string[]): Promise<void> {
    return this.change(ids.map((objectID) => ({ action: 'delete', objectID })))
  }
  /** Deletes the records that match the filters now; records saved meanwhile stay. */
  deleteBy(params: SearchParams): Promise<void> {
    return this.deleteObjects(this.engine.live.get(this.name)?.idsMeeting(params) ?? [])
  }

  /** Several changes of records in one step; a record that is refused refuses all. */
  async change(changes: RecordChange[]): Promise<void> {
    for (const change of changes) {
      if (change.action !== 'delete') checkRecord(change.record)
      if (change.action === 'partial') checkOperations(change.record)
    }
    await this.engine.write({ index: this.name, kind: 'records', changes })
  }

  /** Puts these records in the place of all; the old answer until the new can. Settings, synonyms and rules stay. */
  async replaceAllObjects(records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>, batch = 1000): Promise<void> {
    const next = this.engine.index(`${this.name}.tmp`)
    await next.deleteIndex()
    await this.engine.write({ index: this.name, kind: 'copy', to: next.name, scope: ['settings', 'synonyms', 'rules'] })
    let waiting: SearchRecord[] = []
    for await (const record of records) {
      waiting.push(record)
      if (waiting.length < batch) continue
      await next.saveObjects(waiting)
      waiting = []
    }
    await next.saveObjects(waiting)
    await this.engine.write({ index: next.name, kind: 'move', to: this.name })
  }

  /** Takes all records out; settings, synonyms and rules stay. */
  clearObjects = (): Promise<void> => this.engine.write({ index: this.name, kind: 'clear' })
  /** Deletes the index with all that belongs to it, replicas too. */
  deleteIndex = (): Promise<void> => this.engine.write({ index: this.name, kind: 'delete-index' })

  /** Changes some settings; null takes one back to its default. `forward`: for replicas too. */
  setSettings(settings: Settings | Record<string, unknown>, forward = false): Promise<void> {
    return this.engine.write({
      index: this.name,
      kind: 'settings',
      ...readSettings(settings as Record<string, unknown>),
      forward,
    })
  }
  /** Saves synonyms by their ids; `replace` takes out all others. */
  saveSynonyms(synonyms: readonly unknown[], { replace = false, forward = false } = {}): Promise<void> {
    return this.engine.write({
      index: this.name,
      kind: 'synonyms',
      save: synonyms.map(readSynonym),
      remove: [],
      replace,
      forward,
    })
  }
  /** Saves rules by their ids; `replace` takes out all others. */
  saveRules(rules: readonly unknown[], { replace = false, forward = false } = {}): Promise<void> {
    return this.engine.write({
      index: this.name,
      kind: 'rules',
      save: rules.map(readRule),
      remove: [],
      replace,
      forward,
    })
  }
}

import type { SearchAnswer, FacetAnswer } from '../answer/search.ts'
import { DEEPEST_RECORD, depthOf, isRecord, type SearchRecord } from '../index/record.ts'
import { readParams, type SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import { readRule } from '../settings/rules.ts'
import { bareName, modifiersOf, readSettings, type Settings } from '../settings/settings.ts'
import { readSynonym } from '../settings/synonyms.ts'
import { builderHere, type Builder } from './builder.ts'
import { LiveIndex } from './live-index.ts'
import type { Operation, RecordChange } from './operation.ts'

export type EngineOptions = {
  /** Builds large segments; unless given, the calling thread does. */
  builder?: Builder
  /** Milliseconds since 1970; rules have a validity. */
  now?: () => number
  /** Writes an operation down and has it applied in its turn; unless given, operations are applied and forgotten at the end. */
  commit?: (operation: Operation) => Promise<void>
}

/** Bytes of JSON; larger records are refused. */
const LARGEST_RECORD = 100_000

/** Named indexes and the changes of them. */
export class Engine {
  readonly live = new Map<string, LiveIndex>()
  readonly now: () => number
  private readonly builder: Builder
  private readonly commit: (operation: Operation) => Promise<void>
  private turn: Promise<void> = Promise.resolve()

  constructor({ builder = builderHere, now = Date.now, commit }: EngineOptions = {}) {
    this.builder = builder
    this.now = now
    this.commit = commit ?? ((operation) => this.apply(operation))
  }

  /** A door to one index, which need not exist yet. */
  index(name: string): SearchIndex {
    return new SearchIndex(this, name)
  }

  /** Applies an operation after those given before. */
  apply(operation: Operation): Promise<void> {
    const done = this.turn.then(() => this.applyNow(operation))
    this.turn = done.catch(() => {})
    return done
  }

  async write(operation: Operation): Promise<void> {
    await this.commit(operation)
  }

  existing(name: string): LiveIndex {
    const found = this.live.get(name)
    if (!found) throw new Refusal(`Index ${name} does not exist`, 404)
    return found
  }

  private async applyNow(operation: Operation): Promise<void> {
    if (operation.kind === 'delete-index') this.drop(operation.index)
    else if (operation.kind === 'copy' || operation.kind === 'move') await this.copy(operation)
    else {
      const index = this.ensured(operation.index)
      await index.apply(operation)
      if (operation.kind === 'settings') this.matchReplicas(index)
      if ('forward' in operation && operation.forward) for (const { name } of index.replicas) await this.live.get(name)?.apply({ ...operation, index: name })
    }
  }

  ensured(name: string): LiveIndex {
    let index = this.live.get(name)
    if (!index) this.live.set(name, (index = new LiveIndex(name, this.builder)))
    return index
  }

  /** Makes the replicas that the settings name, and frees those they no longer do. */
  matchReplicas(primary: LiveIndex): void {
    const wanted = (primary.settings.replicas ?? []).map((entry) => ({ name: bareName(entry), isVirtual: modifiersOf(entry).includes('virtual') }))
    for (const { name } of primary.replicas) if (!wanted.some((each) => each.name === name)) this.live.delete(name)
    primary.replicas = wanted.map(({ name, isVirtual }) => {
      const known = this.live.get(name)
      const replica = known?.primary === primary && known.isVirtual === isVirtual ? known : new LiveIndex(name, this.builder, primary, isVirtual)
      if (known && replica !== known) replica.settings = known.settings
      this.live.set(name, replica)
      return { name, settings: replica.settings, isVirtual }
    })
  }

  private drop(name: string) {
    const index = this.live.get(name)
    for (const replica of index?.replicas ?? []) this.live.delete(replica.name)
    this.live.delete(name)
  }

  private async copy({ index, to, kind, scope }: Operation & { kind: 'copy' | 'move' }): Promise<void> {
    const from = this.live.get(index)
    if (!from) return
    const target = this.ensured(to)
    const all = !scope || kind === 'move'
    const { replicas: _replicas, ...settings } = from.settings
    if (all || scope.includes('settings')) await target.setSettings({ ...settings, ...(target.settings.replicas ? { replicas: target.settings.replicas } : {}) })
    if (all || scope.includes('records')) target.segments.list = [...from.segments.list]
    if (all || scope.includes('synonyms')) await target.apply({ index: to, kind: 'synonyms', save: [...from.synonyms.values()], remove: [], replace: true, forward: false })
    if (all || scope.includes('rules')) await target.apply({ index: to, kind: 'rules', save: [...from.rules.values()], remove: [], replace: true, forward: false })
    await target.segments.reindex()
    if (kind === 'move') this.drop(index)
    // Two indexes must not share what marks documents as deleted.
    else target.segments.list = target.segments.list.map((segment) => segment.twin())
  }

  /** Waits until nothing is being built or merged. */
  async settled(): Promise<void> {
    await this.turn
    for (const index of this.live.values()) await index.segments.settled()
  }

  async close(): Promise<void> {
    await this.settled()
    await this.builder.close()
  }
}

/** What can be done with one index. Answers have the shape of the Algolia protocol. */
export class SearchIndex {
  constructor(
    private readonly engine: Engine,
    readonly name: string,
  ) {}

  search(params: SearchParams | Record<string, unknown> = {}): SearchAnswer {
    return this.live.search(readParams<SearchParams>(params as Record<string, unknown>), Math.floor(this.engine.now() / 1000))
  }

  searchForFacetValues(facet: string, facetQuery: string, params: SearchParams = {}): FacetAnswer {
    return this.live.searchFacet(facet, facetQuery, readParams<SearchParams>(params as Record<string, unknown>), Math.floor(this.engine.now() / 1000))
  }

  getObject = (objectID: string): SearchRecord | undefined => this.engine.live.get(this.name)?.record(objectID)
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

  /** Saves whole records; found at once when the promise is kept. */
  saveObjects(records: readonly SearchRecord[]): Promise<void> {
    return this.change(records.map((record) => ({ action: 'save', record })))
  }
  partialUpdateObjects(records: readonly SearchRecord[], create = true): Promise<void> {
    return this.change(records.map((record) => ({ action: 'partial', record, create })))
  }
  deleteObjects(ids: readonly string[]): Promise<void> {
    return this.change(ids.map((objectID) => ({ action: 'delete', objectID })))
  }
  deleteBy(params: SearchParams): Promise<void> {
    return this.deleteObjects(this.engine.live.get(this.name)?.idsMeeting(params) ?? [])
  }

  async change(changes: RecordChange[]): Promise<void> {
    for (const change of changes) if (change.action !== 'delete') checkRecord(change.record)
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

  clearObjects = (): Promise<void> => this.engine.write({ index: this.name, kind: 'clear' })
  deleteIndex = (): Promise<void> => this.engine.write({ index: this.name, kind: 'delete-index' })

  setSettings(settings: Settings | Record<string, unknown>, forward = false): Promise<void> {
    return this.engine.write({ index: this.name, kind: 'settings', ...readSettings(settings as Record<string, unknown>), forward })
  }
  saveSynonyms(synonyms: readonly unknown[], { replace = false, forward = false } = {}): Promise<void> {
    return this.engine.write({ index: this.name, kind: 'synonyms', save: synonyms.map(readSynonym), remove: [], replace, forward })
  }
  saveRules(rules: readonly unknown[], { replace = false, forward = false } = {}): Promise<void> {
    return this.engine.write({ index: this.name, kind: 'rules', save: rules.map(readRule), remove: [], replace, forward })
  }
}

function checkRecord(record: SearchRecord) {
  if (!isRecord(record) || record.objectID === '' || record.objectID.length > 512) throw new Refusal('A record needs an objectID of 1 to 512 characters')
  if (depthOf(record) > DEEPEST_RECORD) throw new Refusal(`Record ${record.objectID} is too deep, at most ${DEEPEST_RECORD} levels`)
  if (JSON.stringify(record).length > LARGEST_RECORD) throw new Refusal(`Record at the position 0 objectID=${record.objectID} is too big size=${JSON.stringify(record).length}/${LARGEST_RECORD} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`)
}

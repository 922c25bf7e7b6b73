import { buildSegment } from '../index/build-segment.ts'
import { textAt } from '../index/packed-text.ts'
import type { SearchRecord } from '../index/record.ts'
import type { Schema } from '../index/segment-data.ts'
import { Segment } from '../index/segment.ts'
import { sameSchema } from '../settings/settings.ts'
import { AT_ONCE, type Builder } from './builder.ts'
import { checkRecord } from './check-record.ts'
import type { RecordChange } from './operation.ts'
import { updated } from './partial-update.ts'

/** Above so many segments, and above this share of deleted documents, segments are merged. */
const [MOST_SEGMENTS, MOST_DEAD] = [6, 0.25]

/**
 * The records of an index: immutable segments, the newest last. A change marks the old document dead and adds a small
 * segment; small ones are merged at once, large ones in the background, while the old go on answering.
 */
export class Segments {
  list: readonly Segment[] = []
  private merging: Promise<void> | undefined

  constructor(
    private readonly builder: Builder,
    private readonly schema: () => Schema,
  ) {}

  get count(): number {
    return this.list.reduce((sum, { alive }) => sum + alive, 0)
  }

  record(id: string): SearchRecord | undefined {
    for (const segment of this.list) {
      const doc = segment.docOf(id)
      if (doc >= 0) return segment.record(doc)
    }
    return undefined
  }

  /** Searchable when the promise resolves. Must not be called again before then. */
  async change(changes: readonly RecordChange[]): Promise<void> {
    const after = this.stateAfter(changes)
    const added = [...after.values()].filter((record) => record !== undefined)
    const schema = this.schema()
    const segment =
      added.length === 0
        ? undefined
        : new Segment(
            added.length <= AT_ONCE
              ? buildSegment(schema, added)
              : await this.builder.build(
                  schema,
                  added.map((record) => JSON.stringify(record)),
                ),
          )
    for (const id of after.keys()) this.bury(id)
    this.list = [...this.list.filter(({ alive }) => alive > 0), ...(segment ? [segment] : [])]
    this.mergeSmall()
    void this.merge()
  }

  clear(): void {
    this.list = []
  }

  /** Rebuilds everything where the schema has changed. */
  async reindex(): Promise<void> {
    await this.merging
    await this.replace([...this.list].filter(({ data }) => !sameSchema(data.schema, this.schema())))
  }

  /** Waits for merges under way. */
  async settled(): Promise<void> {
    while (this.merging) await this.merging
  }

  /** The final state of each changed record; undefined if deleted. */
  private stateAfter(changes: readonly RecordChange[]): Map<string, SearchRecord | undefined> {
    const after = new Map<string, SearchRecord | undefined>()
    for (const change of changes) {
      const id = change.action === 'delete' ? change.objectID : change.record.objectID
      const before = after.has(id) ? after.get(id) : this.record(id)
      const next = recordAfter(before, change)
      if (next === before) continue
      // A later change of a record decides on its place as well.
      after.delete(id)
      after.set(id, next)
    }
    return after
  }

  private bury(id: string) {
    for (const segment of this.list) {
      const doc = segment.docOf(id)
      if (doc >= 0) segment.dead.add(doc)
    }
  }

  /** Merges the last segments while together they are small. */
  private mergeSmall() {
    let from = this.list.length
    let sum = 0
    while (from > 0 && sum + this.list[from - 1]!.alive <= AT_ONCE) sum += this.list[--from]!.alive
    const small = this.list.slice(from)
    if (small.length < 2 || (small.length < 4 && this.list.length < MOST_SEGMENTS)) return
    const records = small.flatMap((segment) => living(segment).map((doc) => segment.record(doc)))
    this.list = [
      ...this.list.slice(0, from),
      ...(records.length > 0 ? [new Segment(buildSegment(this.schema(), records))] : []),
    ]
  }

  private merge(): Promise<void> {
    this.merging ??= this.mergeLarge().finally(() => {
      this.merging = undefined
    })
    return this.merging
  }

  private async mergeLarge() {
    const [size, dead] = this.list.reduce(
      ([all, gone], segment) => [all + segment.size, gone + segment.dead.count] as const,
      [0, 0] as readonly [number, number],
    )
    const [base, ...deltas] = this.list
    if (!base || size <= AT_ONCE) return
    if (dead > size * MOST_DEAD) return this.replace(this.list)
    if (this.list.length <= MOST_SEGMENTS) return
    const changed = deltas.reduce((sum, { size: own }) => sum + own, 0)
    await this.replace(changed > base.size / 4 ? this.list : deltas)
  }

  /** Merges some segments into one. Records changed meanwhile are marked as deleted in the new one as well. */
  private async replace(old: readonly Segment[]) {
    if (old.length === 0) return
    const taken = old.map((segment) => ({ segment, docs: living(segment) }))
    const jsons = taken.flatMap(({ segment, docs }) => docs.map((doc) => textAt(segment.data.records, doc)))
    const ids = taken.flatMap(({ segment, docs }) => docs.map((doc) => ({ segment, doc })))
    const data =
      jsons.length <= AT_ONCE
        ? buildSegment(
            this.schema(),
            jsons.map((json) => JSON.parse(json) as SearchRecord),
          )
        : await this.builder.build(this.schema(), jsons)
    // Cleared or replaced as a whole meanwhile.
    if (!old.every((segment) => this.list.includes(segment) || segment.alive === 0)) return
    const merged = new Segment(data)
    for (const { segment, doc } of ids) if (segment.dead.has(doc)) merged.dead.add(merged.docOf(segment.idOf(doc)))
    const at = this.list.findIndex((segment) => old.includes(segment))
    const rest = this.list.filter((segment) => !old.includes(segment))
    this.list = [...rest.slice(0, Math.max(0, at)), ...(ids.length > 0 ? [merged] : []), ...rest.slice(Math.max(0, at))]
  }
}

const living = ({ size, dead }: Segment): number[] =>
  Array.from({ length: size }, (_, doc) => doc).filter((doc) => !dead.has(doc))

/** A record after a change; an update whose condition fails leaves it as it was. */
function recordAfter(before: SearchRecord | undefined, change: RecordChange): SearchRecord | undefined {
  if (change.action === 'delete') return undefined
  if (change.action === 'save') return change.record
  const next =
    before || change.create ? updated(before ?? { objectID: change.record.objectID }, change.record) : undefined
  // Updates that are small by themselves may add up.
  if (next) checkRecord(next)
  return next ?? before
}

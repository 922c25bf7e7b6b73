import { buildSegment } from '../index/build-segment.ts'
import { pack, packStored, type PackedText } from '../index/packed-text.ts'
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
 * The newest segments are merged, at least so many, and with them each one before that is at most so many times as
 * large as they are together: segments grow from the newest to the oldest, and a record is built anew a few times only.
 */
const [LEAST_MERGED, MOST_TIMES] = [3, 2]
/** With so many a change waits for the merge that goes on, or searches would get slower with each. */
const MOST_UNMERGED = 16
/** Records read at a time for a builder: some milliseconds. */
const PART = 500

/**
 * The records of an index: immutable segments, the newest last. A change marks the old document dead and adds a small
 * segment; the smallest are merged at once, others in the background, while the old go on answering.
 */
export class Segments {
  list: readonly Segment[] = []
  private merging: Promise<void> | undefined
  /** Being merged: nothing else may be made of them. */
  private taken: readonly Segment[] = []

  constructor(
    private readonly builder: Builder,
    private readonly schema: () => Schema,
  ) {}

  get count(): number {
    return this.list.reduce((sum, { alive }) => sum + alive, 0)
  }

  record(id: string): SearchRecord | undefined {
    const found = this.find(id)
    return found?.segment.record(found.doc)
  }

  /** The same, of which nothing is cached: for what is written. */
  peek(id: string): SearchRecord | undefined {
    const found = this.find(id)
    return found?.segment.peek(found.doc)
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
            added.length <= AT_ONCE ? buildSegment(schema, added) : await this.builder.build(schema, partsOf(added)),
          )
    for (const id of after.keys()) this.bury(id)
    this.list = [...this.list.filter(({ alive }) => alive > 0), ...(segment ? [segment] : [])]
    this.mergeSmall()
    const merging = this.merge()
    if (this.list.length > MOST_UNMERGED) return merging
    merging.catch((error: unknown) => console.error('segments of the search could not be merged', error))
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
      const before = after.has(id) ? after.get(id) : this.peek(id)
      const next = recordAfter(before, change)
      if (next === before) continue
      // A later change of a record decides on its place as well.
      after.delete(id)
      after.set(id, next)
    }
    return after
  }

  private find(id: string): { segment: Segment; doc: number } | undefined {
    for (const segment of this.list) {
      const doc = segment.docOf(id)
      if (doc >= 0) return { segment, doc }
    }
    return undefined
  }

  private bury(id: string) {
    for (const segment of this.list) {
      const doc = segment.docOf(id)
      if (doc >= 0) segment.bury(doc)
    }
  }

  /** Merges the last segments while together they are small. */
  private mergeSmall() {
    let from = this.list.length
    let sum = 0
    for (let last = this.list[from - 1]; last; last = this.list[from - 1]) {
      if (this.taken.includes(last) || sum + last.alive > AT_ONCE) break
      sum += last.alive
      from--
    }
    const small = this.list.slice(from)
    if (small.length < 2 || (small.length < 4 && this.list.length < MOST_SEGMENTS)) return
    const records = small.flatMap((segment) => living(segment).map((doc) => segment.peek(doc)))
    this.list = [
      ...this.list.slice(0, from),
      ...(records.length > 0 ? [new Segment(buildSegment(this.schema(), records))] : []),
    ]
  }

  private merge(): Promise<void> {
    this.merging ??= this.mergeAll().finally(() => {
      this.merging = undefined
    })
    return this.merging
  }

  private async mergeAll() {
    for (let wanted = this.mergeable(); wanted.length > 0; wanted = this.mergeable()) await this.replace(wanted)
  }

  /** Segments that are to become one; none while there are few. */
  private mergeable(): readonly Segment[] {
    const { list } = this
    const [size, dead] = list.reduce(
      ([all, gone], segment) => [all + segment.size, gone + segment.dead.count] as const,
      [0, 0] as readonly [number, number],
    )
    if (size <= AT_ONCE) return []
    if (dead > size * MOST_DEAD) return list
    if (list.length <= MOST_SEGMENTS) return []
    let from = list.length
    let sum = 0
    for (let last = list[from - 1]; last; last = list[from - 1]) {
      if (list.length - from >= LEAST_MERGED && last.alive > MOST_TIMES * sum) break
      sum += last.alive
      from--
    }
    return list.slice(from)
  }

  /** Merges some segments into one. Records changed meanwhile are marked as deleted in the new one as well. */
  private async replace(old: readonly Segment[]) {
    if (old.length === 0) return
    this.taken = old
    try {
      const ids = old.flatMap((segment) => living(segment).map((doc) => ({ segment, doc })))
      const data =
        ids.length <= AT_ONCE
          ? buildSegment(
              this.schema(),
              ids.map(({ segment, doc }) => segment.peek(doc)),
            )
          : await this.builder.build(this.schema(), storedParts(ids))
      // Cleared or replaced as a whole meanwhile.
      if (!old.every((segment) => this.list.includes(segment) || segment.alive === 0)) return
      const merged = new Segment(data)
      for (const { segment, doc } of ids) if (segment.dead.has(doc)) merged.dead.add(merged.docOf(segment.idOf(doc)))
      const at = this.list.findIndex((segment) => old.includes(segment))
      const rest = this.list.filter((segment) => !old.includes(segment))
      this.list = [
        ...rest.slice(0, Math.max(0, at)),
        ...(ids.length > 0 ? [merged] : []),
        ...rest.slice(Math.max(0, at)),
      ]
    } finally {
      this.taken = []
    }
  }
}

function* partsOf(records: readonly SearchRecord[]): Generator<PackedText> {
  for (let at = 0; at < records.length; at += PART) {
    const texts = records.slice(at, at + PART).map((record) => JSON.stringify(record))
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    // Of letters few have an accent, and so two bytes.
    yield pack(texts, Math.ceil(length * 1.1))
  }
}

/** As they are stored: nothing is parsed or decoded. */
function* storedParts(docs: readonly { segment: Segment; doc: number }[]): Generator<PackedText> {
  for (let at = 0; at < docs.length; at += PART)
    yield packStored(docs.slice(at, at + PART).map(({ segment, doc }) => ({ texts: segment.data.records, at: doc })))
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

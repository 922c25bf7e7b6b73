import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { BitSet } from '../../index/bit-set.ts'
import type { SegmentData } from '../../index/segment-data.ts'
import { Segment } from '../../index/segment.ts'
import type { Rule } from '../../settings/rule.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Synonym } from '../../settings/synonyms.ts'
import { Engine, type EngineOptions } from '../engine.ts'
import { Journal, type Position } from './journal.ts'
import { readSnapshot, removeFile, writeSnapshot } from './snapshot.ts'
import { workerBuilder } from './worker-builder.ts'

type StoredIndex = {
  name: string
  primary?: string
  isVirtual: boolean
  settings: Settings
  synonyms: Synonym[]
  rules: Rule[]
  segments: { data: SegmentData; dead: Uint32Array }[]
}
type Stored = { position: Position; indexes: StoredIndex[] }

export type OpenEngine = {
  engine: Engine
  /** Whether nothing usable was on disk, so that the indexes must be filled again. */
  isEmpty: boolean
  /** Takes in what other processes saved; done by itself every `followMs`. */
  follow(): Promise<void>
  /** Writes all indexes to disk and lets go of the journal before. */
  snapshot(): Promise<void>
  close(): Promise<void>
}

const FOLLOW_MS = 200
/** Bytes of the journal for which whoever closes writes a snapshot: to read them back takes a second. */
const MOST_JOURNAL = 8 * 1024 * 1024

/**
 * An engine whose indexes are stored in a folder: snapshots and the journal of what was saved since. Several processes
 * may open the same folder; each sees what the others save. A damaged snapshot is passed over for the one before it.
 */
export async function openEngine(
  folder: string,
  { followMs = FOLLOW_MS, ...options }: Omit<EngineOptions, 'commit'> & { followMs?: number } = {},
): Promise<OpenEngine> {
  mkdirSync(folder, { recursive: true })
  const stored = newest(folder)
  if (!stored && snapshots(folder).length > 0) removeAll(folder)
  const engine: Engine = new Engine({
    builder: workerBuilder(),
    ...options,
    commit: (operation) => journal.append(operation),
  })
  if (stored) restore(engine, stored.indexes)
  let journal = new Journal(folder, stored?.position ?? { file: 0, offset: 0 }, (operation) => engine.apply(operation))
  await journal.follow()

  const follow = async () => {
    if (!journal.isLost) return journal.follow()
    const later = newest(folder)
    if (!later) return
    engine.live.clear()
    restore(engine, later.indexes)
    journal = new Journal(folder, later.position, (operation) => engine.apply(operation))
    await journal.follow()
  }
  const timer = setInterval(() => void follow().catch(() => {}), followMs)
  timer.unref()
  /** One after the other: each removes what is older. */
  let writing = Promise.resolve()
  const write = async () => {
    await engine.settled()
    const position = await journal.turnPage()
    await writeSnapshot(path.join(folder, `snapshot-${String(position.file).padStart(8, '0')}.bin`), {
      position,
      indexes: [...engine.live.values()].map(stateOf),
    } satisfies Stored)
    // The one before stays, and the journal since, in case this one is damaged.
    const [, before, ...old] = snapshots(folder)
    for (const { name } of old) removeFile(path.join(folder, name))
    for (const name of readdirSync(folder))
      if (Number(/^snapshot-(\d+)\.bin\.\d+\.new$/.exec(name)?.[1] ?? Infinity) < position.file)
        removeFile(path.join(folder, name))
    if (before) journal.forgetBefore(before.number)
  }
  return {
    engine,
    isEmpty: engine.live.size === 0,
    follow,
    snapshot: () => (writing = writing.catch(() => {}).then(write)),
    async close() {
      clearInterval(timer)
      await writing.catch(() => {})
      // Whatever fails is in the journal still.
      if (journal.length > MOST_JOURNAL) await write().catch(() => {})
      await engine.close()
    },
  }

  function stateOf(index: Engine['live'] extends Map<string, infer Index> ? Index : never): StoredIndex {
    const { name, primary, isVirtual, settings, synonyms, rules, segments } = index
    return {
      name,
      ...(primary ? { primary: primary.name } : {}),
      isVirtual,
      settings,
      synonyms: [...synonyms.values()],
      rules: [...rules.values()],
      segments: primary ? [] : segments.list.map(({ data, dead }) => ({ data, dead: dead.words.slice() })),
    }
  }
}

const snapshots = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => {
      const number = /^snapshot-(\d+)\.bin$/.exec(name)?.[1]
      return number === undefined ? [] : [{ name, number: Number(number) }]
    })
    .sort((a, b) => b.number - a.number)

function newest(folder: string): Stored | undefined {
  for (const { name } of snapshots(folder)) {
    const stored = readSnapshot<Stored>(path.join(folder, name))
    if (stored) return stored
  }
  return undefined
}

/** Leftover journal files are meaningless without a snapshot, and would be read once new files reach their numbers. */
function removeAll(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^(?:snapshot|journal)-\d+\.(?:bin|log)$/.test(name)) removeFile(path.join(folder, name))
}

function restore(engine: Engine, indexes: StoredIndex[]): void {
  for (const { name, settings, segments, primary } of indexes) {
    if (primary) continue
    const index = engine.ensured(name)
    index.settings = settings
    index.segments.list = segments.map(
      ({ data, dead }) => new Segment(data, new BitSet(data.ids.offsets.length - 1, dead)),
    )
    engine.matchReplicas(index)
  }
  for (const stored of indexes) engine.live.get(stored.name)?.restore(stored)
}

import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { PackedText } from '../../index/packed-text.ts'
import type { Schema, SegmentData } from '../../index/segment-data.ts'
import { builderHere } from '../builder.ts'
import { inSharedMemory } from './shared-memory.ts'

/**
 * The thread that builds segments: records in, a part at a time, then the order to build them; arrays out, in memory
 * that both threads share.
 */
export type BuildPart = { id: number; part: PackedText }
export type BuildOrder = { id: number; schema: Schema }
export type Delivery = { id: number; data: SegmentData } | { id: number; error: string }

/** From 0, as all others, to 19, the least. */
const NICE = 10

const waiting = new Map<number, PackedText[]>()

// Requests go first where there are few processors, but a busy machine must not stop what searches need. On Linux this
// is the priority of the thread, elsewhere it would be that of the whole process.
if (process.platform === 'linux') os.setPriority(NICE)

parentPort?.on('message', (message: BuildPart | BuildOrder) => {
  const { id } = message
  const parts = waiting.get(id) ?? []
  if ('part' in message) {
    parts.push(message.part)
    waiting.set(id, parts)
    return
  }
  waiting.delete(id)
  builderHere
    .build(message.schema, parts)
    .then((data) => parentPort?.postMessage({ id, data: shared(data) } satisfies Delivery))
    .catch((error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery))
})

/** Records in memory of their own: they leave it once they are in a snapshot. */
function shared({ records: { stored, offsets }, ...index }: SegmentData): SegmentData {
  const { offsets: moved, ...rest } = inSharedMemory({ offsets, ...index })
  return { ...rest, records: { stored: inSharedMemory(stored), offsets: moved } }
}

import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { PackedText } from '../../index/packed-text.ts'
import type { Schema, SegmentData } from '../../index/segment-data.ts'
import { builderHere } from '../builder.ts'

/**
 * The thread that builds segments: records in, a part at a time, then the order to build them; arrays out, handed over
 * without a copy.
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
    .then((data) => parentPort?.postMessage({ id, data } satisfies Delivery, [...buffersIn(data)]))
    .catch((error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery))
})

function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) buffersIn(each, found)
  return found
}

import { parentPort } from 'node:worker_threads'
import type { Schema, SegmentData } from '../../index/segment-data.ts'
import { builderHere } from '../builder.ts'

/** The thread that builds segments: records in, arrays out, handed over without a copy. */
export type BuildOrder = { id: number; schema: Schema; records: string[] }
export type Delivery = { id: number; data: SegmentData } | { id: number; error: string }

parentPort?.on('message', ({ id, schema, records }: BuildOrder) => {
  builderHere
    .build(schema, records)
    .then((data) => parentPort?.postMessage({ id, data } satisfies Delivery, [...buffersIn(data)]))
    .catch((error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Delivery))
})

function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) buffersIn(each, found)
  return found
}

import { buildSegment } from '../index/build-segment.ts'
import type { SearchRecord } from '../index/record.ts'
import type { Schema, SegmentData } from '../index/segment-data.ts'

/** Builds segments somewhere else, so that no request waits. */
export type Builder = {
  /** Records as JSON. */
  build(schema: Schema, records: string[]): Promise<SegmentData>
  close(): Promise<void>
}

/** Records up to this many are built at once: some milliseconds. */
export const AT_ONCE = 200

/** Where there is nowhere else. */
export const builderHere: Builder = {
  build: async (schema, records) => buildSegment(schema, (function* () {
    for (const json of records) yield JSON.parse(json) as SearchRecord
  })()),
  close: async () => {},
}

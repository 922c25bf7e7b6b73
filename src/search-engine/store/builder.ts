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
  build: async (schema, records) =>
    buildSegment(schema, { length: records.length, at: (place) => JSON.parse(records[place]!) as SearchRecord }),
  close: async () => {},
}

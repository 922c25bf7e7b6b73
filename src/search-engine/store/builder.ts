import { buildSegment } from '../index/build-segment.ts'
import type { Records } from '../index/numbering.ts'
import { countOf, textAt, type PackedText } from '../index/packed-text.ts'
import type { SearchRecord } from '../index/record.ts'
import type { Schema, SegmentData } from '../index/segment-data.ts'

/** Builds segments somewhere else, so that no request waits. */
export type Builder = {
  /** Records as JSON, a part at a time: they are read while other work goes on between the parts. */
  build(schema: Schema, parts: Iterable<PackedText>): Promise<SegmentData>
  close(): Promise<void>
}

/** Records up to this many are built at once: some milliseconds. */
export const AT_ONCE = 20

/** Where there is nowhere else. */
export const builderHere: Builder = {
  build: async (schema, parts) => buildSegment(schema, recordsIn([...parts])),
  close: async () => {},
}

function recordsIn(parts: readonly PackedText[]): Records {
  const places = parts.flatMap((part) => Array.from({ length: countOf(part) }, (_, at) => ({ part, at })))
  return {
    length: places.length,
    at(place) {
      const found = places[place]
      return found && (JSON.parse(textAt(found.part, found.at)) as SearchRecord)
    },
  }
}

import { DEEPEST_RECORD, depthOf, isRecord, type SearchRecord } from '../index/record.ts'
import { Refusal } from '../settings/refusal.ts'

/** Bytes of JSON; larger records are refused. */
const LARGEST_RECORD = 100_000

/** A Refusal for what cannot be stored. */
export function checkRecord(record: SearchRecord): void {
  if (!isRecord(record) || record.objectID === '' || record.objectID.length > 512)
    throw new Refusal('A record needs an objectID of 1 to 512 characters')
  if (depthOf(record) > DEEPEST_RECORD)
    throw new Refusal(`Record ${record.objectID} is too deep, at most ${DEEPEST_RECORD} levels`)
  if (JSON.stringify(record).length > LARGEST_RECORD)
    throw new Refusal(
      `Record at the position 0 objectID=${record.objectID} is too big size=${JSON.stringify(record).length}/${LARGEST_RECORD} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
    )
}

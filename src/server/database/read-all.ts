import type { Payload, Where } from 'payload'
import { traced } from '../tracing/trace.ts'
import { databaseSpan } from './database.ts'
import { inAllLocales, type DocOf, type Slug } from '../../cms/from-doc/doc-of.ts'

/** Every document of a small collection, in all languages, relations as ids. */
export async function readAll<S extends Slug>(
  payload: Payload,
  collection: S,
  options: { sort?: string; where?: Where; draft?: boolean } = {},
): Promise<DocOf<S>[]> {
  const { docs } = await traced(
    databaseSpan(payload, 'db.collection.name', () => collection),
    () => payload.find({ collection, locale: 'all', depth: 0, pagination: false, overrideAccess: true, ...options }),
  )
  return inAllLocales(collection, docs)
}

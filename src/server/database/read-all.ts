import type { CollectionSlug, Payload, Where } from 'payload'

/**
 * Every document of a small collection, in all languages, relations as ids. The mapper of `cms/from-doc` gives it its
 * type.
 */
export async function readAll<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  options: { sort?: string; where?: Where; draft?: boolean } = {},
): Promise<Doc[]> {
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...options,
  })
  return docs as unknown as Doc[]
}

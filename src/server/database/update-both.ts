import { createLocalReq, createOperation, type CollectionSlug, type PayloadRequest } from 'payload'
import { isLocale, locales, type Both } from '../../domain/locale.ts'
import { allLocales } from './all-locales.ts'

/**
 * Updates a document in both languages. Payload updates existing localized fields for one language at a time: with
 * `locale: 'all'` it silently ignores the new values. So the localized fields are updated language by language, then
 * all others, with rows of arrays as given. Must be called in a transaction of `req`.
 */
export async function updateBoth(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  data: object,
): Promise<void> {
  const writing = { collection, id, req, depth: 0, overrideAccess: true } as const
  const words = Object.entries(data).filter((entry): entry is [string, Both] => isBoth(entry[1]))
  for (const locale of locales) {
    const spoken = Object.fromEntries(words.map(([field, both]) => [field, both[locale]]))
    // One row in the feed is enough.
    // Payload types the fields of one collection, and here it is any: its own rules judge what is given.
    await req.payload.update({ ...writing, locale, data: spoken as never, context: { silent: true } })
  }
  const rest = Object.fromEntries(Object.entries(data).filter(([, value]) => !isBoth(value)))
  // Of any collection, as above.
  await req.payload.update({ ...writing, locale: allLocales, data: rest as never, context: { silent: false } })
}

/**
 * Creates a document with its words in both languages. It goes by the request's own Payload: the method `create` is
 * bound to the one it was made with (collected-writes.ts). A draft may lack what a document must have.
 */
export async function createBoth(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: object,
  { isDraft = false } = {},
): Promise<void> {
  const all = await createLocalReq({ locale: allLocales, req }, req.payload)
  const { [collection]: target } = req.payload.collections
  // Of any collection, as above.
  await createOperation({
    collection: target,
    data: data as never,
    req: all,
    depth: 0,
    overrideAccess: true,
    draft: isDraft,
  })
}

const isBoth = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

import type { CollectionSlug, PayloadRequest } from 'payload'
import { isLocale, locales, type Both } from '../../domain/locale.ts'

/**
 * Updates a document in both languages. Payload takes words that are there already for one language at a time: of an
 * update with `locale: 'all'` it keeps the old ones and says nothing. So the words go language by language, then all
 * that belongs to no language, with rows of arrays as they are given. To be called in a transaction of `req`.
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
    // The feed need hear of it once.
    await req.payload.update({ ...writing, locale, data: spoken as never, context: { silent: true } })
  }
  const rest = Object.fromEntries(Object.entries(data).filter(([, value]) => !isBoth(value)))
  await req.payload.update({ ...writing, locale: 'all' as never, data: rest as never, context: { silent: false } })
}

const isBoth = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

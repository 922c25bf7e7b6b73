import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { allLocales } from './all-locales.ts'

type More = {
  context?: Record<string, unknown>
  /** Whose transaction it joins. */
  req?: PayloadRequest
  overwriteExistingFiles?: boolean
  file?: Parameters<Payload['create']>[0]['file']
}

/** Makes a document with its words in both languages at once, with the rights of the shop itself. */
export const createInBoth = (
  payload: Payload,
  collection: CollectionSlug,
  data: object,
  more: More = {},
): Promise<{ id: number | string }> =>
  payload.create({
    collection,
    // Payload types a write in one language only; the caller's own schema says what is right.
    data: data as never,
    locale: allLocales,
    depth: 0,
    overrideAccess: true,
    ...more,
  })

import type { ReportProgress, Seeding } from './seeding.ts'
import type { CollectionSlug, Payload } from 'payload'
import { loadCommerce } from './load-commerce.ts'
import { loadContent } from './load-content.ts'
import { loadProducts } from './load-products.ts'
import { loadQuestions } from './load-questions.ts'
import { loadReviews } from './load-reviews.ts'
import { loadSlogan } from './load-slogan.ts'
import { loadSizeGuides } from './load-size-guides.ts'
import { loadColours, loadVocabulary } from './load-vocabulary.ts'
import { createInBoth } from '../src/server/database/create-in-both.ts'

/**
 * Fills an empty database. Every document is looked up by its key first, so an interrupted run resumes where it
 * stopped, and a second run changes nothing. Rows of the change feed are not written: nothing is cached yet.
 */
export async function seed(payload: Payload, progress: ReportProgress): Promise<void> {
  const seeding: Seeding = { payload, progress, ensure: ensureIn(payload) }
  const ids = await loadVocabulary(seeding)
  await loadSizeGuides(seeding, ids)
  await loadProducts(seeding, ids)
  await loadContent(seeding, ids)
  await loadCommerce(seeding)
  await loadReviews(seeding)
  await loadQuestions(seeding)
  await loadSlogan(payload)
}

/** Fills an empty database with what every shop needs besides its first pages, and with nothing to sell. */
export async function seedStart(payload: Payload, progress: ReportProgress): Promise<void> {
  const seeding: Seeding = { payload, progress, ensure: ensureIn(payload) }
  await loadColours(seeding)
  await loadCommerce(seeding, [])
}

function ensureIn(payload: Payload): Seeding['ensure'] {
  /** Keys of what a collection holds already, read once per collection. */
  const known = new Map<CollectionSlug, Promise<Map<string, number>>>()
  const name = (key: Record<string, unknown>) => JSON.stringify(key)
  return async (collection, key, data, file) => {
    const fields = Object.keys(key)
    let existing = known.get(collection)
    if (!existing) {
      existing = payload
        .find({
          collection,
          depth: 0,
          pagination: false,
          select: Object.fromEntries(fields.map((field) => [field, true])),
          overrideAccess: true,
          draft: false,
        })
        .then(
          ({ docs }) =>
            new Map(
              docs.map((doc) => [
                name(
                  Object.fromEntries(
                    fields.map((field) => [field, String(new Map<string, unknown>(Object.entries(doc)).get(field))]),
                  ),
                ),
                Number(doc.id),
              ]),
            ),
        )
      known.set(collection, existing)
    }
    const ids = await existing
    const found = ids.get(name(key))
    if (found !== undefined) return found
    const doc = await createInBoth(
      payload,
      collection,
      { ...key, ...(await data()) },
      { context: { silent: true }, overwriteExistingFiles: true, ...(file && { file: await file() }) },
    )
    ids.set(name(key), Number(doc.id))
    return Number(doc.id)
  }
}

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readRequest } from '../../cms/read-request.ts'
import { locales } from '../../domain/locale.ts'
import { refusalsOf } from './refusals-of.ts'
import { titlesOf } from './referring-docs.ts'

/** A publication that Payload queues for a time; `src/server/app/scheduled.ts` does it. */
export const scheduledChange = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  /** The only language to publish. */
  locale: z.enum(locales).nullish(),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }),
})
export type ScheduledChange = z.infer<typeof scheduledChange>

export const isUnpublishing = ({ type }: Pick<ScheduledChange, 'type'>): boolean => type === 'unpublish'

type Way = Pick<Parameters<Payload['update']>[0], 'locale' | 'publishSpecificLocale' | 'unpublishAllLocales'>

/**
 * How it may be saved, of which one way suffices: as the buttons of the form do, that publishes in the language it
 * shows, so that words in one language are enough, and unpublishes whatever words there are.
 */
export async function waysToSave(req: PayloadRequest, change: ScheduledChange): Promise<Way[]> {
  const { locale, doc } = change
  if (isUnpublishing(change)) return [{ locale: 'en', unpublishAllLocales: true }]
  if (locale) return [{ locale, publishSpecificLocale: locale }]
  const slug = doc.relationTo as CollectionSlug
  const where = { id: { equals: Number(doc.value) } }
  const of = { draft: true, locale: 'all', depth: 0, limit: 1, overrideAccess: true, req: readRequest(req) } as const
  const { docs } = await req.payload.find({ ...of, collection: slug, where })
  const titles = docs[0] && titlesOf(req.payload.collections[slug].config, docs[0])
  const written = locales.filter((each) => titles?.[each])
  return (written.length > 0 ? written : [locales[0]]).map((each) => ({ locale: each }))
}

/** Why it would not be done, were it time now. */
export async function whyNotDone(req: PayloadRequest, change: ScheduledChange): Promise<string[]> {
  const { relationTo, value } = change.doc
  const data = { _status: isUnpublishing(change) ? 'draft' : 'published' }
  const asked = { collection: relationTo as CollectionSlug, id: Number(value), data }
  let reasons: string[] | undefined
  for (const way of await waysToSave(req, change)) {
    const found = await refusalsOf(req, { ...asked, ...way })
    if (found.length === 0) return []
    reasons ??= found
  }
  return reasons ?? []
}

import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import { refusalsOf } from './refusals-of.ts'

/** A publication that Payload queues for a time; `src/server/app/scheduled.ts` does it. */
export const scheduledChange = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  /** The only language to publish. */
  locale: z.enum(locales).nullish(),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }),
})
export type ScheduledChange = z.infer<typeof scheduledChange>

export const isUnpublishing = ({ type }: Pick<ScheduledChange, 'type'>): boolean => type === 'unpublish'

/** Why it would not be done, were it time now. */
export const whyNotDone = (req: PayloadRequest, { type, locale, doc }: ScheduledChange): Promise<string[]> =>
  refusalsOf(req, {
    collection: doc.relationTo as CollectionSlug,
    id: Number(doc.value),
    data: { _status: isUnpublishing({ type }) ? 'draft' : 'published' },
    // As when it is done, which has no form with a language.
    locale: 'en',
    ...(locale && { publishSpecificLocale: locale }),
  })

import type { PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { titlesOf } from '../admin/referring-docs.ts'
import { isUnpublishing, scheduledChange, whyNotDone, type ScheduledChange } from '../admin/scheduled-change.ts'
import { otherLocale } from '../../domain/locale.ts'
import { cachedFor } from '../http/cached-for.ts'
import type { ToDo } from './to-do.ts'

/** Days after which a failure is no news, and how many documents are named. */
const [DAYS, MOST] = [7, 5]
const DAY = 86_400_000
/** To know what stands in the way the change is tried, in a transaction for which others that write wait. */
const cached = cachedFor<string[]>(60_000)

/**
 * Documents that were not published or unpublished at their time, each with what stands in the way now. What has been
 * done since by hand, or is scheduled again, is not among them.
 */
export async function failedSchedules(req: PayloadRequest, now: number): Promise<ToDo[]> {
  const role = roleOf(req.user)
  if (!allowed(role, 'pages', 'update')) return []
  const { docs: jobs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      or: [
        { hasError: { not_equals: true } },
        { updatedAt: { greater_than: new Date(now - DAYS * DAY).toISOString() } },
      ],
    },
    sort: '-id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { input: true, hasError: true },
    req: readRequest(req),
  })
  const known = new Set<string>()
  const found: ToDo[] = []
  for (const { input, hasError } of jobs) {
    const job = scheduledChange.safeParse(input).data
    if (!job || job.doc.relationTo !== 'pages') continue
    // The newest counts: of a document that is scheduled again it has not failed.
    const name = `${isUnpublishing(job)} ${job.doc.value}`
    if (known.has(name)) continue
    known.add(name)
    const failed = hasError && found.length < MOST ? await failedOf(req, job) : undefined
    if (failed) found.push(failed)
  }
  return found
}

async function failedOf(req: PayloadRequest, job: ScheduledChange): Promise<ToDo | undefined> {
  const isUnpublished = isUnpublishing(job)
  const slug = 'pages'
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { equals: Number(job.doc.value) }, _status: { equals: isUnpublished ? 'published' : 'draft' } },
    draft: !isUnpublished,
    locale: 'all',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req: readRequest(req),
  })
  const [doc] = docs
  if (!doc) return undefined
  const locale = localeOf(req)
  const titles = titlesOf(req.payload.collections[slug].config, doc)
  return {
    what: isUnpublished ? 'notUnpublished' : 'notPublished',
    count: 1,
    href: `/admin/collections/${slug}/${doc.id}`,
    about: {
      title: titles[locale] || titles[otherLocale(locale)] || String(doc.id),
      reasons: await cached(JSON.stringify([job, doc.updatedAt, roleOf(req.user), locale]), () => whyNotDone(req, job)),
    },
  }
}

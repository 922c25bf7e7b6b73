import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { isPlainObject } from '../../domain/plain-object.ts'
import { changeHandlers } from './change-handlers.ts'

/**
 * A draft that is restored becomes the newest draft. The admin asks Payload to make any version what shoppers see,
 * which for a draft is nothing: the page would be gone from the shop.
 */
export function withRestoredDrafts(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(config.collections, ({ path, method, handler }, { slug, versions }) =>
    versions?.drafts && path === '/versions/:id' && method === 'post'
      ? async (req) => {
          const asDraft = req.query.draft === 'true' || (await isDraft(req, slug as CollectionSlug))
          if (asDraft) req.query.draft = 'true'
          const answer = await handler(req)
          return asDraft && answer.ok ? saidAsDraft(answer, localeOf(req)) : answer
        }
      : undefined,
  )
  return config
}

/** The admin shows the answer’s message: whoever reads that it is restored looks for it in the shop. */
async function saidAsDraft(answer: Response, locale: Locale): Promise<Response> {
  const body: unknown = await answer.json()
  const message = staffText(locale, 'restored_draft')
  return Response.json({ ...(isPlainObject(body) && body), message }, { headers: answer.headers })
}

/** Only how it is restored: whether it may be, Payload decides. */
async function isDraft(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ id: { equals: req.routeParams?.id } }, { 'version._status': { equals: 'draft' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req: readRequest(req),
  })
  return docs.length > 0
}

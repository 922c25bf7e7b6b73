import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { readRequest } from '../../cms/read-request.ts'
import { changeHandlers } from './change-handlers.ts'

/**
 * A draft that is restored becomes the newest draft. The admin asks Payload to make any version what shoppers see,
 * which for a draft is nothing: the page would be gone from the shop.
 */
export function withRestoredDrafts(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(config.collections, ({ path, method, handler }, { slug, versions }) =>
    versions?.drafts && path === '/versions/:id' && method === 'post'
      ? async (req) => {
          if (await isDraft(req, slug as CollectionSlug)) req.query.draft = 'true'
          return handler(req)
        }
      : undefined,
  )
  return config
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

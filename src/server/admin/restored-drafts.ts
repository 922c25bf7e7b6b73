import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { readRequest } from '../../cms/read-request.ts'

/**
 * A draft that is restored becomes the newest draft. The admin asks Payload to make any version what shoppers see,
 * which for a draft is nothing: the page would be gone from the shop.
 */
export function withRestoredDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions?.drafts || !collection.endpoints) continue
    const slug = collection.slug as CollectionSlug
    // The endpoints are the same objects for every collection: they are replaced, not changed.
    collection.endpoints = collection.endpoints.map((endpoint) =>
      endpoint.path === '/versions/:id' && endpoint.method === 'post'
        ? {
            ...endpoint,
            handler: async (req) => {
              if (await isDraft(req, slug)) req.query.draft = 'true'
              return endpoint.handler(req)
            },
          }
        : endpoint,
    )
  }
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

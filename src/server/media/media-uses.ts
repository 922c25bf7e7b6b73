import type { PayloadRequest } from 'payload'
import { allowed, roleOf, type GuardedCollection } from '../../cms/access/permissions.ts'
import { labelIn } from '../../cms/label-in.ts'
import type { Use } from '../../cms/media/media-facts.ts'
import { readRequest } from '../../cms/read-request.ts'
import { referringDocs, refersTo } from '../admin/referring-docs.ts'
import { pathsTo } from '../sample-data/references.ts'

/**
 * The documents that show a picture, published or in their newest draft, of what one may read: collections by their
 * fields, those with blocks document by document, and the settings.
 */
export async function usesOf(req: PayloadRequest, id: number): Promise<Use[]> {
  if (!Number.isInteger(id)) return []
  const uses: Use[] = []
  for (const config of req.payload.config.collections) {
    const paths = pathsTo('media', config.flattenedFields)
    if (!paths.isUsed || !allowed(roleOf(req.user), config.slug as GuardedCollection, 'read')) continue
    const kind = labelIn(config.labels.singular, req)
    for (const doc of await referringDocs(req, config, paths, ['media', id]))
      uses.push({ kind, title: doc.title || `${kind} ${doc.id}`, path: `/collections/${config.slug}/${doc.id}` })
  }
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const global = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req: readRequest(req) })
    if (refersTo(flattenedFields, global, `media ${id}`))
      uses.push({ kind: labelIn(label, req), title: '', path: `/globals/${slug}` })
  }
  return uses
}

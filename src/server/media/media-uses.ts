import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { allowed, roleOf, type GuardedCollection } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Use } from '../../cms/media/media-facts.ts'
import { readRequest } from '../../cms/read-request.ts'
import { referencesIn } from '../sample-data/references.ts'

/**
 * The documents that show a picture, published or in their newest draft, of what one may read: collections by their
 * fields, those with blocks document by document, and the settings.
 */
export async function usesOf(req: PayloadRequest, id: number): Promise<Use[]> {
  if (!Number.isInteger(id)) return []
  const uses: Use[] = []
  for (const config of req.payload.config.collections) {
    const paths = picturePaths(config.flattenedFields)
    if (!paths.isUsed || !allowed(roleOf(req.user), config.slug as GuardedCollection, 'read')) continue
    const kind = labelIn(config.labels.singular, req)
    for (const doc of await docsWith(req, config, paths, id))
      uses.push({ kind, title: doc.title || `${kind} ${doc.id}`, path: `/collections/${config.slug}/${doc.id}` })
  }
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const global = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req: readRequest(req) })
    if (showsPicture(flattenedFields, global, id))
      uses.push({ kind: labelIn(label, req), title: '', path: `/globals/${slug}` })
  }
  return uses
}

type Paths = { isUsed: boolean; hasBlocks: boolean; paths: string[] }

/** Where documents of a collection name pictures. The database finds a picture by a path, but not inside of blocks. */
function picturePaths(fields: readonly FlattenedField[], prefix = ''): Paths {
  const found: Paths = { isUsed: false, hasBlocks: false, paths: [] }
  for (const field of fields) {
    const name = prefix + field.name
    if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media') {
      found.paths.push(name)
    } else if (field.type === 'blocks') {
      found.hasBlocks ||= field.blocks.some((block) => picturePaths(block.flattenedFields).isUsed)
    } else if ('flattenedFields' in field) {
      const inner = picturePaths(field.flattenedFields, `${name}.`)
      found.paths.push(...inner.paths)
      found.hasBlocks ||= inner.hasBlocks
    }
  }
  return { ...found, isUsed: found.hasBlocks || found.paths.length > 0 }
}

async function docsWith(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { hasBlocks, paths }: Paths,
  id: number,
): Promise<{ id: string; title: string }[]> {
  const title = config.admin.useAsTitle ?? 'id'
  const where: Where = hasBlocks ? {} : { or: paths.map((path) => ({ [path]: { equals: id } })) }
  const docs = new Map<string, { id: string; title: string }>()
  for (const draft of config.versions?.drafts ? [false, true] : [false]) {
    const found = await req.payload.find({
      collection: config.slug as CollectionSlug,
      where,
      draft,
      depth: 0,
      pagination: false,
      locale: localeOf(req),
      overrideAccess: true,
      ...(!hasBlocks && { select: { [title]: true } }),
      req: readRequest(req),
    })
    for (const doc of found.docs) {
      const fields = new Map<string, unknown>(Object.entries(doc))
      if (!hasBlocks || showsPicture(config.flattenedFields, doc, id))
        docs.set(String(doc.id), { id: String(doc.id), title: String(fields.get(title) ?? '') })
    }
  }
  return [...docs.values()]
}

const showsPicture = (fields: readonly FlattenedField[], doc: unknown, id: number): boolean =>
  [...referencesIn(fields, doc)].includes(`media ${id}`)

/** Labels of ours take the language (src/cms/admin-labels.ts). */
const labelIn = (label: unknown, req: PayloadRequest): string => {
  const word = typeof label === 'function' ? (label as (of: object) => unknown)({ i18n: req.i18n, t: req.t }) : label
  return typeof word === 'object' && word !== null
    ? String((word as Record<string, unknown>)[localeOf(req)] ?? '')
    : String(word ?? '')
}

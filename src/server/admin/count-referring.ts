import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { pathsTo } from '../sample-data/references.ts'
import { referringDocs, titleField, titleOf } from './referring-docs.ts'

/** How many documents there are, and the titles of the first of them. */
export type Counted = { count: number; titles: string[] }

/** Up to so many documents are named, so that nobody has to look for them. */
export const NAMED = 3
const none: Counted = { count: 0, titles: [] }

/**
 * The other documents of a collection that refer to a document. Those with blocks, which are few, are read, and with
 * them their drafts.
 */
export async function publishedReferring(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  target: CollectionSlug,
  id: number,
): Promise<Counted> {
  const paths = pathsTo(target, config.flattenedFields)
  const isOwn = config.slug === target
  if (paths.hasBlocks) {
    const docs = await referringDocs(req, config, paths, [target, id])
    const others = docs.filter((doc) => !isOwn || doc.id !== String(id))
    return { count: others.length, titles: others.map(({ title }) => title) }
  }
  return counted(paths.paths, id, async (where) => {
    const found = await req.payload.find({
      ...asked(req),
      collection: config.slug as CollectionSlug,
      where: { and: [where, ...(isOwn ? [{ id: { not_equals: id } }] : [])] },
      select: { [titleField(config)]: true },
    })
    return { count: found.totalDocs, titles: found.docs.map((doc) => titleOf(config, doc)) }
  })
}

/** The documents that refer to it in what was not published yet. */
export async function draftsReferring(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  target: CollectionSlug,
  id: number,
): Promise<Counted> {
  const { hasBlocks, paths } = pathsTo(target, config.flattenedFields)
  if (!config.versions?.drafts || hasBlocks) return none
  return counted(
    paths.map((path) => `version.${path}`),
    id,
    async (where) => {
      const found = await req.payload.findVersions({
        ...asked(req),
        collection: config.slug as CollectionSlug,
        where: { and: [{ latest: { equals: true } }, where] },
        select: { version: { [titleField(config)]: true } },
      })
      return { count: found.totalDocs, titles: found.docs.map(({ version }) => titleOf(config, version)) }
    },
  )
}

const asked = (req: PayloadRequest) => ({
  limit: NAMED,
  depth: 0,
  locale: localeOf(req),
  overrideAccess: true,
  req: readRequest(req),
})

/** Path by path, each by its index: several at once would read every document. */
async function counted(
  paths: readonly string[],
  id: number,
  find: (where: Where) => Promise<Counted>,
): Promise<Counted> {
  const hits: { where: Where; found: Counted }[] = []
  for (const path of paths) {
    const where: Where = { [path]: { equals: id } }
    const found = await find(where)
    if (found.count > 0) hits.push({ where, found })
  }
  if (hits.length > 1) return find({ or: hits.map(({ where }) => where) })
  return hits[0]?.found ?? none
}

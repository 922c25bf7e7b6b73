import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { labelIn } from '../../cms/label-in.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import { rowsOf, sql } from '../database/database.ts'
import { menusLeadingTo } from '../navigation/menus-leading-to.ts'
import { pathsTo } from '../sample-data/references.ts'
import { draftsReferring, NAMED, publishedReferring, type Counted } from './count-referring.ts'
import { refersTo, titleOf } from './referring-docs.ts'

/**
 * What stays while something refers to it, and the collections whose references do not count: a product is no worse
 * without one of its collections. Of the others the database would empty the reference, even where one is required.
 */
const guarded: Partial<Record<CollectionSlug, readonly CollectionSlug[]>> = {
  categories: [],
  brands: [],
  'product-collections': ['products'],
  colours: [],
  tags: [],
  sellers: [],
  stores: [],
  pages: [],
  media: [],
  videos: [],
}

type Target = { slug: CollectionSlug; id: number }

/** A collection whose documents are not deleted while something uses them. */
export function refuseWhileUsed(collection: CollectionConfig): CollectionConfig {
  if (!guarded[collection.slug as CollectionSlug]) return collection
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [refuseUsed, ...(hooks?.beforeDelete ?? [])] } }
}

/** The shop's own code deletes in an order of its own, such as the sample catalogue's. */
const refuseUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.payloadAPI === 'local') return
  const slug = collection.slug as CollectionSlug
  const uses = await usesOf(req, { slug, id: Number(id) })
  if (uses.length === 0) return
  const locale = localeOf(req)
  const doc = await req.payload.findByID({
    collection: slug,
    id,
    depth: 0,
    locale,
    overrideAccess: true,
    req: readRequest(req),
  })
  const name = titleOf(collection, doc) || String(id)
  throw new APIError(staffText(locale, 'refusal_in_use', { name, uses: uses.join(', ') }), 409, undefined, true)
}

/** What uses a document, in words: how many documents of each collection, a few with their names. */
async function usesOf(req: PayloadRequest, target: Target): Promise<string[]> {
  const { slug, id } = target
  const locale = localeOf(req)
  const uses: string[] = []
  for (const config of req.payload.config.collections) {
    if (guarded[slug]?.includes(config.slug as CollectionSlug)) continue
    const say = (found: Counted) => wordsOf(req, config.labels, found)
    const published = await publishedReferring(req, config, slug, id)
    if (published.count > 0) {
      uses.push(say(published))
      continue
    }
    const drafts = await draftsReferring(req, config, slug, id)
    if (drafts.count > 0) uses.push(staffText(locale, 'refusal_in_use_draft', { used: say(drafts) }))
    else if (config.slug === 'menus') {
      const titles = await menusLeadingTo(req, `${slug} ${id}`)
      if (titles.length > 0) uses.push(say({ count: titles.length, titles }))
    }
  }
  for (const { slug: global, label, flattenedFields } of req.payload.config.globals) {
    if (!pathsTo(slug, flattenedFields).isUsed) continue
    const settings = await req.payload.findGlobal({
      slug: global,
      depth: 0,
      overrideAccess: true,
      req: readRequest(req),
    })
    if (refersTo(flattenedFields, settings, `${slug} ${id}`)) uses.push(labelIn(label, req))
  }
  const count = slug === 'stores' ? await stockedAt(req, id) : 0
  return count > 0 ? [...uses, staffText(locale, 'refusal_in_use_stock', { count })] : uses
}

function wordsOf(req: PayloadRequest, labels: { singular: unknown; plural: unknown }, found: Counted): string {
  const { count } = found
  const label = labelIn(count === 1 ? labels.singular : labels.plural, req)
  const words = `${count} ${label.charAt(0).toLocaleLowerCase(localeOf(req))}${label.slice(1)}`
  const titles = count > NAMED ? [] : found.titles.filter(Boolean)
  return titles.length > 0 ? `${words} (${titles.join(', ')})` : words
}

/** How many SKUs are in stock at a store, which they know by its slug. */
async function stockedAt(req: PayloadRequest, store: number): Promise<number> {
  const rows = rowsOf(req.payload, await req.transactionID)
  const [found] = await rows<{ count: number | string }>(sql`
    select count(*) as count from inventory
    where quantity > 0 and location = (select slug from stores where id = ${store})`)
  return Number(found?.count ?? 0)
}

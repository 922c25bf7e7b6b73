import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { labelIn } from '../../cms/label-in.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import { staffText } from '../../cms/staff-words.ts'
import type { DocName } from '../../domain/sample-data.ts'
import { rowsOf, sql } from '../database/database.ts'
import { menusLeadingTo, messagesLeadingTo } from '../navigation/links-leading-to.ts'
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

/** What leads to documents by their addresses. */
const linksTo: Record<string, (req: PayloadRequest, name: DocName) => Promise<string[]>> = {
  menus: menusLeadingTo,
  'promo-messages': async (req, name) => messagesLeadingTo(req, name, Date.now()),
}

type Target = { slug: CollectionSlug; id: number }

/** A collection whose documents are not deleted while something uses them, nor unpublished where it has drafts. */
export function refuseWhileUsed(collection: CollectionConfig): CollectionConfig {
  if (!guarded[collection.slug as CollectionSlug]) return collection
  const { hooks, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeDelete: [refuseUsed, ...(hooks?.beforeDelete ?? [])],
      ...(hasDrafts && {
        beforeOperation: [noteDraft, ...(hooks?.beforeOperation ?? [])],
        beforeChange: [refuseUnpublished, ...(hooks?.beforeChange ?? [])],
      }),
    },
  }
}

/** The shop's own code deletes in an order of its own, such as the sample catalogue's. */
const refuseUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.payloadAPI !== 'local') await refuse(req, collection, id, 'refusal_in_use')
}

/** Of an update: is it of what shoppers see? Saving a draft, and restoring a version, take nothing from them. */
const IS_SHOWN = 'changesWhatIsShown'

/** The hooks of the documents do not know whether the operation is about their drafts. */
const noteDraft: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  if (operation === 'update' || operation === 'restoreVersion')
    context[IS_SHOWN] = operation === 'update' && !('draft' in args && args.draft)
  return args
}

/** What editors scheduled comes from the shop's own code, so that this is asked of all. */
const refuseUnpublished: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, originalDoc, operation, context, req } = change
  if (operation !== 'update' || !context[IS_SHOWN] || { ...originalDoc, ...data }._status !== 'draft') return data
  const slug = collection.slug as CollectionSlug
  const where = { id: { equals: originalDoc.id }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where,
    overrideAccess: true,
    req: readRequest(req),
  })
  if (totalDocs > 0) await refuse(req, collection, originalDoc.id, 'refusal_in_use_shown')
  return data
}

async function refuse(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
  words: 'refusal_in_use' | 'refusal_in_use_shown',
): Promise<void> {
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
  throw new StaffRefusal(staffText(locale, words, { name, uses: uses.join(', ') }), 409)
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
    else {
      const titles = (await linksTo[config.slug]?.(req, `${slug} ${id}`)) ?? []
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

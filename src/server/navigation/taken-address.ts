import type { CollectionAfterChangeHook, CollectionConfig, Where } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import { languageName, locales } from '../../domain/locale.ts'

/** Collections whose documents are found by a slug. A draft has no address yet, and the home page no slug in it. */
const others = {
  pages: { _status: { equals: 'published' }, key: { not_equals: 'home' } },
  categories: {},
  'product-collections': {},
  'size-guides': {},
} satisfies Record<string, Where>
type Addressed = keyof typeof others

const isAddressed = (slug: string): slug is Addressed => slug in others

/**
 * What gets an address that another one has is refused, in either language: a copy has those of its original, and one
 * of the two would be found nowhere. A silent write is the seed's.
 */
const refuseTaken: CollectionAfterChangeHook = async ({ collection: { slug: collection }, doc, req, context }) => {
  if (!isAddressed(collection) || context.silent || doc._status === 'draft' || doc.key === 'home') return
  const find = { collection, depth: 0, limit: 1, overrideAccess: true, req: readRequest(req) } as const
  const { docs } = await req.payload.find({ ...find, locale: 'all', where: { id: { equals: doc.id } } })
  const own = inAllLocales(collection, docs)[0]
  for (const locale of locales) {
    const slug = (own?.slug as Partial<Record<string, string | null>> | undefined)?.[locale]
    if (!slug) continue
    const beside: Where = { ...others[collection], slug: { equals: slug }, id: { not_equals: doc.id } }
    // Below different categories the same word makes different addresses.
    if (own && 'parent' in own) beside.parent = own.parent ? { equals: own.parent } : { exists: false }
    const [other] = (await req.payload.find({ ...find, locale, where: beside })).docs
    if (!other) continue
    const name = 'title' in other ? other.title : other.name
    const message = staffText(localeOf(req), 'refusal_slug_taken', { name, language: languageName[locale], slug })
    throw fieldRefusal(req, collection, [{ path: 'slug', message }])
  }
}

export const withOwnAddress = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, afterChange: [refuseTaken, ...(collection.hooks?.afterChange ?? [])] },
})

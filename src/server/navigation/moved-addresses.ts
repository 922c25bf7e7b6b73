import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { wordsIn, type Localized } from '../../cms/from-doc/localized.ts'
import { readRequest } from '../../cms/read-request.ts'
import { inBoth, localeOfPath, localeOr, locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { readCategoryTree } from './category-addresses.ts'
import { leadsSomewhere, readKnown } from './menu-links.ts'
import { leadMenusOn } from './moved-links.ts'

type Id = string | number
/** Addresses by what does not change in them, such as the language and the key of a category. */
type Addresses = Map<string, string>

const published: Where = { _status: { equals: 'published' } }
const all = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const

type AddressIn = (locale: Locale) => string | undefined

const named = (name: string, addressIn: AddressIn): [string, string][] =>
  locales.flatMap((locale) => {
    const address = addressIn(locale)
    return address ? [[`${locale} ${name}`, address]] : []
  })

/** Where its last word is not written it has no address yet: what is left of one without that word is another page. */
const by =
  (slug: Localized, path: (locale: Locale, slug: string) => string): AddressIn =>
  (locale) => {
    const word = wordsIn(slug, locale)
    return word ? path(locale, word) : undefined
  }

/**
 * Those of a collection whose documents have their own address; the home page has no slug.
 * @param state which documents: a draft has no address yet
 */
const addressesIn = {
  pages: async (req, id, state) => {
    const where = { and: [{ id: { equals: id }, key: { not_equals: 'home' } }, state] }
    const { docs } = await req.payload.find({ ...all, collection: 'pages', where, req: readRequest(req) })
    return new Map(
      inAllLocales('pages', docs).flatMap(({ key, slug }) => named(key, by(slug as Localized, paths.explore))),
    )
  },
  brands: async (req, id) => {
    const where = { id: { equals: id } }
    const { docs } = await req.payload.find({ ...all, collection: 'brands', where, req: readRequest(req) })
    return new Map(docs.flatMap(({ key }) => named('brand', (locale) => paths.brand(locale, key))))
  },
  products: async (req, id, state) => {
    const where = { and: [{ id: { equals: id } }, state] }
    const select = { code: true } as const
    const { docs } = await req.payload.find({ ...all, collection: 'products', where, select, req: readRequest(req) })
    // A code may be anything, and is in the address as browsers write it.
    const address = (code: string) => named('product', (locale) => paths.product(locale, encodeURIComponent(code)))
    return new Map(docs.flatMap(({ code }) => address(code)))
  },
  'product-collections': async (req, id) => {
    const where = { id: { equals: id } }
    const { docs } = await req.payload.find({ ...all, collection: 'product-collections', where, req: readRequest(req) })
    return new Map(
      inAllLocales('product-collections', docs).flatMap(({ key, slug }) => named(key, by(slug, paths.collection))),
    )
  },
  'size-guides': async (req, id) => {
    const where = { id: { equals: id } }
    const { docs } = await req.payload.find({ ...all, collection: 'size-guides', where, req: readRequest(req) })
    return new Map(inAllLocales('size-guides', docs).flatMap(({ key, slug }) => named(key, by(slug, paths.sizeGuide))))
  },
  stores: async (req, id) => {
    const where = { id: { equals: id } }
    const { docs } = await req.payload.find({ ...all, collection: 'stores', where, req: readRequest(req) })
    return new Map(
      inAllLocales('stores', docs).flatMap(({ slug }) => named('store', (locale) => paths.store(locale, slug))),
    )
  },
  // What is below a category has its slug in the address too.
  categories: async (req) => {
    const { byKey } = await readCategoryTree(req)
    return new Map(
      [...byKey.values()].flatMap(({ key, path, parent = '' }) => {
        const above = byKey.get(parent)?.path
        const own = inBoth((locale) => (path[locale] === (above?.[locale] ?? '') ? '' : path[locale]))
        return [
          ...named(key, by(own, paths.listing)),
          ...named(
            `short ${key}`,
            by(own, (locale, whole) => paths.category(locale, whole.split('/').at(-1) ?? '')),
          ),
        ]
      }),
    )
  },
} satisfies Record<string, (req: PayloadRequest, id: Id, state: Where) => Promise<Addresses>>

/** What an address is made of, where drafts do not hide a change: a save of anything else moves nothing. */
const partsOfAddress: readonly string[] = ['slug', 'parent', 'key']

/** May a save move something? A page may have got its new slug as a draft, long before it is published. */
const mayMove = (collection: CollectionConfig, data: Record<string, unknown>, before: Record<string, unknown>) =>
  Boolean(collection.versions) ||
  partsOfAddress.some((part) => part in data && JSON.stringify(data[part]) !== JSON.stringify(before[part]))

/**
 * A page, product, collection, category, brand, size guide or store whose address changes leads from the old one to the
 * new, and menus link to the new one, in the save's own transaction. Of a product the code decides, whatever the words behind it. What leads to one
 * that is deleted ends with it.
 */
export function redirectMoved(collection: CollectionConfig): CollectionConfig {
  const read = addressesIn[collection.slug as keyof typeof addressesIn]
  const before: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, context }) => {
    if (operation === 'update' && data._status !== 'draft' && mayMove(collection, data, originalDoc))
      context[noteOf(collection, originalDoc.id)] = await read(req, originalDoc.id, published)
    return data
  }
  const after: CollectionAfterChangeHook = async ({ doc, req, context }) => {
    const former = context[noteOf(collection, doc.id)] as Addresses | undefined
    if (!former) return
    const now = await read(req, doc.id, published)
    const moves = new Map<string, string>()
    for (const [name, from] of former) {
      const to = now.get(name)
      if (to !== undefined && to !== from) moves.set(from, to)
    }
    for (const [from, to] of moves) await redirect(req, from, to)
    if (moves.size > 0) await leadMenusOn(req, moves)
  }
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
    context[noteOf(collection, id)] = await read(req, id, {})
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req, context }) => {
    const former = context[noteOf(collection, id)] as Addresses | undefined
    if (former) await endRedirects(req, [...former.values()])
  }
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), before],
      afterChange: [...(hooks?.afterChange ?? []), after],
      beforeDelete: [...(hooks?.beforeDelete ?? []), beforeDelete],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

const noteOf = ({ slug }: CollectionConfig, id: Id) => `addresses ${slug} ${id}`

const rulesOf = (req: PayloadRequest) =>
  ({ collection: 'redirects', depth: 0, overrideAccess: true, req: readRequest(req) }) as const

/** One rule from each old address straight to the newest: a chain would come to its end at the sixth renaming. */
async function redirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { payload } = req
  const rules = rulesOf(req)
  // What has a page again leads nowhere else.
  await payload.delete({ ...rules, where: { from: { equals: to } } })
  await payload.update({ ...rules, where: { to: { equals: from } }, data: { to } })
  const { docs } = await payload.find({ ...rules, where: { from: { equals: from } }, limit: 1 })
  const data = { from, to, status: '301' } as const
  await (docs[0] ? payload.update({ ...rules, id: docs[0].id, data }) : payload.create({ ...rules, data }))
}

/** Ends the rules that lead to addresses without a page, which no other rule leads on. */
async function endRedirects(req: PayloadRequest, addresses: readonly string[]): Promise<void> {
  const rules = rulesOf(req)
  const { docs } = await req.payload.find({ ...rules, where: { to: { in: addresses } }, pagination: false })
  if (docs.length === 0) return
  const known = await readKnown(
    req,
    docs.map(({ to }) => ({ url: to })),
  )
  const dead = docs.filter(({ to }) => to && !leadsSomewhere(localeOr(localeOfPath(to)), to, known))
  await req.payload.delete({ ...rules, where: { id: { in: dead.map(({ id }) => id) } } })
}

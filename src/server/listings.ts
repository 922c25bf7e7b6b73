import { trailOf } from '../domain/catalog/category-tree.ts'
import { listProducts } from '../domain/catalog/listing.ts'
import type { Crumb, ListingPage, Moved } from '../domain/catalog/listing-page.ts'
import type { ListingQuery } from '../domain/catalog/listing-query.ts'
import type { ProductRecord } from '../domain/catalog/product-record.ts'
import { isInScope } from '../domain/catalog/scope.ts'
import { toTile } from '../domain/catalog/tile.ts'
import { otherLocale, type Both, type Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { matchesText } from '../domain/search/matches-text.ts'
import { pictureIn, type Vocabulary } from '../cms/from-doc/vocabulary.ts'
import { m } from '../paraglide/messages.js'
import { tags } from './cache-tags.ts'
import type { Catalogue } from './catalogue.ts'
import { categoryTarget, listingTarget, type ListingTarget } from './listing-target.ts'
import type { Shop, Tag } from './shop.ts'

/** Listings from the records in memory; the search engine takes this place in its own issue. */
export function listings(catalogue: Catalogue): Pick<Shop, 'listing' | 'category' | 'search'> {
  const page = async (locale: Locale, target: ListingTarget, query: ListingQuery, tag: Tag): Promise<ListingPage> => {
    const vocabulary = await catalogue.vocabulary()
    const records = (await catalogue.records(locale)).filter((record) => isInScope(record, target.scope))
    tag(tags.catalogue, tags.scope(target.scope))
    return {
      ...listed(records, query),
      title: titleOf(target, locale),
      description: (target.category ?? target.collection ?? target.brand)?.description[locale] ?? wholeShop[target.scope.narrow ?? 'all']({}, { locale }),
      ...pictureOf(target, locale),
      crumbs: crumbsOf(target, locale, vocabulary),
      children: childrenOf(target, records, locale, vocabulary),
      path: target.path,
      ...(target.brand && { brand: brandFacts(target.brand, locale) }),
    }
  }
  return {
    async listing(locale, splat, query, tag): Promise<ListingPage | Moved | undefined> {
      const target = listingTarget(locale, splat, await catalogue.vocabulary())
      if (!target) return undefined
      if (target.path[locale] !== paths.listing(locale, splat)) return { movedTo: target.path[locale] }
      return page(locale, target, query, tag)
    },
    async category(locale, slug, query, tag): Promise<ListingPage | Moved | undefined> {
      const vocabulary = await catalogue.vocabulary()
      const target = categoryTarget(locale, slug, vocabulary)
      if (target) return page(locale, target, query, tag)
      const own = categoryTarget(otherLocale(locale), slug, vocabulary)?.category?.path[locale].split('/').at(-1)
      return own === undefined ? undefined : { movedTo: paths.category(locale, own) }
    },
    async search(locale, text, query, tag) {
      const { tree } = await catalogue.vocabulary()
      const nameOf = (key: string) => tree.byKey.get(key)?.name[locale] ?? ''
      const records = text.trim() === '' ? [] : (await catalogue.records(locale)).filter((record) => matchesText([record.title, record.brand.name, record.id, ...record.categories.map(nameOf)], text))
      tag(tags.catalogue, tags.scope({}))
      const title = text.trim() ? m.listing_title_search({ query: text.trim() }, { locale }) : m.listing_title_search_empty({}, { locale })
      return { ...listed(records, query), title, description: '', crumbs: [], children: [], path: { en: paths.search('en', text), fr: paths.search('fr', text) } }
    },
  }
}

function listed(records: ProductRecord[], query: ListingQuery): Pick<ListingPage, 'query' | 'total' | 'page' | 'pages' | 'tiles' | 'facets'> {
  const { total, page, pages, hits, facets } = listProducts(records, query)
  return { query: { ...query, page }, total, page, pages, tiles: hits.map(toTile), facets }
}

function titleOf({ scope: { narrow }, category, brand, collection }: ListingTarget, locale: Locale): string {
  const options = { locale }
  const subject = brand && category ? m.listing_title_brand_category({ brand: brand.name, category: category.name[locale] }, options) : (brand?.name ?? category?.name[locale] ?? collection?.name[locale])
  if (narrow === 'deals') return subject ? m.listing_title_deals_in({ name: subject }, options) : m.listing_title_deals({}, options)
  if (narrow === 'new') return subject ? m.listing_title_new_in({ name: subject }, options) : m.listing_title_new({}, options)
  return subject ?? m.listing_title_all({}, options)
}

/** What listings of the whole shop say of themselves. */
const wholeShop = { all: m.listing_description_all, deals: m.listing_description_deals, new: m.listing_description_new }

function pictureOf({ category, collection }: ListingTarget, locale: Locale): Pick<ListingPage, 'picture'> {
  const picture = category?.picture ?? collection?.picture
  return picture ? { picture: pictureIn(picture, locale) } : {}
}

function crumbsOf(target: ListingTarget, locale: Locale, { tree }: Vocabulary): Crumb[] {
  const { scope, category, brand } = target
  const below = brand ? (path: Both) => paths.brand(locale, brand.key, path[locale]) : (path: Both) => paths.listing(locale, path[locale])
  const trail = category ? trailOf(tree, category.key) : []
  return [
    { name: m.crumb_home({}, { locale }), href: paths.home(locale) },
    ...(brand ? [{ name: m.crumb_brands({}, { locale }), href: paths.brands(locale) }, { name: brand.name, href: paths.brand(locale, brand.key) }] : []),
    ...trail.map(({ name, path }) => ({ name: name[locale], href: below(path) })),
    ...(scope.narrow || (!brand && !category) ? [{ name: titleOf(target, locale), href: target.path[locale] }] : []),
  ]
}

/** The next narrower categories in which something of this listing stands. */
function childrenOf({ scope, category, brand, collection }: ListingTarget, records: ProductRecord[], locale: Locale, { tree }: Vocabulary): ListingPage['children'] {
  if (collection) return []
  return tree.childrenOf(category?.key).flatMap((child) => {
    const count = records.filter((record) => record.categories.includes(child.key)).length
    if (count === 0 || child.key === category?.key) return []
    const href = brand ? paths.brand(locale, brand.key, child.path[locale]) : paths.listing(locale, child.path[locale], scope.narrow)
    return [{ name: child.name[locale], href, count, ...(child.picture && { picture: pictureIn(child.picture, locale) }) }]
  })
}

const brandFacts = (brand: NonNullable<ListingTarget['brand']>, locale: Locale): NonNullable<ListingPage['brand']> => ({
  name: brand.name,
  origin: brand.origin[locale],
  founded: brand.founded,
  logo: brand.logo && pictureIn(brand.logo, locale),
})

import { shortName } from '../../domain/catalog/short-name.ts'
import { namedIn, trailOf } from '../../domain/catalog/category-tree.ts'
import type { Crumb, ListingPage, MovedListing } from '../../domain/catalog/listing-page.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import { otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { pictureIn, type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { m } from '../../paraglide/messages.js'
import { tags } from '../feed/cache-tags.ts'
import { listingFromSearch, type FoundPage } from './listing-from-search.ts'
import type { ListingSources } from './listing-sources.ts'
import { categoryTarget, listingTarget, type ListingTarget } from './listing-target.ts'
import type { Shop, Tag } from '../app/shop.ts'

/**
 * Listings of categories, brands, collections, deals and new arrivals, all through the search engine (decision 0013).
 */
export function listings(sources: ListingSources): Pick<Shop, 'listing' | 'category'> {
  const { catalogue } = sources
  const page = async (locale: Locale, target: ListingTarget, query: ListingQuery, tag: Tag): Promise<ListingPage> => {
    const vocabulary = await catalogue.vocabulary()
    const { inScope, ...found } = await listingFromSearch(
      sources,
      { locale, scope: target.scope, query, ...(await placed(target, catalogue)) },
      target.collection !== undefined,
    )
    const children = childrenOf(target, inScope, locale, vocabulary)
    tag(...tagsOf(target, found, inScope, vocabulary))
    return {
      ...found,
      title: titleOf(target, locale),
      description:
        (target.category ?? target.collection ?? target.brand)?.description[locale] ??
        wholeShop[target.scope.narrow ?? 'all']({}, { locale }),
      ...pictureOf(target, locale),
      crumbs: crumbsOf(target, locale, vocabulary),
      children,
      path: target.path,
      scope: target.scope,
      ...(target.brand && { brand: brandFacts(target.brand, locale) }),
    }
  }
  return {
    async listing(locale, splat, query, tag): Promise<ListingPage | MovedListing | undefined> {
      const target = listingTarget(locale, splat, await catalogue.vocabulary())
      if (!target) return undefined
      if (target.path[locale] !== paths.listing(locale, splat)) return { movedTo: target.path[locale] }
      return page(locale, target, query, tag)
    },
    async category(locale, slug, query, tag): Promise<ListingPage | MovedListing | undefined> {
      const vocabulary = await catalogue.vocabulary()
      const target = categoryTarget(locale, slug, vocabulary)
      if (target) return page(locale, target, query, tag)
      const own = categoryTarget(otherLocale(locale), slug, vocabulary)?.category?.path[locale].split('/').at(-1)
      return own === undefined ? undefined : { movedTo: paths.category(locale, own) }
    },
  }
}

/** The products that come first and those that are left out where a category or a collection says so. */
async function placed({ category, collection }: ListingTarget, catalogue: ListingSources['catalogue']) {
  const { placement } = category ?? collection ?? {}
  if (!placement) return {}
  const codes = await catalogue.codesOf([...placement.first, ...placement.hidden])
  const [first, without] = [placement.first, placement.hidden].map((ids) => ids.flatMap((id) => codes.get(id) ?? []))
  return { first, without }
}

/** What a listing shows: its tiles, and the brands and categories it names or offers as filters. */
function tagsOf(
  { scope, category, brand, collection }: ListingTarget,
  { query, tiles, facets }: Omit<FoundPage, 'inScope'>,
  inScope: FoundPage['inScope'],
  { tree }: Vocabulary,
): string[] {
  const categories = new Set([...trailOf(tree, category?.key ?? '').map(({ key }) => key), ...Object.keys(inScope)])
  return [
    tags.scope(scope),
    ...tiles.map(({ id }) => tags.tile(id)),
    ...[...categories].map((key) => tags.term('categories', key)),
    ...new Set(
      [...facets.brand.map(({ key }) => key), ...(brand ? [brand.key] : [])].map((key) => tags.term('brands', key)),
    ),
    ...(collection ? [tags.term('collections', collection.key)] : []),
    ...(query.store === undefined ? [] : [tags.stores, tags.storeStock]),
  ]
}

function titleOf({ scope: { narrow }, category, brand, collection }: ListingTarget, locale: Locale): string {
  const options = { locale }
  const subject =
    brand && category
      ? m.listing_title_brand_category({ brand: brand.name, category: category.name[locale] }, options)
      : (brand?.name ?? category?.name[locale] ?? collection?.name[locale])
  if (narrow === 'deals')
    return subject ? m.listing_title_deals_in({ name: subject }, options) : m.listing_title_deals({}, options)
  if (narrow === 'new')
    return subject ? m.listing_title_new_in({ name: subject }, options) : m.listing_title_new({}, options)
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
  const below = brand
    ? (path: Both) => paths.brand(locale, brand.key, path[locale])
    : (path: Both) => paths.listing(locale, path[locale])
  const trail = category ? namedIn(trailOf(tree, category.key), locale) : []
  return [
    { name: m.crumb_home({}, { locale }), href: paths.home(locale) },
    ...(brand
      ? [
          { name: m.crumb_brands({}, { locale }), href: paths.brands(locale) },
          { name: brand.name, href: paths.brand(locale, brand.key) },
        ]
      : []),
    ...trail.map(({ name, path }) => ({ name: name[locale], href: below(path) })),
    ...(scope.narrow || (!brand && !category) ? [{ name: titleOf(target, locale), href: target.path[locale] }] : []),
  ]
}

/** The next narrower categories that contain products of this listing. */
function childrenOf(
  { scope, category, brand, collection }: ListingTarget,
  inScope: FoundPage['inScope'],
  locale: Locale,
  { tree }: Vocabulary,
): ListingPage['children'] {
  if (collection) return []
  return namedIn(tree.childrenOf(category?.key), locale).flatMap((child) => {
    const count = inScope[child.key] ?? 0
    if (count === 0 || child.key === category?.key) return []
    const href = brand
      ? paths.brand(locale, brand.key, child.path[locale])
      : paths.listing(locale, child.path[locale], scope.narrow)
    return [
      {
        name: shortName(child.name[locale], category?.rule?.genders ?? [], locale),
        href,
        count,
        ...(child.picture && { picture: pictureIn(child.picture, locale) }),
      },
    ]
  })
}

const brandFacts = (brand: NonNullable<ListingTarget['brand']>, locale: Locale): NonNullable<ListingPage['brand']> => ({
  name: brand.name,
  origin: brand.origin[locale],
  founded: brand.founded,
  logo: brand.logo && pictureIn(brand.logo, locale),
})

import { namedIn } from '../../domain/catalog/category-tree.ts'
import type { Category } from '../../domain/catalog/category.ts'
import { parseListingPath } from '../../domain/catalog/listing-path.ts'
import type { Scope } from '../../domain/catalog/scope.ts'
import { locales, otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Brand, Collection, Vocabulary } from '../../cms/from-doc/vocabulary.ts'

/** What a listing path means, with everything it names looked up, and its path in both languages. */
export type ListingTarget = { scope: Scope; category?: Category; brand?: Brand; collection?: Collection; path: Both }

/**
 * Looks up what follows `/products/` or `/produits/`. Words of the other language are understood too, so that the
 * caller can redirect to the right path (acceptance 14); undefined for what exists in neither.
 */
export const listingTarget = (locale: Locale, splat: string, vocabulary: Vocabulary): ListingTarget | undefined =>
  inLanguage(locale, splat, vocabulary) ?? inLanguage(otherLocale(locale), splat, vocabulary)

/** The target of a category by the last part of its path; the widest where several end alike (`/category/{slug}`). */
export function categoryTarget(locale: Locale, slug: string, { tree }: Vocabulary): ListingTarget | undefined {
  const found = namedIn([...tree.byKey.values()], locale).filter(({ path }) => path[locale].split('/').at(-1) === slug)
  const depth = ({ path, rule }: Category) => path[locale].split('/').length + (rule ? 100 : 0)
  const category = found.toSorted((a, b) => depth(a) - depth(b))[0]
  return category && withPath({ scope: { category: category.key }, category })
}

function inLanguage(
  locale: Locale,
  splat: string,
  { tree, brands, collections }: Vocabulary,
): ListingTarget | undefined {
  const { scope, narrow } = parseListingPath(locale, splat)
  const narrowed = narrow && { narrow }
  if (scope.kind === 'all') return withPath({ scope: { ...narrowed } })
  if (scope.kind === 'category') {
    const category = tree.byPath[locale].get(scope.path)
    return category && withPath({ scope: { category: category.key, ...narrowed }, category })
  }
  if (scope.kind === 'collection') {
    const collection = [...collections.values()].find(({ slug }) => slug[locale] === scope.slug)
    return collection && withPath({ scope: { collection: collection.key, ...narrowed }, collection })
  }
  const brand = [...brands.values()].find(({ key }) => key === scope.slug)
  const category = scope.categoryPath ? tree.byPath[locale].get(scope.categoryPath) : undefined
  if (!brand || (scope.categoryPath && !category)) return undefined
  return withPath({
    scope: { brand: brand.key, ...(category && { category: category.key }), ...narrowed },
    brand,
    category,
  })
}

function withPath(target: Omit<ListingTarget, 'path'>): ListingTarget {
  return { ...target, path: Object.fromEntries(locales.map((locale) => [locale, pathIn(locale, target)])) as Both }
}

function pathIn(
  locale: Locale,
  { scope: { narrow }, category, brand, collection }: Omit<ListingTarget, 'path'>,
): string {
  const last = narrow && (narrow === 'deals' ? paths.deals(locale) : paths.newArrivals(locale)).split('/').at(-1)
  const base = brand
    ? paths.brand(locale, brand.key, category?.path[locale])
    : collection
      ? paths.collection(locale, collection.slug[locale])
      : paths.listing(locale, category?.path[locale] ?? '')
  return last ? `${base}/${last}` : base
}

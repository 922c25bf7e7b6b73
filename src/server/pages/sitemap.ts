import { inBoth, languageTag, locales, type Both, type Locale } from '../../domain/locale.ts'
import { paths, type PageName } from '../../domain/paths.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { ProductSlugs } from '../catalog/read-products.ts'
import type { ProductHits } from '../search/product-hits.ts'
import type { Shop } from '../app/shop.ts'

type Parts = { catalogue: Catalogue; hits: ProductHits; shop: Shop; pagePaths(): Promise<Partial<Both>[]> }

/** What a sitemap may have (sitemaps.org): addresses, and bytes. */
const [MOST_ADDRESSES, MOST_BYTES] = [50_000, 50_000_000]

/**
 * Every public page of a language with its twin in the other, as `urlset` (sitemaps.org) with `xhtml:link` alternates.
 * Where that are more than one file may have, it is the index of its parts, which are under the same address with
 * `?part=`. Undefined for a part that there is not. Of a large shop some addresses at a time are in memory.
 */
export async function sitemap(
  locale: Locale,
  siteUrl: string,
  { catalogue, hits, shop, pagePaths }: Parts,
  { part, most = MOST_ADDRESSES }: { part?: number; most?: number } = {},
): Promise<AsyncIterable<string> | undefined> {
  const pages = [
    ...(await pagePaths()),
    ...(await cataloguePaths(catalogue, hits)),
    ...(await shop.stores(locale, () => {})).map(({ path }) => path),
    ...Object.values(fixedOf).flat(),
    ...((await shop.lacks()).includes('stores') ? [] : [inBoth(paths.stores)]),
  ].filter((path) => path[locale] !== undefined)
  const { count, longest } = await catalogue.countSlugs(locale)
  const size = Math.min(most, Math.floor(MOST_BYTES / (3 * (siteUrl.length + longest) + ENTRY)))
  const parts = Math.max(1, Math.ceil((pages.length + count) / size))
  if (part === undefined && parts > 1) return index(locale, siteUrl, parts)
  if (part !== undefined && (parts === 1 || part > parts)) return undefined
  const start = ((part ?? 1) - 1) * size
  const own = pages.slice(start, start + size)
  const products = catalogue.slugs(locale, { skip: Math.max(0, start - pages.length), take: size - own.length })
  return urlset(locale, siteUrl, own, products)
}

/** Characters of an entry besides the address of the shop, the codes and the slugs; more than there are. */
const ENTRY = 400

async function* urlset(
  locale: Locale,
  siteUrl: string,
  pages: readonly Partial<Both>[],
  products: AsyncIterable<readonly ProductSlugs[]>,
): AsyncGenerator<string> {
  const entries = (paths: readonly Partial<Both>[]) =>
    paths.flatMap((path) => (path[locale] === undefined ? [] : [`${entry(path[locale], path, siteUrl)}\n`])).join('')
  yield `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries(pages)}`
  for await (const some of products) yield entries(some.map(pathOfProduct))
  yield '</urlset>\n'
}

async function* index(locale: Locale, siteUrl: string, parts: number): AsyncGenerator<string> {
  const names = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escaped(`${siteUrl}/sitemap-${locale}.xml?part=${at + 1}`)}</loc></sitemap>\n`,
  )
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const pathOfProduct = ({ code, slug }: ProductSlugs): Partial<Both> =>
  Object.fromEntries(
    locales.flatMap((locale) => (slug[locale] ? [[locale, paths.product(locale, code, slug[locale])]] : [])),
  )

/** Only in the languages in which it has a name. */
const named = (name: Both, pathIn: (locale: Locale) => string): Partial<Both> =>
  Object.fromEntries(locales.flatMap((locale) => (name[locale] ? [[locale, pathIn(locale)]] : [])))

/**
 * The fixed addresses of each page of the shop. None of what is a shopper's own or says nothing to a search engine, and
 * none of those that are read above, such as products and stores.
 */
const fixedOf: Record<PageName, Both[]> = {
  listing: [inBoth(paths.allProducts), inBoth(paths.newArrivals)],
  brands: [inBoth(paths.brands)],
  // Of editors, of the catalogue and of stores.
  home: [],
  explore: [],
  product: [],
  category: [],
  stores: [],
  store: [],
  sizeGuide: [],
  // Parts of a product's page, and what is found by a shopper.
  reviews: [],
  questions: [],
  search: [],
  compare: [],
  cart: [],
  checkout: [],
  orders: [],
  order: [],
  giftCards: [],
  login: [],
  account: [],
  wishlist: [],
  newsletter: [],
  stockAlert: [],
  question: [],
  review: [],
  linkAgent: [],
}

async function cataloguePaths(catalogue: Catalogue, hits: ProductHits): Promise<Partial<Both>[]> {
  const [{ tree, brands, collections }, counts] = [await catalogue.vocabulary(), await hits.counts('en')]
  const hasDeals = Object.keys(counts.priceTypes).some((type) => type !== 'regular')
  return [
    ...(hasDeals ? [inBoth(paths.deals)] : []),
    ...[...tree.byKey.values()]
      .filter(({ key }) => counts.categories[key])
      .map(({ name, path }) => named(name, (locale) => paths.listing(locale, path[locale]))),
    ...[...brands.values()]
      .filter(({ key }) => counts.brands[key])
      .map(({ key }) => inBoth((locale) => paths.brand(locale, key))),
    ...[...collections.values()]
      .filter(({ key }) => counts.collections[key])
      .map(({ name, slug }) => named(name, (locale) => paths.collection(locale, slug[locale]))),
  ]
}

function entry(own: string, path: Partial<Both>, siteUrl: string): string {
  const alternates = locales.flatMap((locale) =>
    path[locale] === undefined
      ? []
      : [
          `<xhtml:link rel="alternate" hreflang="${languageTag[locale].toLowerCase()}" href="${escaped(siteUrl + path[locale])}"/>`,
        ],
  )
  return `<url><loc>${escaped(siteUrl + own)}</loc>${alternates.join('')}</url>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    ...locales.flatMap((locale) => [
      `Disallow: ${paths.cart(locale)}`,
      `Disallow: ${paths.checkout(locale)}`,
      `Disallow: ${paths.account(locale)}`,
    ]),
    ...locales.map((locale) => `Sitemap: ${siteUrl}/sitemap-${locale}.xml`),
    '',
  ].join('\n')

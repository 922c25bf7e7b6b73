import { languageTag, locales, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { ProductHits } from '../search/product-hits.ts'
import type { Shop } from '../app/shop.ts'

type Parts = { catalogue: Catalogue; hits: ProductHits; shop: Shop; pagePaths(): Promise<Partial<Both>[]> }

/**
 * Every public page of a language with its twin in the other, as `urlset` (sitemaps.org) with `xhtml:link` alternates.
 */
export async function sitemap(
  locale: Locale,
  siteUrl: string,
  { catalogue, hits, shop, pagePaths }: Parts,
): Promise<string> {
  const pages = [
    ...(await pagePaths()),
    ...(await cataloguePaths(catalogue, hits)),
    ...(await shop.stores(locale, () => {})).map(({ path }) => path),
    ...fixed,
  ]
  const entries = pages.flatMap((path) => (path[locale] === undefined ? [] : [entry(path[locale], path, siteUrl)]))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

const both = (make: (locale: Locale) => string): Both => ({ en: make('en'), fr: make('fr') })
const fixed: Both[] = [
  both(paths.allProducts),
  both(paths.deals),
  both(paths.newArrivals),
  both(paths.brands),
  both(paths.stores),
]

async function cataloguePaths(catalogue: Catalogue, hits: ProductHits): Promise<Partial<Both>[]> {
  const [{ tree, brands, collections }, counts] = [await catalogue.vocabulary(), await hits.counts('en')]
  return [
    ...[...tree.byKey.values()]
      .filter(({ key }) => counts.categories[key])
      .map(({ path }) => both((locale) => paths.listing(locale, path[locale]))),
    ...[...brands.values()]
      .filter(({ key }) => counts.brands[key])
      .map(({ key }) => both((locale) => paths.brand(locale, key))),
    ...[...collections.values()]
      .filter(({ key }) => counts.collections[key])
      .map(({ slug }) => both((locale) => paths.collection(locale, slug[locale]))),
    ...(await catalogue.slugs()).map(({ code, slug }) =>
      Object.fromEntries(
        locales.flatMap((locale) => (slug[locale] ? [[locale, paths.product(locale, code, slug[locale])]] : [])),
      ),
    ),
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

import { languageTag, locales, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { Shop } from '../app/shop.ts'

/**
 * Every public page of a language with its twin in the other, as `urlset` (sitemaps.org) with `xhtml:link` alternates.
 */
export async function sitemap(
  locale: Locale,
  siteUrl: string,
  { catalogue, shop, pagePaths }: { catalogue: Catalogue; shop: Shop; pagePaths(): Promise<Partial<Both>[]> },
): Promise<string> {
  const pages = [
    ...(await pagePaths()),
    ...(await cataloguePaths(catalogue)),
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

async function cataloguePaths(catalogue: Catalogue): Promise<Partial<Both>[]> {
  const { tree, brands, collections } = await catalogue.vocabulary()
  const records = { en: await catalogue.records('en'), fr: await catalogue.records('fr') }
  const filled = new Set(
    records.en.flatMap(({ categories, brand, collections: own }) => [
      ...categories.map((key) => `c/${key}`),
      `b/${brand.key}`,
      ...own.map((key) => `k/${key}`),
    ]),
  )
  const slugs = new Map<string, Partial<Both>>()
  for (const locale of locales)
    for (const { id, slug } of records[locale])
      slugs.set(id, { ...slugs.get(id), [locale]: paths.product(locale, id, slug) })
  return [
    ...[...tree.byKey.values()]
      .filter(({ key }) => filled.has(`c/${key}`))
      .map(({ path }) => both((locale) => paths.listing(locale, path[locale]))),
    ...[...brands.values()]
      .filter(({ key }) => filled.has(`b/${key}`))
      .map(({ key }) => both((locale) => paths.brand(locale, key))),
    ...[...collections.values()]
      .filter(({ key }) => filled.has(`k/${key}`))
      .map(({ slug }) => both((locale) => paths.collection(locale, slug[locale]))),
    ...slugs.values(),
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

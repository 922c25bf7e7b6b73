import type { MetaDescriptor } from 'react-router'
import { shopName } from '../../domain/shop-name.ts'
import type { Picture } from '../../domain/catalog/product.ts'
import { defaultLocale } from '../../domain/default-locale.ts'
import { languageTag, locales, otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { absoluteUrl, sharedPictureUrl } from '../../domain/seo/absolute-url.ts'

type PageMeta = {
  siteUrl: string
  locale: Locale
  title: string
  description: string
  /**
   * The page's path in each language it exists in; the one of `locale` is its canonical address. With the query that
   * belongs to it.
   */
  path: Partial<Both>
  picture?: Picture
  type?: 'website' | 'product' | 'article'
  index?: boolean
}

const MOST_OF_A_DESCRIPTION = 160

/** The metadata of every page for search engines and for link previews, but for its structured data. */
export function pageMeta({
  siteUrl,
  locale,
  title,
  description,
  path,
  picture,
  type = 'website',
  index = true,
}: PageMeta): MetaDescriptor[] {
  const url = (of: Locale) => (path[of] === undefined ? undefined : absoluteUrl(siteUrl, path[of]))
  const canonical = url(locale)
  const summary = shortened(description)
  const fullTitle = title === shopName() ? title : `${title} | ${shopName()}`
  const og = (property: string, content: string | undefined): MetaDescriptor[] =>
    content ? [{ property: `og:${property}`, content }] : []
  return [
    { title: fullTitle },
    ...(summary ? [{ name: 'description', content: summary }] : []),
    // A page with noindex has no canonical, or engines may follow that instead.
    ...(index && canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(index ? alternates(url) : [{ name: 'robots', content: 'noindex, follow' }]),
    ...og('site_name', shopName()),
    ...og('type', type),
    ...og('title', title),
    ...og('description', summary),
    ...og('url', canonical),
    ...og('locale', languageTag[locale].replace('-', '_')),
    ...og('locale:alternate', languageTag[otherLocale(locale)].replace('-', '_')),
    ...(picture ? [...og('image', sharedPictureUrl(siteUrl, picture)), ...og('image:alt', picture.alt)] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

/** Both languages and, as `x-default`, the shop's first; reciprocal, since each page makes the same list. */
function alternates(url: (of: Locale) => string | undefined): MetaDescriptor[] {
  const link = (hrefLang: string, href: string | undefined): MetaDescriptor[] =>
    href ? [{ tagName: 'link', rel: 'alternate', hrefLang, href }] : []
  if (!url('en') || !url('fr')) return []
  return [
    ...locales.flatMap((locale) => link(languageTag[locale], url(locale))),
    ...link('x-default', url(defaultLocale())),
  ]
}

/** Whole words, as many as search results show. */
function shortened(text: string): string {
  // Not `\s`: the no-break spaces of French stay.
  const plain = text.replace(/[ \t\r\n]+/g, ' ').trim()
  if (plain.length <= MOST_OF_A_DESCRIPTION) return plain
  const cut = plain.slice(0, MOST_OF_A_DESCRIPTION - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

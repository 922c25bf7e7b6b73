import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { redirectsFromDocs } from '../../cms/from-doc/redirect.ts'
import { vocabularyFromDocs, type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { menuWord } from '../../cms/menus/menus-words.ts'
import { decoded } from '../../domain/decoded.ts'
import type { DocName } from '../../domain/sample-data.ts'
import { type Locale, localeOr, locales } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { redirectFor, type Redirect } from '../../domain/navigation/redirects.ts'
import { pageShapes } from '../../domain/paths.ts'
import { pageOf } from '../../domain/private-pages.ts'
import { listingTarget } from '../catalog/listing-target.ts'
import { readRequest } from '../../cms/read-request.ts'

export type LinkData = {
  title?: unknown
  url?: unknown
  groups?: LinkData[] | null
  items?: LinkData[] | null
  links?: LinkData[] | null
}
type Found = { path: string; url: string }

/**
 * Before a menu is published: every URL that leads nowhere is reported beside its field, in the language of the menu.
 * A silent write is the seed's, whose menus come before their pages; it has its own check (seed/menus/check.ts).
 * `isReverted`: what goes back to what shoppers see is not judged again.
 */
export const refuseDeadLinks: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (context.silent || context.isReverted || data._status === 'draft') return data
  const menu = { ...originalDoc, ...data } as LinkData & { language?: Locale }
  const locale = localeOr(menu.language)
  const known = (context.known as LinkTargets | undefined) ?? (await readKnown(req, [menu]))
  const dead = urlsOf(menu).filter(({ url }) => !leadsSomewhere(locale, url, known))
  if (dead.length > 0)
    throw fieldRefusal(
      req,
      'menus',
      dead.map(({ path, url }) => ({
        path,
        message: menuWord(localeOf(req), 'leadsNowhere', { of: locale, url }),
      })),
    )
  return data
}

/** The code in the path of a product, with or without its language. */
const PRODUCT = /\/product\/([^/?#]+)/

export type LinkTargets = {
  vocabulary: Vocabulary
  products: ReadonlySet<string>
  pages: Record<Locale, ReadonlySet<string>>
  stores: ReadonlySet<string>
  /** Where addresses lead whose page has moved. */
  redirects: ReadonlyMap<string, Redirect>
}

/** Every URL of a menu with the path of its field, as the admin knows it. */
export function urlsOf(menu: LinkData, at = ''): Found[] {
  const own = typeof menu.url === 'string' ? [{ path: `${at}url`, url: menu.url.trim() }] : []
  const below = (['groups', 'items', 'links'] as const).flatMap((name) =>
    (menu[name] ?? []).flatMap((link, i) => urlsOf(link, `${at}${name}.${i}.`)),
  )
  return [...own, ...below]
}

/** Is it a page of the shop, be it by a rule of Redirects, or a whole address of elsewhere? */
export function leadsSomewhere(locale: Locale, url: string, known: LinkTargets): boolean {
  const moved = movedTo(known.redirects, locale, url)
  return isThere(locale, url, known) || (moved !== undefined && isThere(locale, moved, known))
}

function movedTo(rules: LinkTargets['redirects'], locale: Locale, url: string): string | undefined {
  const moved = url.startsWith('/') ? redirectFor(rules, localeHref(locale, url)) : undefined
  return moved && 'to' in moved ? moved.to : undefined
}

/** Is it a page of the shop by itself, or a whole address of elsewhere? */
export function isThere(locale: Locale, url: string, { vocabulary, products, pages, stores }: LinkTargets): boolean {
  if (/^(https:\/\/[^\s/]+\.|mailto:\S+@|tel:\+?\d)/.test(url)) return true
  const path = decoded(localeHref(locale, url).split(/[?#]/, 1)[0] ?? '') ?? ''
  const page = url.startsWith('/') && !url.startsWith('//') ? pageOf(path) : undefined
  const [, prefix, , ...rest] = path.split('/')
  if (!page || prefix !== locale) return false
  const last = rest[0] ?? ''
  if (page === 'listing') return listingTarget(locale, rest.join('/'), vocabulary)?.path[locale] === path
  if (page === 'product') return products.has(last)
  if (page === 'explore') return rest.length === 1 && pages[locale].has(last)
  if (page === 'stores' || page === 'store') return rest.length === 0 || stores.has(last)
  if (page === 'category')
    return [...vocabulary.tree.byKey.values()].some(({ path: own }) => own[locale].split('/').at(-1) === last)
  return rest.length === 0 && !pageShapes[page][locale].includes(':')
}

/**
 * What there is to lead to, read once for all items of a menu that are published together; of the products only those
 * that their links name.
 * @param without a document to leave out, as if it was deleted
 */
export async function readKnown(
  req: PayloadRequest,
  items: readonly LinkData[],
  without?: DocName,
): Promise<LinkTargets> {
  const others =
    (collection: string) =>
    ({ id }: { id: number | string }): boolean =>
      `${collection} ${id}` !== without
  const all = { locale: 'all', depth: 0, pagination: false, overrideAccess: true, req: readRequest(req) } as const
  const where = { _status: { equals: 'published' } }
  const { payload } = req
  const categories = await payload.find({ ...all, collection: 'categories' })
  const brands = await payload.find({ ...all, collection: 'brands' })
  const collections = await payload.find({ ...all, collection: 'product-collections' })
  const redirects = redirectsFromDocs((await payload.find({ ...all, collection: 'redirects' })).docs)
  const urls = items
    .flatMap((item) => urlsOf(item))
    .flatMap(({ url }) => [url, ...locales.flatMap((locale) => movedTo(redirects, locale, url) ?? [])])
  const codes = [...new Set(urls.flatMap((url) => PRODUCT.exec(url)?.[1] ?? []))]
  const products =
    codes.length === 0
      ? { docs: [] }
      : await payload.find({
          ...all,
          collection: 'products',
          select: { code: true },
          where: { and: [where, { code: { in: codes } }] },
        })
  const pages = await payload.find({ ...all, collection: 'pages', select: { slug: true, title: true }, where })
  const stores = await payload.find({ ...all, collection: 'stores', select: { slug: true } })
  const docs = {
    categories: inAllLocales('categories', categories.docs.filter(others('categories'))),
    brands: inAllLocales('brands', brands.docs.filter(others('brands'))),
    collections: inAllLocales('product-collections', collections.docs.filter(others('product-collections'))),
    colours: [],
    tags: [],
    sellers: [],
    media: [],
  }
  const slugs = (locale: Locale) =>
    new Set(inAllLocales('pages', pages.docs.filter(others('pages'))).flatMap(({ slug }) => slug?.[locale] || []))
  return {
    vocabulary: vocabularyFromDocs(docs),
    products: new Set(products.docs.map(({ code }) => code)),
    pages: { en: slugs('en'), fr: slugs('fr') },
    redirects,
    stores: new Set(stores.docs.filter(others('stores')).map(({ slug }) => slug)),
  }
}

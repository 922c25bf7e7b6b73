import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseListingPath, type ListingPath } from '../../src/domain/catalog/listing-path.ts'
import { parseListingQuery, type ListingQuery } from '../../src/domain/catalog/listing-query.ts'
import type { ProductRecord } from '../../src/domain/catalog/product-record.ts'
import { isInScope, type Scope } from '../../src/domain/catalog/scope.ts'
import { locales, type Both, type Locale } from '../../src/domain/locale.ts'
import { pageShapes, type PageName } from '../../src/domain/paths.ts'
import { readBrands } from '../read-vocabulary.ts'
import { readYaml } from '../read.ts'
import { seedRecords, seedTree } from './records.ts'

/** Where a link leads: a listing with its number of products, another page, or nowhere for a reason. */
export type MenuPage =
  | { kind: 'listing'; total: number }
  | { kind: 'product' | 'explore' | 'other' }
  | { kind: 'none'; why: string }

const tree = seedTree()
const records = Object.fromEntries(locales.map((locale) => [locale, seedRecords(tree, locale)])) as Both<
  ProductRecord[]
>
const brandKeys = new Set(readBrands().map(({ key }) => key))
const collections = Object.entries(readYaml<Record<string, { slug: Both }>>('vocabulary/collections.yaml'))
const exploreSlugs = readExploreSlugs()
const plainPages: PageName[] = ['brands', 'stores', 'cart', 'login', 'account']

/** The page of a URL without its language prefix, as the seed fills the shop. */
export function pageOf(locale: Locale, url: string): MenuPage {
  const { pathname, searchParams } = new URL(url, 'https://portage.example')
  const [first = '', ...rest] = decodeURI(pathname).split('/').filter(Boolean)
  const is = (page: PageName) => pageShapes[page][locale].split('/')[0] === first
  if (is('listing')) return listingOf(locale, rest.join('/'), searchParams)
  if (is('product')) return productOf(locale, rest)
  if (is('explore') && rest.length === 1)
    return exploreSlugs[locale].has(rest[0]!) ? { kind: 'explore' } : none(`no page ${rest[0]}`)
  return rest.length === 0 && plainPages.some(is) ? { kind: 'other' } : none('no such path')
}

const none = (why: string): MenuPage => ({ kind: 'none', why })

function listingOf(locale: Locale, splat: string, parameters: URLSearchParams): MenuPage {
  const { scope, narrow } = parseListingPath(locale, splat)
  const keys = keysOf(locale, scope)
  if (typeof keys === 'string') return none(keys)
  const query = parseListingQuery(parameters)
  const wrong = unreadable(parameters, query.genders.length)
  if (wrong) return none(wrong)
  const total = records[locale].filter(
    (record) => isInScope(record, { ...keys, narrow }) && meets(record, query),
  ).length
  return { kind: 'listing', total }
}

/** The filters that links of menus use (`unreadable`); in the shop the search engine applies them. */
const meets = ({ gender, sizes, lowestPrice }: ProductRecord, query: ListingQuery): boolean =>
  (query.genders.length === 0 || (gender !== undefined && query.genders.includes(gender))) &&
  (query.sizes.length === 0 || sizes.some(({ key }) => query.sizes.includes(key))) &&
  lowestPrice >= (query.price?.from ?? 0) &&
  lowestPrice <= (query.price?.to ?? Infinity)

/** The keys of what a listing's path names; a sentence where there is no such thing. */
function keysOf(locale: Locale, scope: ListingPath['scope']): Scope | string {
  const categoryOf = (path: string) => tree.byPath[locale].get(path)?.key
  if (scope.kind === 'all') return {}
  if (scope.kind === 'category') {
    const category = categoryOf(scope.path)
    return category ? { category } : `no category ${scope.path}`
  }
  if (scope.kind === 'collection') {
    const collection = collections.find(([, { slug }]) => slug[locale] === scope.slug)?.[0]
    return collection ? { collection } : `no collection ${scope.slug}`
  }
  const category = categoryOf(scope.categoryPath)
  if (!brandKeys.has(scope.slug)) return `no brand ${scope.slug}`
  if (scope.categoryPath && !category) return `no category ${scope.categoryPath}`
  return { brand: scope.slug, ...(category && { category }) }
}

/** The shop ignores what it cannot read in a query, which would hide a slip of the keyboard here. */
function unreadable(parameters: URLSearchParams, genders: number): string | undefined {
  const names = [...parameters.keys()]
  const unknown = names.find((name) => !/^(gender|size|price|itc|filters\[custom_fields\.Gender\]\[\d\])$/.test(name))
  if (unknown) return `no parameter ${unknown}`
  const words =
    names.filter((name) => name.startsWith('filters')).length || (parameters.get('gender')?.split(',').length ?? 0)
  return words === genders ? undefined : 'a gender the shop does not know'
}

function productOf(locale: Locale, [id, slug, ...rest]: string[]): MenuPage {
  const product = records[locale].find((record) => record.id === id)
  if (!product) return none(`no product ${id}`)
  return slug === product.slug && rest.length === 0 ? { kind: 'product' } : none(`its slug is ${product.slug}`)
}

function readExploreSlugs(): Both<Set<string>> {
  const pages = readdirSync(path.join(process.env.APP_ROOT ?? process.cwd(), 'seed/pages'))
    .filter((file) => file.endsWith('.yaml') && file !== 'home.yaml')
    .map((file) => readYaml<{ slug: Both }>(`pages/${file}`).slug)
  return { en: new Set(pages.map(({ en }) => en)), fr: new Set(pages.map(({ fr }) => fr)) }
}

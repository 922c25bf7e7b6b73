import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf, type GuardedCollection } from '../../cms/access/permissions.ts'
import { isChoiceKind, type Choice, type ChoiceKind } from '../../cms/choices.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord, staffText } from '../../cms/staff-words.ts'
import { trailOf } from '../../domain/catalog/category-tree.ts'
import { bySize } from '../../domain/catalog/size-order.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'

/** Whose right to read decides. */
const collections = {
  colours: 'colours',
  sizes: 'products',
  places: 'stores',
  skus: 'products',
  tags: 'tags',
  collections: 'product-collections',
  categories: 'categories',
} satisfies Record<ChoiceKind, GuardedCollection>
/** As many SKUs as a person looks through; whoever needs another one writes more of it. */
const MOST_SKUS = 30
/** Sizes are those of so many products, the newest: of all of them, at 20,000, they took 0.4 s. */
const NEWEST = 1000
const LONGEST_QUERY = 80

/**
 * `GET /admin/api/choices/{kind}`: what fields that refer by a key may be filled with, in the language of the user.
 * SKUs are too many to list: `q` is a part of one, or words of its product; `value` is listed too, if there is such.
 */
export const choicesEndpoint: Endpoint = {
  path: '/choices/:kind',
  method: 'get',
  handler: async (req) => {
    const locale = localeOf(req)
    const kind = req.routeParams?.kind
    if (!isChoiceKind(kind)) return Response.json({ message: exchangeWord(locale, 'noRight') }, { status: 404 })
    if (!allowed(roleOf(req.user), collections[kind], 'read'))
      return Response.json({ message: exchangeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const choices = await lists[kind](rowsOf(req.payload), locale, req)
    return Response.json({ choices }, { headers: { 'cache-control': 'no-store' } })
  },
}

const lists: Record<ChoiceKind, (rows: Rows, locale: Locale, req: PayloadRequest) => Promise<Choice[]>> = {
  colours: async (rows, locale) =>
    (
      await rows<{ id: number; key: string; name: string | null; hex: string }>(sql`
        select c.id, c.key, words.name, c.hex from colours c
        left join colours_locales words on words._parent_id = c.id and words._locale = ${locale}`)
    )
      .map(({ id, key, name, hex }) => ({ id: String(id), value: key, label: name ?? key, hex }))
      .toSorted(byLabel(locale)),
  sizes: async (rows, locale) => {
    const found = await rows<{ key: string; en: string | null; fr: string | null }>(sql`
      select s.key, min(case when words._locale = 'en' then words.name end) as en,
        min(case when words._locale = 'fr' then words.name end) as fr
      from products_sizes s join products_sizes_locales words on words._parent_id = s.id
      where s._parent_id in (select id from products order by id desc limit ${NEWEST})
      group by s.key`)
    return found
      .map(({ key, en, fr }) => ({ key, names: { en: en ?? fr ?? key, fr: fr ?? en ?? key } }))
      .toSorted(bySize)
      .map(({ key, names }) => ({ value: key, label: names[locale], names }))
  },
  places: async (rows, locale) => {
    const stores = await rows<{ slug: string; name: string | null; city: string }>(sql`
      select s.slug, words.name, s.city from stores s
      left join stores_locales words on words._parent_id = s.id and words._locale = ${locale}`)
    const named = stores.map(({ slug, name, city }) => ({ value: slug, label: name ?? city }))
    return [{ value: 'online', label: staffText(locale, 'choice_online') }, ...named.toSorted(byLabel(locale))]
  },
  tags: (rows, locale) => named(rows, locale, 'tags'),
  collections: (rows, locale) => named(rows, locale, 'product_collections'),
  // The tree may have two of one name: each with those above it.
  categories: async (rows, locale) => {
    const found = await rows<{ key: string; name: string | null; parent: string | null }>(sql`
      select one.key, words.name, above.key as parent from categories one
      left join categories above on above.id = one.parent_id
      left join categories_locales words on words._parent_id = one.id and words._locale = ${locale}`)
    const byKey = new Map(
      found.map(({ key, name, parent }) => [key, { name: name ?? key, parent: parent ?? undefined }]),
    )
    const labelOf = (key: string) =>
      trailOf({ byKey }, key)
        .map(({ name }) => name)
        .join(' › ')
    return found.map(({ key }) => ({ value: key, label: labelOf(key) })).toSorted(byLabel(locale))
  },
  skus: async (rows, locale, { searchParams }) => {
    const words = (searchParams.get('q') ?? '').slice(0, LONGEST_QUERY).toLowerCase().trim()
    const value = (searchParams.get('value') ?? '').slice(0, LONGEST_QUERY)
    const [stored, bySku] = [await exactly(rows, locale, value), await withPart(rows, locale, words)]
    const byTitle = bySku.length < MOST_SKUS && words !== '' ? await ofProducts(rows, locale, words) : []
    const choices = new Map([...stored, ...bySku, ...byTitle].map((choice) => [choice.value, choice]))
    return [...choices.values()].slice(0, MOST_SKUS + stored.length)
  },
}

async function named(rows: Rows, locale: Locale, table: 'tags' | 'product_collections'): Promise<Choice[]> {
  const found = await rows<{ key: string; name: string | null }>(sql`
    select one.key, words.name from ${sql.identifier(table)} one
    left join ${sql.identifier(`${table}_locales`)} words on words._parent_id = one.id and words._locale = ${locale}`)
  return found.map(({ key, name }) => ({ value: key, label: name ?? key })).toSorted(byLabel(locale))
}

const byLabel = (locale: Locale) => (a: Choice, b: Choice) => a.label.localeCompare(b.label, locale)

type Sku = { sku: string; title: string }
const choiceOf = ({ sku, title }: Sku): Choice => ({ value: sku, label: `${sku} – ${title}` })
/** What is written, anywhere, word after word; `%` and `_` as themselves. */
const pattern = (words: string) => `%${words.replace(/[\\%_]/g, String.raw`\$&`).replace(/\s+/g, '%')}%`

const select = (locale: Locale) => sql`
  select v.sku, coalesce(words.title, p.code) as title from products_variants v
  join products p on p.id = v._parent_id
  left join products_locales words on words._parent_id = p.id and words._locale = ${locale}`

const exactly = async (rows: Rows, locale: Locale, sku: string) =>
  sku === '' ? [] : (await rows<Sku>(sql`${select(locale)} where v.sku = ${sku} limit 1`)).map(choiceOf)

/** In the order of the index of SKUs, so that it ends as soon as there are enough. */
const withPart = async (rows: Rows, locale: Locale, words: string) =>
  (
    await rows<Sku>(sql`
      ${select(locale)} where lower(v.sku) like ${pattern(words)} escape ${'\\'} order by v.sku limit ${MOST_SKUS}`)
  ).map(choiceOf)

const ofProducts = async (rows: Rows, locale: Locale, words: string) =>
  (
    await rows<Sku>(sql`
      ${select(locale)} where v._parent_id in (
        select _parent_id from products_locales
        where _locale = ${locale} and lower(title) like ${pattern(words)} escape ${'\\'} limit ${MOST_SKUS})
      order by v.sku limit ${MOST_SKUS}`)
  ).map(choiceOf)

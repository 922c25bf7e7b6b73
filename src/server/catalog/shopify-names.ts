import { activities } from '../../domain/catalog/activity.ts'
import { namedColour } from '../../domain/catalog/named-colour.ts'
import type { Gender } from '../../domain/catalog/product.ts'
import { keyOf } from '../../domain/key-of.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import type { PayloadRequest } from 'payload'
import { createBoth } from '../database/update-both.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'

/** What a file may name of the shop: by its key, or by its name in either language. */
export type ShopNames = {
  find(collection: Named, name: string): string | undefined
  /** What a colour is called, by its key. */
  colour(key: string): Partial<Both>
  /**
   * Brands and colours that the shop does not have and is to get, by key; and by the key of a colour what a file in the
   * other language calls it.
   */
  planned: { brands: Map<string, string>; colours: Map<string, string>; colourNames: Map<string, string> }
}
const collections = ['brands', 'categories', 'colours', 'product-collections', 'tags'] as const
type Named = (typeof collections)[number]

/** The names of the shop's vocabulary, which has some hundreds. */
export async function shopNames(rows: Rows): Promise<ShopNames> {
  const byName = new Map<Named, Map<string, string>>()
  const colours = new Map<string, Partial<Both>>()
  for (const collection of collections) {
    const table = collection.replaceAll('-', '_')
    const found = await rows<{ key: string; name: string | null; locale?: Locale }>(
      collection === 'brands'
        ? sql`select key, name from brands`
        : sql`select t.key, l.name, l._locale as locale from ${sql.identifier(table)} t left join ${sql.identifier(`${table}_locales`)} l on l._parent_id = t.id`,
    )
    const names = new Map<string, string>()
    for (const { key, name } of found) if (name) names.set(keyOf(name), key)
    for (const { key } of found) names.set(keyOf(key), key)
    byName.set(collection, names)
    if (collection !== 'colours') continue
    for (const { key, name, locale } of found)
      if (name && locale) colours.set(key, { ...colours.get(key), [locale]: name })
  }
  return {
    find: (collection, name) => byName.get(collection)?.get(keyOf(name)),
    colour: (key) => colours.get(key) ?? {},
    planned: { brands: new Map(), colours: new Map(), colourNames: new Map() },
  }
}

/**
 * Makes the brands and colours that a person agreed to, a colour with a first guess of its shade, and names colours in
 * the language of the file.
 */
export async function makePlanned(req: PayloadRequest, { planned }: ShopNames, locale: Locale): Promise<void> {
  const { user, i18n, payload } = req
  const isThere = async (table: 'brands' | 'colours', key: string) =>
    (await rowsOf(payload)(sql`select 1 from ${sql.identifier(table)} where key = ${key}`)).length > 0
  const local = { user, i18n, payload, context: {} } as PayloadRequest
  for (const [key, name] of planned.brands)
    if (!(await isThere('brands', key))) await createBoth(local, 'brands', { key, name })
  for (const [key, name] of planned.colours)
    if (!(await isThere('colours', key)))
      await createBoth(local, 'colours', { key, name: { en: name, fr: name }, ...namedColour(key) })
  for (const [key, name] of planned.colourNames)
    await payload.update({ collection: 'colours', where: { key: { equals: key } }, locale, data: { name }, req: local })
}

const genderWords: Record<string, Gender> = {
  women: 'women',
  womens: 'women',
  woman: 'women',
  femme: 'women',
  femmes: 'women',
  men: 'men',
  mens: 'men',
  man: 'men',
  homme: 'men',
  hommes: 'men',
  unisex: 'unisex',
  unisexe: 'unisex',
  kids: 'kids',
  children: 'kids',
  enfants: 'kids',
}

/** What the tags of a product mean here; a gender only where they name one. */
export function meantByTags(tags: readonly string[], { find }: ShopNames) {
  const words = tags.map(keyOf)
  const genders = new Set(words.flatMap((word) => genderWords[word] ?? []))
  const of = (collection: Named) => [...new Set(tags.flatMap((tag) => find(collection, tag) ?? []))]
  const known = activities.filter((activity) => words.includes(activity))
  return {
    ...(genders.size === 1 && { gender: [...genders][0] }),
    tags: of('tags').map((tag) => ({ tag, skus: [] })),
    collections: of('product-collections'),
    activities: known,
    unknown: tags.filter(
      (tag, at) =>
        !genderWords[words[at] ?? ''] &&
        !find('tags', tag) &&
        !find('product-collections', tag) &&
        !known.some((activity) => activity === words[at]),
    ),
  }
}

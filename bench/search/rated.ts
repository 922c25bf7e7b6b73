import { DatabaseSync } from 'node:sqlite'
import { readCatalogue } from '../../seed/read.ts'
import { readCategories, readColours } from '../../seed/read-vocabulary.ts'
import { createEngine, type SearchParams } from '../../src/search-engine/index.ts'

/**
 * Queries whose results are rated by product attributes that are not in the texts: the category, gender and colours.
 */
export type RatedQuery = { query: string; kind: 'category' | 'gender' | 'colour'; grades: Map<string, number> }
export type RatedRecord = { objectID: string; title: string; text: string; colours: string[]; kind?: string }
type Locale = 'en' | 'fr'

/**
 * The seeded products in one language. `kind` is the name of the category: with it a query is answered by a field,
 * without it by words.
 */
export function ratedSet(locale: Locale, withKind: boolean): { records: RatedRecord[]; queries: RatedQuery[] } {
  const products = readCatalogue()
  const categories = new Map(readCategories().map((category) => [category.key, category]))
  const colours = new Map(readColours().map((colour) => [colour.key, colour]))
  const nameOf = (key: string) => categories.get(key)!.name[locale]
  const records = products.map((product) => ({
    objectID: product.id,
    title: product.title[locale],
    text: [product.description[locale], ...product.features[locale], product.materials[locale]].join(' '),
    colours: product.colours.map((key) => colours.get(key)!.name[locale]),
    ...(withKind ? { kind: nameOf(product.category) } : {}),
  }))
  const queries: RatedQuery[] = []
  const add = (kind: RatedQuery['kind'], query: string, grade: (product: (typeof products)[number]) => number) => {
    const grades = new Map(
      products.map((product) => [product.id, grade(product)] as const).filter(([, own]) => own > 0),
    )
    if ([...grades.values()].filter((own) => own === 3).length >= 2)
      queries.push({ kind, query: query.toLowerCase(), grades })
  }
  const genders = {
    en: { women: "women's", men: "men's", kids: 'kids' },
    fr: { women: 'pour femmes', men: 'pour hommes', kids: 'pour enfants' },
  }[locale]
  const families = {
    en: { red: 'red', blue: 'blue', green: 'green', black: 'black' },
    fr: { red: 'rouge', blue: 'bleu', green: 'vert', black: 'noir' },
  }[locale]
  const joined = (adjective: string, noun: string) =>
    locale === 'en' ? `${adjective} ${noun}` : `${noun} ${adjective}`
  for (const key of new Set(products.map(({ category }) => category))) {
    const parent = categories.get(key)!.parent
    const near = (product: (typeof products)[number]) =>
      product.category === key || product.also.includes(key)
        ? 3
        : parent !== undefined && categories.get(product.category)?.parent === parent
          ? 1
          : 0
    add('category', nameOf(key), near)
    for (const [gender, word] of Object.entries(genders))
      add('gender', joined(word, nameOf(key)), (product) => (near(product) < 3 ? 0 : product.gender === gender ? 3 : 1))
    for (const [family, word] of Object.entries(families))
      add('colour', joined(word, nameOf(key)), (product) =>
        near(product) < 3 ? 0 : product.colours.some((each) => colours.get(each)?.family === family) ? 3 : 1,
      )
  }
  return { records, queries }
}

/** Normalised discounted cumulative gain of the first ten. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, i) => sum + grade / Math.log2(i + 2), 0)
  const ideal = gain([...grades.values()].toSorted((a, b) => b - a))
  return ideal === 0 ? 0 : gain(found.map((id) => grades.get(id) ?? 0)) / ideal
}

export async function ours(
  records: RatedRecord[],
  locale: Locale,
  params: SearchParams = {},
): Promise<(query: string) => string[]> {
  const index = createEngine().index('rated')
  await index.setSettings({
    searchableAttributes: ['title', 'kind', 'colours', 'text'],
    indexLanguages: [locale],
    queryLanguages: [locale],
    ...params,
  })
  await index.saveObjects(records)
  return (query) => index.search({ query, hitsPerPage: 10 }).hits.map(({ objectID }) => objectID)
}

/** Any of the words, by BM25: as a database does it. */
export function fts5(records: RatedRecord[]): (query: string) => string[] {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `create virtual table p using fts5(title, kind, colours, text, id unindexed, tokenize = "porter unicode61 remove_diacritics 2")`,
  )
  const insert = database.prepare('insert into p values (?, ?, ?, ?, ?)')
  for (const { title, kind = '', colours, text, objectID } of records)
    insert.run(title, kind, colours.join(' '), text, objectID)
  const find = database.prepare('select id from p where p match ? order by bm25(p, 5, 3, 2, 1) limit 10')
  return (query) => {
    const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    return find.all(words.map((word) => `"${word}"`).join(' OR ')).map((row) => String(row['id']))
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

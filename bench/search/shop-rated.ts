import type { Locale } from '../../src/domain/locale.ts'
import { parseListingQuery } from '../../src/domain/catalog/listing-query.ts'
import { listingFilters } from '../../src/domain/search/listing-conditions.ts'
import { restOf } from '../../src/domain/search/understanding/query-reading.ts'
import { readQuery } from '../../src/domain/search/understanding/read-query.ts'
import { withReading } from '../../src/domain/search/understanding/with-reading.ts'
import { readColours } from '../../seed/read-vocabulary.ts'
import type { RatedQuery } from './rated.ts'
import { tree, type SeededShop } from './seeded-shop.ts'

/** How many queries are asked. */
const QUERIES = 200

const words = {
  en: {
    genders: { women: 'women’s', men: 'men’s', kids: 'kids' },
    colours: { red: 'red', blue: 'blue', green: 'green', black: 'black' },
    under: (name: string, dollars: number) => `${name} under $${dollars}`,
    adjective: (adjective: string, name: string) => `${adjective} ${name}`,
  },
  fr: {
    genders: { women: 'femme', men: 'homme', kids: 'enfant' },
    colours: { red: 'rouge', blue: 'bleu', green: 'vert', black: 'noir' },
    under: (name: string, dollars: number) => `${name} moins de ${dollars} $`,
    adjective: (adjective: string, name: string) => `${name} ${adjective}`,
  },
}

/**
 * Two hundred queries from the taxonomy, one kind after the other: a category by its name, and that for somebody, in a
 * colour, of a brand and below a price. A product of the category that is all of it is worth 3, one that is all but
 * that 1, and one of a sister category 1 where nothing but the category is asked for.
 */
export function shopQueries(locale: Locale, { products, vocabulary }: SeededShop): RatedQuery[] {
  const own = words[locale]
  const families = new Map(readColours().map(({ key, family }) => [key, family]))
  const kinds: RatedQuery[][] = [[], [], [], [], []]
  type Product = (typeof products)[number]
  const add = (at: number, query: string, grade: (product: Product) => number) => {
    const grades = new Map(products.map((each) => [each.id, grade(each)] as const).filter(([, given]) => given > 0))
    if ([...grades.values()].filter((given) => given === 3).length >= 2)
      kinds[at]!.push({ kind: 'category', query: query.toLowerCase(), grades })
  }
  for (const key of new Set(products.map(({ category }) => category))) {
    const category = tree.byKey.get(key)!
    const name = category.name[locale]
    const isIn = (product: Product) => product.category === key || product.also.includes(key)
    const isSister = (product: Product) => tree.byKey.get(product.category)?.parent === category.parent
    const within = (is: (product: Product) => boolean) => (product: Product) =>
      isIn(product) ? (is(product) ? 3 : 1) : 0
    add(0, name, (product) => (isIn(product) ? 3 : category.parent !== undefined && isSister(product) ? 1 : 0))
    for (const [gender, word] of Object.entries(own.genders))
      add(
        1,
        own.adjective(word, name),
        within((product) => product.gender === gender),
      )
    for (const [family, word] of Object.entries(own.colours))
      add(
        2,
        own.adjective(word, name),
        within((product) => product.colours.some((each) => families.get(each) === family)),
      )
    for (const brand of vocabulary.brands)
      add(
        3,
        locale === 'fr' ? `${name} ${brand.name}` : `${brand.name} ${name}`,
        within((product) => product.brand === brand.key),
      )
    const prices = products.filter(isIn).map(({ sale, price }) => sale ?? price)
    const middle = Math.ceil(prices.toSorted((a, b) => a - b)[prices.length >> 1]! / 10) * 10
    add(
      4,
      own.under(name, middle),
      within(({ sale, price }) => (sale ?? price) <= middle),
    )
  }
  return kinds.flatMap((each) => {
    const step = Math.max(1, each.length / (QUERIES / kinds.length))
    return Array.from({ length: Math.min(each.length, QUERIES / kinds.length) }, (_, i) => each[Math.floor(i * step)]!)
  })
}

/**
 * The first ten as a page of the shop has them: what is understood is a filter, and where that leaves nothing, words.
 */
export function asPage({ index, vocabulary, titles }: SeededShop): (query: string) => string[] {
  return (query) => {
    const { filters, rest, text, parts } = readQuery(query, vocabulary, titles)
    const first = { hitsPerPage: 10, attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
    const meant = { ...first, ...listingFilters(withReading(parseListingQuery([]), filters)) }
    const asked = [rest, restOf(text, parts, ['category'])].map((words) => index.search({ query: words, ...meant }))
    const { hits } = asked.find(({ nbHits }) => nbHits > 0) ?? index.search({ query, ...first })
    return hits.map(({ objectID }) => objectID)
  }
}

/** The share of the first ten, or of all there are, that are all of what was asked. */
export function ownShare(found: readonly string[], { grades }: RatedQuery): number {
  const right = [...grades.values()].filter((grade) => grade === 3).length
  return found.filter((id) => grades.get(id) === 3).length / Math.min(10, right)
}

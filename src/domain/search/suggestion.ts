import type { Gender } from '../catalog/product.ts'
import type { Locale } from '../locale.ts'
import { withoutMarks } from '../without-marks.ts'
import { isSuggestable } from './suggestable.ts'

export type SuggestionKind = 'category' | 'brand' | 'collection' | 'menu' | 'search'

/** What the search box offers to search for, as the index of suggestions has it. */
export type Suggestion = { objectID: string; query: string; kind: SuggestionKind; nbHits: number; popularity: number }

/** How many products a category has in all, by gender and by brand key. */
export type CategoryCounts = {
  all: number
  genders: Readonly<Record<string, number>>
  brands: Readonly<Record<string, number>>
}

/** Names in one language, by the keys that products carry. */
export type SuggestionSources = {
  locale: Locale
  /** How many products a category has, by its key. */
  inCategory(key: string): Promise<CategoryCounts>
  categories: readonly { key: string; name: string; isLeaf: boolean }[]
  brands: readonly { key: string; name: string }[]
  collections: readonly { key: string; name: string }[]
  /** Titles of menu items. */
  menus: readonly string[]
  /** Shoppers' queries that had results, with how often. */
  searched: readonly { query: string; times: number }[]
}

/** A brand or a gender within a category is worth a suggestion from so many products. */
const LEAST_IN_COMBINATION = 3
/**
 * The weight of one search relative to one product, and the cap on products: a broad word should not rank higher just
 * for being broad.
 */
const [WORTH_OF_SEARCH, MOST_PRODUCTS] = [10, 30]
const worthOf: Record<SuggestionKind, number> = { category: 20, brand: 10, collection: 5, menu: 0, search: 0 }
/** Menu titles that mean something only under their parent, such as `For women`, `A to B`, `All tents`. */
const needsParent =
  /^(?:\p{L}|à|au|aux|dans|de|des|du|en|moins|par|pour|sous|sur|tous|toutes|tout|voir|all|by|for|in|on|see|shop|under|view)(?=[\s’'])/iu

const genderOf: Record<Locale, Partial<Record<Gender, (name: string) => string>>> = {
  en: {
    women: (name) => `women’s ${lower(name)}`,
    men: (name) => `men’s ${lower(name)}`,
    kids: (name) => `kids’ ${lower(name)}`,
  },
  fr: {
    women: (name) => `${lower(name)} pour femmes`,
    men: (name) => `${lower(name)} pour hommes`,
    kids: (name) => `${lower(name)} pour enfants`,
  },
}
/**
 * Words of a title in lower case, `Family Tents`, except the proper nouns of our menus; a word in capitals, such as
 * `PFAS-free`, is a name or an abbreviation and stays.
 */
const lower = (name: string) =>
  name.replace(/(?<![\p{L}\p{N}])(?!Canad|Christmas|Noël)\p{Lu}(?=\p{Ll}|\P{L}|$)/gu, (letter) => letter.toLowerCase())

/**
 * Suggestions from the catalogue, the menus and shoppers' queries, without duplicates in different spellings.
 * @param countOf how many products a search for it finds; a query with no results is not suggested
 */
export async function suggestionsOf(
  sources: SuggestionSources,
  countOf: (query: string) => Promise<number>,
): Promise<Suggestion[]> {
  const found = new Map<string, Suggestion>()
  const searches = new Map<string, number>()
  for (const { query, times } of sources.searched)
    searches.set(sameness(query), (searches.get(sameness(query)) ?? 0) + times)
  const add = async (kind: SuggestionKind, query: string) => {
    const key = sameness(query)
    if (key === '' || found.has(key)) return
    const nbHits = await countOf(query)
    if (nbHits > 0)
      found.set(key, {
        objectID: plain(query).replaceAll(' ', '-'),
        query,
        kind,
        nbHits,
        popularity: Math.min(nbHits, MOST_PRODUCTS) + worthOf[kind] + WORTH_OF_SEARCH * (searches.get(key) ?? 0),
      })
  }
  for (const { name } of sources.categories) await add('category', lower(name))
  for (const { name } of sources.brands) await add('brand', name)
  for (const { name } of sources.collections) await add('collection', lower(name))
  for await (const query of combinations(sources)) await add('category', query)
  const names = sources.brands.map(({ name }) => name)
  for (const title of sources.menus)
    if (!needsParent.test(title)) await add('menu', names.some((name) => title.includes(name)) ? title : lower(title))
  for (const { query } of sources.searched) if (isSuggestable(query)) await add('search', query)
  return [...found.values()].toSorted(
    (a, b) => b.popularity - a.popularity || a.query.localeCompare(b.query, sources.locale),
  )
}

/** `women’s jackets`, `Lowcloud tents`: with the narrowest categories only. */
async function* combinations({ locale, inCategory, categories, brands }: SuggestionSources): AsyncGenerator<string> {
  for (const { key, name } of categories.filter(({ isLeaf }) => isLeaf)) {
    const inside = await inCategory(key)
    const enough = (count = 0) => count >= LEAST_IN_COMBINATION && count < inside.all
    // “Women’s tops” need no second “women’s”, nor do those of a brand its name again.
    const words = plain(name).split(' ')
    for (const [gender, write] of words.some((word) => genderWords.has(singular(word)))
      ? []
      : Object.entries(genderOf[locale]))
      if (enough(inside.genders[gender])) yield write(name)
    for (const brand of brands.filter(
      (each) =>
        !plain(each.name)
          .split(' ')
          .some((word) => words.includes(word)),
    ))
      if (enough(inside.brands[brand.key]))
        yield locale === 'fr' ? `${lower(name)} ${brand.name}` : `${brand.name} ${lower(name)}`
  }
}

const genderWords = new Set('women men kid girl boy unisex femme homme enfant fille garcon unisexe'.split(' '))
/** Words that make no other question, of both languages. */
const fillers = new Set('a au aux and d de des du et en for in l la le les of pour s the with'.split(' '))

/**
 * What two suggestions that ask the same have in common: their words in any order and number, without fillers. `Jackets
 * for women` asks what `women’s jackets` asks, and `sacs et sacs à dos` what `sacs à dos et sacs` does.
 */
function sameness(query: string): string {
  const words = plain(query).split(' ')
  const telling = words.filter((word) => !fillers.has(word)).map(singular)
  return telling.length > 0 ? telling.toSorted().join(' ') : words.join(' ')
}

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})[sx]$/u, '')

/** The words of a query without case, accents and marks: two that are equal ask the same. */
export const plain = (query: string): string =>
  withoutMarks(query)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

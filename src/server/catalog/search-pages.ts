import { namedIn, trailOf } from '../../domain/catalog/category-tree.ts'
import type { Category } from '../../domain/catalog/category.ts'
import type { ListingPage, MovedListing, Understood } from '../../domain/catalog/listing-page.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import { emptyQuery, filterCount, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import { sizeName } from '../../domain/catalog/size-text.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { autocompleteAnswer } from '../../domain/search/autocomplete-answer.ts'
import { folded } from '../../domain/search/folded.ts'
import { listingCount, listingIndex, type ListingSearch } from '../../domain/search/listing-search.ts'
import { wordsBeside, type QueryReading, type ReadFilters } from '../../domain/search/understanding/query-reading.ts'
import { cutQuery, suggestionIndex } from '../../domain/search/search-request.ts'
import { m } from '../../paraglide/messages.js'
import { tags } from '../feed/cache-tags.ts'
import { listingFromSearch, type FoundPage } from './listing-from-search.ts'
import type { ListingSources, SearchSources } from './listing-sources.ts'
import type { SearchResponse } from '../search/search-client.ts'
import type { Shop } from '../app/shop.ts'
import { searchesFor } from './searches-for.ts'
import { popularTiles } from './tiles-instead.ts'

/** How many of each are offered where little is found, and how few products are little. */
const [SEARCHES, CATEGORIES, FEW] = [4, 6, 4]

/** The search page. Without words nothing is searched: that would be the whole shop. */
export const searchPages = (sources: SearchSources): Pick<Shop, 'search'> => ({
  async search(locale, text, query, tag): Promise<ListingPage | MovedListing> {
    const words = cutQuery(text.trim())
    const { found, answer, understood, unmet = [] } = await foundFor(sources, locale, words, query)
    tag(tags.search, ...(found.query.store === undefined ? [] : [tags.stores]))
    const movedTo = redirectOf(answer)
    if (movedTo !== undefined) return { movedTo }
    const { inScope, ...page } = found
    tag(
      ...Object.keys(inScope).map((key) => tags.term('categories', key)),
      ...page.facets.brand.map(({ key }) => tags.term('brands', key)),
    )
    return {
      ...page,
      title:
        words === ''
          ? m.listing_title_search_empty({}, { locale })
          : m.listing_title_search({ query: words }, { locale }),
      description: '',
      crumbs: [],
      children: [],
      scope: {},
      path: { en: paths.search('en', words), fr: paths.search('fr', words) },
      ...(understood && { understood }),
      ...(unmet.length > 0 && { unmet }),
      ...(page.total < FEW &&
        page.page === 1 &&
        filterCount(query) === 0 && {
          instead: {
            ...(await insteadOf(sources, locale, words, understood?.read.categories[0])),
            popular: page.total === 0 ? await popularTiles(sources, locale) : [],
          },
        }),
    }
  },
})

type Found = { found: FoundPage; answer?: SearchResponse; understood?: Understood; unmet?: string[] }

/** What the words mean, and if nothing is all of that, what has the words. */
async function foundFor(sources: SearchSources, locale: Locale, words: string, query: ListingQuery): Promise<Found> {
  if (words === '') return { found: { ...nothing, query } }
  const ask = async (search: ListingSearch): Promise<Found> => {
    let answer: SearchResponse | undefined
    const found = await listingFromSearch(sources, search, true, (seen) => (answer = seen))
    return { found, ...(answer && { answer }) }
  }
  const { meant, asWords } = await searchesFor(sources, locale, words, query)
  const askWords = async (search: ListingSearch, reading: Pick<QueryReading, 'text' | 'parts'>): Promise<Found> => {
    const found = await ask(search)
    if (found.found.total === 0 || redirectOf(found.answer) !== undefined) return found
    return { ...found, unmet: await unmetWords(sources, { ...search, query: found.found.query }, reading) }
  }
  if (!meant) return askWords(asWords, { text: words, parts: [] })
  const { filters, inMyStore } = meant.reading
  const names = await namesOf(sources, locale, filters)
  const understood = { read: filters, rest: meant.searches[0].text, inMyStore, names, isApplied: true }
  for (const search of meant.searches) {
    const found = await askWords(search, meant.reading)
    if (found.found.total > 0 || redirectOf(found.answer) !== undefined)
      return { ...found, understood: { ...understood, rest: search.text } }
  }
  return { ...(await ask(asWords)), understood: { ...understood, isApplied: false } }
}

/** Of more words than this nobody expects that each is met. */
const MOST_WORDS = 4

/** Where no product has all words, those with some follow: the words that none of them has, beside what was read. */
async function unmetWords(
  { searchClient }: ListingSources,
  search: ListingSearch,
  reading: Pick<QueryReading, 'text' | 'parts'>,
): Promise<string[]> {
  const words = wordsBeside(reading)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const { askedAs, chosen: _, ...asked } = search
  // A word that is the whole search has found what is shown.
  if (askedAs === undefined && words[0] === search.text) return []
  const answers = await searchClient.searchMany(words.map((text) => listingCount({ ...asked, text })))
  return words.filter((_, at) => answers[at]?.nbHits === 0)
}

/** What chips call that whose words are not ours. */
async function namesOf(
  { queries }: SearchSources,
  locale: Locale,
  { categories, brands, sizes, store }: ReadFilters,
): Promise<Record<string, string>> {
  const { tree, brands: known, sizes: sizeNames, stores } = await queries.vocabulary(locale)
  const named = (kind: string, keys: readonly string[], name: (key: string) => string | undefined) =>
    keys.map((key) => [`${kind}:${key}`, name(key) ?? key])
  return Object.fromEntries([
    ...named('category', categories, (key) => tree.byKey.get(key)?.name[locale]),
    ...named('brand', brands, (key) => known.find((brand) => brand.key === key)?.name),
    ...named('size', sizes, (key) => sizeName(key, sizeNames.get(key), [], locale)),
    ...named(
      'store',
      store === undefined ? [] : [store],
      (key) => stores.find(({ slug }) => slug === key)?.name[locale],
    ),
  ])
}

const nothing: Omit<FoundPage, 'query'> = {
  total: 0,
  page: 1,
  pages: 1,
  tiles: [],
  facets: emptyFacets,
  inScope: {},
}

/** Where an editor's rule sends a search; only to a page of this site. */
function redirectOf(answer: SearchResponse | undefined): string | undefined {
  const { redirect } = (answer?.renderingContent ?? {}) as { redirect?: { url?: unknown } }
  const url = redirect?.url
  return typeof url === 'string' && /^\/(en|fr)(?:[/?#]|$)/.test(url) && !url.includes('\\') ? url : undefined
}

/**
 * Searches that share a word with one that found nothing, however it is spelt, and the categories of products that do;
 * else what is popular.
 */
async function insteadOf(
  { catalogue, searchClient }: ListingSources,
  locale: Locale,
  words: string,
  category?: string,
): Promise<Omit<NonNullable<ListingPage['instead']>, 'popular'>> {
  const { tree } = await catalogue.vocabulary()
  const ask = async (query: string) => {
    const loosely = { query, removeWordsIfNoResults: 'allOptional' as const, analytics: false }
    const [suggestions, products] = await searchClient.searchMany([
      {
        indexName: suggestionIndex(locale),
        ...loosely,
        hitsPerPage: SEARCHES,
        attributesToRetrieve: ['query'],
        attributesToHighlight: [],
      },
      {
        indexName: listingIndex(locale, emptyQuery.sort),
        ...loosely,
        hitsPerPage: 0,
        facets: ['categoryKeys'],
        maxValuesPerFacet: 1000,
      },
    ])
    const counts = Object.entries(products?.facets?.categoryKeys ?? {}).toSorted((a, b) => b[1] - a[1])
    const categories = counts.flatMap(([key]) => tree.byKey.get(key) ?? [])
    // For a search the narrow ones lead nearer; for none the wide ones.
    const fitting =
      query === ''
        ? tree.childrenOf(undefined).filter(({ key }) => categories.some((each) => each.key === key))
        : categories.filter(({ key }) => tree.childrenOf(key).length === 0)
    return {
      searches: autocompleteAnswer(query, { results: [suggestions, { hits: [] }] }).suggestions.flatMap(
        ({ query: text }) => (folded(text) === folded(words) ? [] : [{ text, href: paths.search(locale, text) }]),
      ),
      categories: linksTo(fitting),
    }
  }
  const linksTo = (categories: readonly Category[]) =>
    namedIn(categories, locale)
      .slice(0, CATEGORIES)
      .map(({ name, path }) => ({ name: name[locale], href: paths.listing(locale, path[locale]) }))
  const near = await ask(words)
  // What was asked for is a category: it, and those beside it, are nearer than what has the words.
  const trail = trailOf(tree, category ?? '')
  const [own, parent] = [trail.at(-1), trail.at(-2)]
  if (own) {
    const beside = parent ? tree.childrenOf(parent.key).filter(({ key }) => key !== own.key) : []
    return { ...near, categories: linksTo([own, ...(parent ? [parent] : []), ...beside]) }
  }
  return near.categories.length > 0 ? near : { ...near, categories: (await ask('')).categories }
}

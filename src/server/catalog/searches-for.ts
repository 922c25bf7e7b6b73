import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ListingSearch } from '../../domain/search/listing-search.ts'
import { restOf, type QueryReading } from '../../domain/search/understanding/query-reading.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'
import type { SearchSources } from './listing-sources.ts'

type Meant = ListingSearch & { text: string }

/** What is searched for words of a shopper. */
export type SearchesFor = {
  /** What the words mean, unless nothing is read from them: of its searches the first that finds anything counts. */
  meant?: { searches: readonly [Meant, ...Meant[]]; reading: QueryReading }
  /** The words alone, for where nothing is all of what they mean. */
  asWords: ListingSearch
}

/** What is searched for words, wherever they are looked for: a list and the page that it leads to show the same. */
export async function searchesFor(
  { queries, choices }: Pick<SearchSources, 'queries' | 'choices'>,
  locale: Locale,
  words: string,
  query: ListingQuery,
): Promise<SearchesFor> {
  const search = { locale, scope: {}, first: choices.first(locale, words) }
  const reading = query.unread?.includes('all') ? undefined : await queries.read(locale, words)
  if (!reading) return { asWords: { ...search, text: words, query } }
  const { filters, text, parts } = reading
  const rest = restOf(text, parts, query.unread)
  const withCategory = restOf(text, parts, [...(query.unread ?? []), 'category'])
  const meant = { ...search, askedAs: words, chosen: query, query: withReading(query, filters) }
  const { unread: _, ...explicit } = query
  return {
    meant: {
      // What is sure of the thing counts more than a word that nothing of its category has: it is shown without it.
      searches: [
        { ...meant, text: rest },
        ...(rest === '' || rest === withCategory ? [] : [{ ...meant, text: withCategory }]),
      ],
      reading,
    },
    asWords: { ...search, text: words, query: explicit },
  }
}

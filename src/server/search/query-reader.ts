import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { listingFilters } from '../../domain/search/listing-conditions.ts'
import { plain } from '../../domain/search/suggestion.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { QueryReading } from '../../domain/search/understanding/query-reading.ts'
import {
  queryVocabulary,
  type InCategory,
  type QueryVocabulary,
} from '../../domain/search/understanding/query-vocabulary.ts'
import { readQuery } from '../../domain/search/understanding/read-query.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'
import type { Engine, ReadQuery } from '../../search-engine/index.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { ProductHits } from './product-hits.ts'
import { isKnown, titleLookup } from './title-lookup.ts'

export type StoreName = { slug: string; name: Both; city: string }
type Sources = {
  catalogue: Pick<Catalogue, 'vocabulary'>
  hits: ProductHits
  engine: () => Promise<Engine>
  stores: () => Promise<StoreName[]>
  now?: () => number
}

/** Understands queries by the words of this catalogue. */
export type QueryReader = {
  /** After the rules of editors that edit it; undefined where nothing is read from it. */
  read(locale: Locale, text: string): Promise<QueryReading | undefined>
  vocabulary(locale: Locale): Promise<QueryVocabulary>
  /** For the report of searches: what is read from a query, and its other words that no product has. */
  explain(locale: Locale, text: string): Promise<Pick<QueryReading, 'parts'> & { unknown: string[] }>
  /** For the search protocol: the filters of a query of an index, and what remains of it. */
  forProtocol(): Promise<(index: string) => ReadQuery | undefined>
  /** Something it was made of has changed: it is made anew with the next query. */
  forget(): void
}

/**
 * Milliseconds after which it is made anew beside what goes on: sizes and genders of categories follow their products,
 * and nothing is wrong with those of a while ago.
 */
const FRESH = 10 * 60_000

type Made = { of: Vocabulary; at: number; vocabulary: QueryVocabulary }

/** @param sources where words come from; the engine is this process’s own, also where another one answers */
export function queryReader(sources: Sources): QueryReader {
  const { catalogue, engine, now = Date.now } = sources
  const made = new Map<Locale, Made>()
  const making = new Map<Locale, Promise<Made>>()
  const make = (locale: Locale, of: Vocabulary): Promise<Made> => {
    const running =
      making.get(locale) ??
      vocabularyOf(sources, locale, of).then(
        (vocabulary) => {
          const one = { of, at: now(), vocabulary }
          made.set(locale, one)
          making.delete(locale)
          return one
        },
        (error: unknown) => {
          making.delete(locale)
          throw error
        },
      )
    making.set(locale, running)
    return running
  }
  const vocabulary = async (locale: Locale): Promise<QueryVocabulary> => {
    const of = await catalogue.vocabulary()
    const known = made.get(locale)
    if (known?.of !== of) return (await make(locale, of)).vocabulary
    if (now() - known.at > FRESH) make(locale, of).catch(() => {})
    return known.vocabulary
  }
  return {
    vocabulary,
    async read(locale, text) {
      const [words, index] = [await vocabulary(locale), (await engine()).index(productIndex(locale))]
      const reading = readQuery(index.edited(text), words, titleLookup(index))
      return reading.parts.length > 0 ? reading : undefined
    },
    async explain(locale, text) {
      const [words, index] = [await vocabulary(locale), (await engine()).index(productIndex(locale))]
      const { parts, rest } = readQuery(index.edited(text), words, titleLookup(index))
      const own = [...new Set(plain(rest).split(' '))].filter((word) => word.length > 1)
      return { parts, unknown: own.filter((word) => !isKnown(index, word)) }
    },
    async forProtocol() {
      const [en, fr, own] = [await vocabulary('en'), await vocabulary('fr'), await engine()]
      return (index) => {
        const locale = /^products_(en|fr)(?:_|$)/.exec(index)?.[1]
        if (locale !== 'en' && locale !== 'fr') return undefined
        const titles = titleLookup(own.index(productIndex(locale)))
        return (query) => {
          const { filters, parts, rest } = readQuery(query, locale === 'en' ? en : fr, titles)
          if (parts.length === 0) return undefined
          return { query: rest, params: listingFilters(withReading(parseListingQuery([]), filters)) }
        }
      }
    },
    forget: () => made.clear(),
  }
}

async function vocabularyOf(
  { engine, hits, stores }: Sources,
  locale: Locale,
  { tree, brands }: Vocabulary,
): Promise<QueryVocabulary> {
  const [sizes, { categories }] = [await hits.sizeNames(locale), await hits.counts(locale)]
  const inCategory = new Map<string, InCategory>()
  for (const key of Object.keys(categories)) {
    await yieldToEventLoop()
    inCategory.set(key, await hits.comesIn(locale, key))
  }
  const { synonyms } = (await engine()).existing(productIndex(locale))
  return queryVocabulary({
    locale,
    tree,
    brands: [...brands.values()],
    sizes,
    stores: await stores(),
    synonyms: [...synonyms.values()].flatMap((each) => (each.type === 'synonym' ? [each.synonyms] : [])),
    inCategory,
  })
}

import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import type { Locale } from '../../domain/locale.ts'
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
import { languageOf, type Engine, type ReadQuery } from '../../search-engine/index.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { StoreName } from '../stores/store-names.ts'
import type { ProductHits } from './product-hits.ts'
import { isKnown, titleLookup } from './title-lookup.ts'

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

/** Milliseconds after which products are counted again: nothing is wrong with the sizes of a while ago. */
const FRESH = 10 * 60_000

type Made = { of: Vocabulary; counted: Counted; vocabulary: Promise<QueryVocabulary> }
type Counted = ReadonlyMap<string, InCategory>

/** @param sources where words come from; the engine is this process’s own, also where another one answers */
export function queryReader(sources: Sources): QueryReader {
  const { catalogue, engine } = sources
  const made = new Map<Locale, Made>()
  const counts = categoryCounts(sources)
  const vocabulary = async (locale: Locale): Promise<QueryVocabulary> => {
    const of = await catalogue.vocabulary()
    const counted = await counts.for(of)
    const known = made.get(locale)
    if (known?.of === of && known.counted === counted) return known.vocabulary
    // Nothing is awaited before it is there: queries that come meanwhile wait for the same.
    const making = vocabularyOf(sources, locale, of, counted)
    made.set(locale, { of, counted, vocabulary: making })
    making.catch(() => made.delete(locale))
    return making
  }
  return {
    vocabulary,
    async read(locale, text) {
      const [words, index] = [await vocabulary(locale), (await engine()).index(productIndex(locale))]
      const edited = index.edited(text)
      const reading = readQuery(edited, words, titleLookup(index))
      return saysMore(reading, edited) ? reading : undefined
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
          const reading = readQuery(query, locale === 'en' ? en : fr, titles)
          if (!saysMore(reading, query)) return undefined
          const { filters, rest } = reading
          return { query: rest, params: listingFilters(withReading(emptyQuery, filters)) }
        }
      }
    },
    forget: () => made.clear(),
  }
}

/** Whether anything was read from a query: a filter, or a temperature in words. */
const saysMore = ({ parts, text }: QueryReading, asked: string) => parts.length > 0 || text !== asked

/**
 * What comes in which category, by the products. To ask for each category takes a second with 20,000 products, so
 * nobody waits for it but the first: a change of names goes on with what was counted before, and counts beside it.
 */
function categoryCounts({ hits, now = Date.now }: Sources) {
  let last: { of: Vocabulary; at: number; counted: Counted } | undefined
  let running: Promise<Counted> | undefined
  const count = async (of: Vocabulary): Promise<Counted> => {
    const counted = new Map<string, InCategory>()
    // Keys, which are the same in both languages.
    for (const key of Object.keys((await hits.counts('en')).categories)) {
      await yieldToEventLoop()
      counted.set(key, await hits.comesIn('en', key))
    }
    last = { of, at: now(), counted }
    return counted
  }
  const counting = (of: Vocabulary): Promise<Counted> => {
    running ??= count(of).finally(() => (running = undefined))
    return running
  }
  return {
    async for(of: Vocabulary): Promise<Counted> {
      if (!last) return counting(of)
      if (last.of !== of || now() - last.at > FRESH) counting(of).catch(() => {})
      return last.counted
    },
  }
}

async function vocabularyOf(
  { engine, hits, stores }: Sources,
  locale: Locale,
  { tree, brands }: Vocabulary,
  inCategory: Counted,
): Promise<QueryVocabulary> {
  const { synonyms } = (await engine()).existing(productIndex(locale))
  return queryVocabulary({
    locale,
    tree,
    brands: [...brands.values()],
    sizes: await hits.sizeNames(locale),
    stores: await stores(),
    synonyms: [...synonyms.values()].flatMap((each) => (each.type === 'synonym' ? [each.synonyms] : [])),
    aliases: [...synonyms.values()].flatMap((each) => (each.type === 'onewaysynonym' ? [each.input] : [])),
    inCategory,
    phonetic: languageOf([locale]).phonetic,
  })
}

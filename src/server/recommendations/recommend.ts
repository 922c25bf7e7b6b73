import { localeOr, type Locale } from '../../domain/locale.ts'
import { is } from '../../domain/search/listing-conditions.ts'
import { listingIndex } from '../../domain/search/listing-search.ts'
import type { Recommend, RecommendQuestion } from '../../search-engine/index.ts'
import { companionTiles, type CompanionSources } from '../catalog/companion-tiles.ts'
import type { ListingSources } from '../catalog/listing-sources.ts'
import { relatedTiles } from '../catalog/related-tiles.ts'

/** Ids of one answer. */
const MOST = 30

type Asked = RecommendQuestion & { locale: Locale }
type Sources = ListingSources & CompanionSources

/** What pages offer, for clients of the search protocol: the same recommendations by the names that it has for them. */
export const recommender =
  (sources: Sources): Recommend =>
  async (asked) => {
    const language = /^products_(en|fr)$/.exec(asked.index)?.[1]
    const model = Object.hasOwn(models, asked.model) ? models[asked.model] : undefined
    return language && model ? model(sources, { ...asked, locale: localeOr(language) }) : undefined
  }

const models: Record<string, (sources: Sources, asked: Asked) => Promise<string[]>> = {
  'bought-together': async (sources, { locale, objectID = '' }) =>
    idsOf(await companionTiles(sources, locale, [objectID], MOST)),
  'related-products': async (sources, { locale, objectID = '' }) => {
    const product = await sources.catalogue.product(locale, objectID)
    return product ? idsOf(await relatedTiles(sources, product)) : []
  },
  'trending-items': async ({ searchClient }, { locale, facet }) => {
    const { hits } = await searchClient.search(listingIndex(locale, 'popular'), {
      query: '',
      facetFilters: [['inStock:true'], ...(facet ? [[is(facet.name, facet.value)]] : [])],
      hitsPerPage: MOST,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
      attributesToSnippet: [],
      enableRules: false,
      analytics: false,
    })
    return hits.map(({ objectID }) => objectID)
  },
}

const idsOf = (tiles: readonly { id: string }[]): string[] => tiles.map(({ id }) => id)

import { locales } from '../src/domain/locale.ts'
import { createEngine } from '../src/search-engine/index.ts'
import type { Bench, Measured } from './bench.ts'
import { electronics, electronicsSettings } from './search/electronics.ts'
import { mean, ndcg, type RatedQuery } from './search/rated.ts'
import { seededShop } from './search/seeded-shop.ts'
import { asPage, ownShare, shopQueries } from './search/shop-rated.ts'

const FIRST = 10

/** How good the first ten answers are, by sets of queries that are rated by rules. */
export const searchQuality: Bench = {
  name: 'search quality',
  cache: 'none',
  async measure() {
    const figures: Measured[] = []
    for (const locale of locales) {
      const shop = await seededShop(locale)
      const queries = shopQueries(locale, shop)
      const page = `${queries.length} queries from the taxonomy, ${locale}`
      figures.push(
        { ...ndcgOf(page, queries, words(shop.index)), promise: { atLeast: 0.9 } },
        {
          page,
          name: 'of the page, understood, all that was asked',
          value: mean(queries.map((query) => ownShare(asPage(shop)(query.query), query))),
          unit: 'ratio',
          promise: { atLeast: 0.9 },
        },
      )
    }
    const { records, queries } = electronics()
    const index = createEngine().index('electronics')
    await index.setSettings(electronicsSettings)
    await index.saveObjects(records)
    figures.push({
      ...ndcgOf(`${queries.length} queries of electronics, generated`, queries, words(index)),
      promise: { atLeast: 0.8 },
    })
    return figures
  },
}

type Index = ReturnType<ReturnType<typeof createEngine>['index']>
const words = (index: Index) => (query: string) =>
  index.search({ query, hitsPerPage: FIRST }).hits.map(({ objectID }) => objectID)

const ndcgOf = (page: string, queries: readonly RatedQuery[], search: (query: string) => string[]): Measured => ({
  page,
  name: 'NDCG@10 by words',
  value: mean(queries.map(({ query, grades }) => ndcg(search(query), grades))),
  unit: 'ratio',
})

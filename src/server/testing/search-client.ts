import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Both } from '../../domain/locale.ts'
import { toProductHit } from '../../domain/search/product-hit.ts'
import { productIndex, suggestionIndex } from '../../domain/search/search-request.ts'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { createEngine, type SearchRecord } from '../../search-engine/index.ts'
import { genderWords, settingsOf, synonymsOf } from '../search/index-settings.ts'
import { productHits, type ProductHits } from '../search/product-hits.ts'
import { queryReader, type QueryReader } from '../search/query-reader.ts'
import { engineClient, type SearchClient } from '../search/search-client.ts'

type Samples = Both<{ product: CatalogueProduct; record: ProductRecord }[]>

/** The search of a real engine with the shop's own settings, filled with samples; for tests that need no database. */
export function sampleSearch(
  samples: Samples,
  vocabulary: Vocabulary,
  suggestions: Both<string[]> = { en: [], fr: [] },
): { searchClient: SearchClient; hits: ProductHits; queries: QueryReader } {
  const { tree, collections } = vocabulary
  const engine = createEngine()
  const fill = async () => {
    for (const locale of locales) {
      for (const [name, settings] of Object.entries(settingsOf(locale))) await engine.index(name).setSettings(settings)
      const context = {
        tree,
        collectionName: (key: string) => [...collections.values()].find((each) => each.key === key)?.name[locale],
        genderWords: (gender: Parameters<typeof genderWords>[1]) => genderWords(locale, gender),
        storesWith: () => [],
      }
      const products = engine.index(productIndex(locale))
      await products.saveSynonyms(synonymsOf(locale), { replace: true, forward: true })
      await products.saveObjects(
        samples[locale].map(({ product, record }) => toProductHit(product, record, context) as unknown as SearchRecord),
      )
      await engine
        .index(suggestionIndex(locale))
        .saveObjects(suggestions[locale].map((query) => ({ objectID: query, query })))
    }
  }
  let filled: Promise<void> | undefined
  const open = async () => engine
  const ready = () => (filled ??= fill())
  const hits = productHits(open, ready)
  const queries = queryReader({
    catalogue: { vocabulary: async () => vocabulary },
    hits,
    engine: open,
    stores: async () => [{ slug: 'gaspe', name: { en: 'Gaspé', fr: 'Gaspé' }, city: 'Gaspé' }],
  })
  return { searchClient: engineClient(open, ready), hits, queries }
}

import type { Payload, Where } from 'payload'
import type { Id } from '../../cms/from-doc/localized.ts'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import type { HitLevels } from '../../domain/search/hit-stock.ts'
import { toProductHit, type ProductHit } from '../../domain/search/product-hit.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { readProducts } from '../catalog/read-products.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { genderWords } from './index-settings.ts'
import { storesOf } from './stores-of.ts'

/** The hits of one product, by language; none where it cannot be shown in it. */
export type Hits = { code: string; docId?: Id; hits: Partial<Record<Locale, ProductHit>> }

/** The published products behind a code, in the order of their codes; all texts are read, so it is a page at a time. */
export const hitsAfter = async (
  payload: Payload,
  catalogue: Catalogue,
  after: string,
  limit: number,
): Promise<Hits[]> => hitsWhere(payload, catalogue, { code: { greater_than: after } }, limit)

/** The published products of these codes; those that are not published, or gone, are left out. */
export const hitsOf = async (payload: Payload, catalogue: Catalogue, codes: string[]): Promise<Hits[]> =>
  codes.length === 0 ? [] : hitsWhere(payload, catalogue, { code: { in: codes } }, codes.length)

async function hitsWhere(payload: Payload, catalogue: Catalogue, where: Where, limit: number): Promise<Hits[]> {
  const docs = await readProducts(payload, where, limit)
  // What is read of ten products takes as long as what is made of them: requests are answered between.
  await yieldToEventLoop()
  const [vocabulary, productOf] = [await catalogue.vocabulary(), await catalogue.productsOf(docs)]
  const storesWith = await storesOf(
    rowsOf(payload),
    docs.flatMap(({ variants }) => (variants ?? []).map(({ sku }) => sku)),
  )
  return docs.map((doc) => ({
    code: doc.code,
    docId: doc.id,
    hits: Object.fromEntries(
      locales.flatMap((locale) => {
        const product = productOf(doc, locale)
        if (!product) return []
        const record = toProductRecord(product, categoriesOf(vocabulary.tree, product), locale)
        return [[locale, toProductHit(product, record, context(locale, vocabulary, storesWith))]]
      }),
    ),
  }))
}

const context = (locale: Locale, { tree, collections }: Vocabulary, storesWith: HitLevels['storesWith']) => {
  const names = new Map([...collections.values()].map(({ key, name }) => [key, name[locale]]))
  return {
    tree,
    collectionName: (key: string) => names.get(key),
    genderWords: (gender: Parameters<typeof genderWords>[1]) => genderWords(locale, gender),
    storesWith,
  }
}

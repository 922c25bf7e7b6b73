import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { productFromDoc, type ProductDoc } from '../../cms/from-doc/product.ts'
import { vocabularyFromDocs, type Vocabulary, type VocabularyDocs } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import { toProductRecord, type ProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Both } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { readAll } from '../database/read-all.ts'

/** The catalogue in memory. */
export type CatalogueState = {
  vocabulary: Vocabulary
  stock: Map<string, number>
  skuByLevel: Map<string, string>
  codeBySku: Map<string, string>
  codeById: Map<string, string>
  records: Both<Map<string, ProductRecord>>
  sizeNames: Both<Map<string, Set<string>>>
}

export type LevelRow = { id: number | string; sku: string; quantity: number | string }

/** Records the level of a SKU. */
export function putLevel(state: Pick<CatalogueState, 'stock' | 'skuByLevel'>, { id, sku, quantity }: LevelRow): void {
  state.stock.set(sku, Number(quantity))
  state.skuByLevel.set(String(id), sku)
}

/** Products read at a time: on SQLite no request is served meanwhile. */
const LOAD_PAGE = 50

/** Reads the whole published catalogue, a page at a time. */
export async function loadState(getPayload: () => Promise<Payload>): Promise<CatalogueState> {
  const payload = await getPayload()
  const docs: VocabularyDocs = {
    categories: await readAll(payload, 'categories', { sort: 'order' }),
    brands: await readAll(payload, 'brands', { sort: 'name' }),
    collections: await readAll(payload, 'product-collections'),
    colours: await readAll(payload, 'colours'),
    tags: await readAll(payload, 'tags'),
    sellers: await readAll(payload, 'sellers'),
    media: await readAll(payload, 'media'),
  }
  const levels = await rowsOf(payload)<LevelRow>(sql`select id, sku, quantity from inventory where location = 'online'`)
  const state: CatalogueState = {
    vocabulary: vocabularyFromDocs(docs),
    stock: new Map(),
    skuByLevel: new Map(),
    codeBySku: new Map(),
    codeById: new Map(),
    records: { en: new Map(), fr: new Map() },
    sizeNames: { en: new Map(), fr: new Map() },
  }
  for (const level of levels) putLevel(state, level)
  for (let page = 1, more = true; more; page++) {
    const found = await payload.find({
      collection: 'products',
      locale: 'all',
      depth: 0,
      limit: LOAD_PAGE,
      page,
      where: published,
      sort: 'code',
      overrideAccess: true,
      select: listed,
    })
    for (const doc of inAllLocales('products', found.docs)) putProduct(state, doc)
    more = found.hasNextPage
    await yieldToEventLoop()
  }
  return state
}

const published = { _status: { equals: 'published' } }
/** Listings need no long texts. */
const listed = {
  description: false,
  features: false,
  materials: false,
  care: false,
  specifications: false,
  pictures: false,
} as const

/** A published product by one of its fields. */
export async function readProduct(
  payload: Payload,
  where: Record<string, { equals: string }>,
): Promise<ProductDoc | undefined> {
  const { docs } = await payload.find({
    collection: 'products',
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [published, where] },
    overrideAccess: true,
  })
  return inAllLocales('products', docs)[0]
}

/** Adds a product, or replaces it. */
export function putProduct(state: CatalogueState, doc: ProductDoc): void {
  state.codeById.set(String(doc.id), doc.code)
  for (const { sku } of doc.variants ?? []) state.codeBySku.set(sku, doc.code)
  for (const locale of locales) {
    const product = productFromDoc(doc, locale, state.vocabulary, (sku) => state.stock.get(sku))
    const names = state.sizeNames[locale]
    for (const { key, name } of product?.sizes ?? []) names.set(key, (names.get(key) ?? new Set()).add(name))
    if (product)
      state.records[locale].set(
        doc.code,
        toProductRecord(product, categoriesOf(state.vocabulary.tree, product), locale),
      )
    else state.records[locale].delete(doc.code)
  }
}

import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import { productFromDoc, type ProductDoc } from '../../cms/from-doc/product.ts'
import { vocabularyFromDocs, type Vocabulary, type VocabularyDocs } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { toProductRecord, type ProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Both, type Locale } from '../../domain/locale.ts'
import { scopesOf, tags } from '../feed/cache-tags.ts'
import type { Change } from '../feed/changes.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { readAll } from '../database/read-all.ts'

/** What products refer to: a change of any of these may change every page. */
const vocabularyCollections = [
  'categories',
  'brands',
  'product-collections',
  'colours',
  'tags',
  'sellers',
  'media',
] as const

type State = {
  vocabulary: Vocabulary
  stock: Map<string, number>
  skuByLevel: Map<string, string>
  codeBySku: Map<string, string>
  codeById: Map<string, string>
  records: Both<Map<string, ProductRecord>>
  sizeNames: Both<Map<string, string>>
}

/**
 * The published catalogue as listings need it: one record per product and language, in memory, read once and then kept
 * current by the change feed. Product pages read their one product from the database.
 */
export class Catalogue {
  #state: Promise<State> | undefined

  constructor(private readonly payload: () => Promise<Payload>) {}

  async vocabulary(): Promise<Vocabulary> {
    return (await this.#load()).vocabulary
  }

  async records(locale: Locale): Promise<ProductRecord[]> {
    return [...(await this.#load()).records[locale].values()]
  }

  /** The record of a product by its document id, as other documents refer to it. */
  async recordOfDocument(locale: Locale, docId: number | string): Promise<ProductRecord | undefined> {
    const { codeById, records } = await this.#load()
    return records[locale].get(codeById.get(String(docId)) ?? '')
  }

  async record(locale: Locale, id: string): Promise<ProductRecord | undefined> {
    return (await this.#load()).records[locale].get(id)
  }

  /** What sizes are called, by key. */
  async sizeNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
    return (await this.#load()).sizeNames[locale]
  }

  /** A product with all that its page shows, read from the database; undefined if there is none that is published. */
  async product(locale: Locale, id: string): Promise<Product | undefined> {
    const [state, doc] = [await this.#load(), await readProduct(await this.payload(), { code: { equals: id } })]
    return doc && productFromDoc(doc, locale, state.vocabulary, (sku) => state.stock.get(sku))
  }

  /** Units online by SKU. */
  async stock(): Promise<ReadonlyMap<string, number>> {
    return (await this.#load()).stock
  }

  /** Whether there is a store of this slug. */
  async isStore(slug: string): Promise<boolean> {
    return (
      (await rowsOf(await this.payload())<{ id: number }>(sql`select id from stores where slug = ${slug}`)).length > 0
    )
  }

  /** Codes of the products that have any of these SKUs. */
  async codesOf(skus: readonly string[]): Promise<string[]> {
    const { codeBySku } = await this.#load()
    return skus.flatMap((sku) => codeBySku.get(sku) ?? [])
  }

  /**
   * Takes in what changed and returns the tags of the pages that show it; undefined if all may.
   * @param touched gets the codes of the products read anew, also those that are gone
   */
  async take(changes: Change[], touched: Set<string> = new Set()): Promise<Set<string> | undefined> {
    if (changes.length === 0) return new Set()
    if (!this.#state) return undefined
    if (changes.some(({ target }) => (vocabularyCollections as readonly string[]).includes(target))) {
      this.forget()
      return undefined
    }
    const state = await this.#load()
    const dropped = new Set<string>()
    const ids = new Set(changes.filter(({ target }) => target === 'products').map(({ docId }) => docId))
    const levels = changes.filter(({ target }) => target === 'inventory').map(({ docId }) => docId)
    for (const code of await this.#takeStock(state, levels)) {
      const id = [...state.codeById].find(([, known]) => known === code)?.[0]
      if (id) ids.add(id)
    }
    for (const id of ids) {
      for (const tag of await this.#takeProduct(state, id, touched)) dropped.add(tag)
      // A file of stock may change them all.
      await yieldToEventLoop()
    }
    return dropped
  }

  forget(): void {
    this.#state = undefined
  }

  #load(): Promise<State> {
    this.#state ??= load(this.payload).catch((error: unknown) => {
      this.#state = undefined
      throw error
    })
    return this.#state
  }

  /**
   * Reads the changed stock levels anew; returns the codes of the products they belong to. One that is gone is stock
   * no more.
   */
  async #takeStock(state: State, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = rowsOf(await this.payload())
    const found = await rows<LevelRow>(
      sql`select id, sku, quantity from inventory where location = 'online' and id in (${sqlList(ids.map(Number))})`,
    )
    const before = ids.flatMap((id) => state.skuByLevel.get(id) ?? [])
    for (const id of ids) state.skuByLevel.delete(id)
    for (const sku of before) state.stock.delete(sku)
    for (const row of found) putLevel(state, row)
    return new Set([...before, ...found.map(({ sku }) => sku)].flatMap((sku) => state.codeBySku.get(sku) ?? []))
  }

  /**
   * Reads a changed product anew, in both languages. Pages that only list it are dropped only if its record differs.
   */
  async #takeProduct(state: State, id: string, touched: Set<string>): Promise<string[]> {
    const doc = await readProduct(await this.payload(), { id: { equals: id } })
    // Two where it got another number.
    const codes = [...new Set([state.codeById.get(id), doc?.code])].filter((code) => code !== undefined)
    for (const code of codes) touched.add(code)
    const records = () => codes.flatMap((code) => locales.map((locale) => state.records[locale].get(code)))
    const before = records()
    for (const code of codes) for (const locale of locales) state.records[locale].delete(code)
    if (doc) put(state, doc)
    const after = records()
    const own = codes.map(tags.product)
    if (JSON.stringify(before) === JSON.stringify(after)) return own
    return [
      ...own,
      tags.picked(id),
      ...codes.map(tags.tile),
      ...[...before, ...after].flatMap((record) => (record ? scopesOf(record) : [])),
    ]
  }
}

type LevelRow = { id: number | string; sku: string; quantity: number | string }

function putLevel(state: Pick<State, 'stock' | 'skuByLevel'>, { id, sku, quantity }: LevelRow): void {
  state.stock.set(sku, Number(quantity))
  state.skuByLevel.set(String(id), sku)
}

/** Products read at a time: on SQLite no request is served meanwhile. */
const LOAD_PAGE = 50

async function load(getPayload: () => Promise<Payload>): Promise<State> {
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
  const state: State = {
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
    for (const doc of inAllLocales('products', found.docs)) put(state, doc)
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

async function readProduct(
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

function put(state: State, doc: ProductDoc): void {
  state.codeById.set(String(doc.id), doc.code)
  for (const { sku } of doc.variants ?? []) state.codeBySku.set(sku, doc.code)
  for (const locale of locales) {
    const product = productFromDoc(doc, locale, state.vocabulary, (sku) => state.stock.get(sku))
    for (const { key, name } of product?.sizes ?? []) state.sizeNames[locale].set(key, name)
    if (product)
      state.records[locale].set(
        doc.code,
        toProductRecord(product, categoriesOf(state.vocabulary.tree, product), locale),
      )
    else state.records[locale].delete(doc.code)
  }
}

import type { Payload } from 'payload'
import { productFromDoc } from '../../cms/from-doc/product.ts'
import { type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { type ProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { scopesOf, tags } from '../feed/cache-tags.ts'
import type { Change } from '../feed/changes.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { loadState, putLevel, putProduct, readProduct, type CatalogueState, type LevelRow } from './catalogue-state.ts'

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

/**
 * The published catalogue as listings need it: one record per product and language, in memory, read once and then kept
 * current by the change feed. Product pages read their one product from the database.
 */
export class Catalogue {
  #state: Promise<CatalogueState> | undefined

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

  /** What products call the sizes of a key; a ski and a gift card may share one. */
  async sizeNames(locale: Locale): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
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

  #load(): Promise<CatalogueState> {
    this.#state ??= loadState(this.payload).catch((error: unknown) => {
      this.#state = undefined
      throw error
    })
    return this.#state
  }

  /**
   * Reads the changed stock levels anew; returns the codes of the products they belong to. One that is gone is stock
   * no more.
   */
  async #takeStock(state: CatalogueState, ids: string[]): Promise<Set<string>> {
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
  async #takeProduct(state: CatalogueState, id: string, touched: Set<string>): Promise<string[]> {
    const doc = await readProduct(await this.payload(), { id: { equals: id } })
    // Two where it got another number.
    const codes = [...new Set([state.codeById.get(id), doc?.code])].filter((code) => code !== undefined)
    for (const code of codes) touched.add(code)
    const records = () => codes.flatMap((code) => locales.map((locale) => state.records[locale].get(code)))
    const before = records()
    for (const code of codes) for (const locale of locales) state.records[locale].delete(code)
    if (doc) putProduct(state, doc)
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

import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { picturesOf, productFromDoc, type ProductDoc, type StockOf } from '../../cms/from-doc/product.ts'
import type { Pictures, Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { toProductRecord, type ProductRecord } from '../../domain/catalog/product-record.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { Change } from '../feed/changes.ts'
import { changedProducts, type ChangedProducts } from './changed-products.ts'
import { isTermCollection, LiveVocabulary } from './live-vocabulary.ts'
import { PictureCache } from './picture-cache.ts'
import { onlineStock, readProducts, readSlugs, type ProductSlugs } from './read-products.ts'
import type { VocabularyChange } from './vocabulary-change.ts'

/** How many products' records are cached, for carts and orders. */
const MOST_RECORDS = 2000

export type CatalogueChange = ChangedProducts & Pick<VocabularyChange, 'tags' | 'filters' | 'isStructural'>

/**
 * Products as the database has them, read when they are needed; only what they refer to is in memory. Lists come from
 * the search index.
 */
export class Catalogue {
  readonly #vocabulary: LiveVocabulary
  readonly #pictures: PictureCache
  readonly #records = new Map<string, Promise<ProductRecord | undefined>>()

  constructor(private readonly payload: () => Promise<Payload>) {
    this.#vocabulary = new LiveVocabulary(payload)
    this.#pictures = new PictureCache(payload)
  }

  vocabulary(): Promise<Vocabulary> {
    return this.#vocabulary.current()
  }

  pictures(ids: readonly Id[]): Promise<Pictures> {
    return this.#pictures.of(ids)
  }

  /** A product with all that its page shows; undefined if there is none that is published. */
  async product(locale: Locale, code: string): Promise<Product | undefined> {
    const [doc] = await readProducts(await this.payload(), { code: { equals: code } }, 1)
    return doc && (await this.productsOf([doc]))(doc, locale)
  }

  /** Makes products of documents: what all of them refer to is read at once. */
  async productsOf(docs: readonly ProductDoc[]): Promise<(doc: ProductDoc, locale: Locale) => Product | undefined> {
    const [vocabulary, media, stockOf] = await Promise.all([
      this.vocabulary(),
      this.pictures(docs.flatMap(picturesOf)),
      this.#stockOf(docs),
    ])
    const references = { ...vocabulary, media }
    return (doc, locale) => productFromDoc(doc, locale, references, stockOf)
  }

  /** What carts and orders show of a product. */
  record(locale: Locale, code: string): Promise<ProductRecord | undefined> {
    const key = `${locale}/${code}`
    const known = this.#records.get(key)
    if (known) return known
    const oldest = this.#records.size >= MOST_RECORDS ? this.#records.keys().next().value : undefined
    if (oldest !== undefined) this.#records.delete(oldest)
    const read = this.#readRecord(locale, code).catch((error: unknown) => {
      if (this.#records.get(key) === read) this.#records.delete(key)
      throw error
    })
    this.#records.set(key, read)
    return read
  }

  /** Codes of published products by their documents, as other documents refer to them. */
  async codesOf(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (ids.length === 0) return new Map()
    const { docs } = await (
      await this.payload()
    ).find({
      collection: 'products',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      where: { and: [{ _status: { equals: 'published' } }, { id: { in: [...ids] } }] },
      select: { code: true },
    })
    return new Map(inAllLocales('products', docs).map(({ id, code }) => [id, code]))
  }

  /** The slugs of every product that has a page, by language. */
  async slugs(): Promise<ProductSlugs[]> {
    return readSlugs(rowsOf(await this.payload()))
  }

  /** Whether there is a store of this slug. */
  async isStore(slug: string): Promise<boolean> {
    const found = await rowsOf(await this.payload())<{ id: number }>(sql`select id from stores where slug = ${slug}`)
    return found.length > 0
  }

  /** Takes in what changed, and tells which products and pages that concerns. */
  async take(changes: readonly Change[]): Promise<CatalogueChange> {
    const media = changes.flatMap(({ target, docId }) => (target === 'media' ? [Number(docId)] : []))
    this.#pictures.drop(media)
    const { tags, filters, colours, isStructural } = await this.#vocabulary.take(changes)
    const products = await changedProducts(rowsOf(await this.payload()), changes, colours)
    if (isStructural || filters.length > 0) this.#records.clear()
    for (const code of products.codes) for (const locale of ['en', 'fr']) this.#records.delete(`${locale}/${code}`)
    return { ...products, tags: new Set([...tags, ...products.tags]), filters, isStructural }
  }

  /**
   * The products that changes of a time when nobody followed concern; undefined where that cannot be told, as what
   * products refer to changed and nobody knows how it was.
   */
  async missed(changes: readonly Change[]): Promise<ChangedProducts | undefined> {
    if (changes.some(({ target }) => isTermCollection(target))) return undefined
    return changedProducts(rowsOf(await this.payload()), changes, [])
  }

  forget(): void {
    this.#vocabulary.forget()
    this.#pictures.clear()
    this.#records.clear()
  }

  async #readRecord(locale: Locale, code: string): Promise<ProductRecord | undefined> {
    const [product, { tree }] = [await this.product(locale, code), await this.vocabulary()]
    return product && toProductRecord(product, categoriesOf(tree, product), locale)
  }

  async #stockOf(docs: readonly ProductDoc[]): Promise<StockOf> {
    const skus = docs.flatMap(({ variants }) => (variants ?? []).map(({ sku }) => sku))
    const stock = await onlineStock(rowsOf(await this.payload()), skus)
    return (sku) => stock.get(sku)
  }
}

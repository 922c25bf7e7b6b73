import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { picturesOf, productFromDoc, type ProductDoc, type StockOf } from '../../cms/from-doc/product.ts'
import type { Pictures, Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import type { CatalogueProduct, Gender, Product } from '../../domain/catalog/product.ts'
import type { Question } from '../../domain/questions/question.ts'
import type { ProductReviews, Rating } from '../../domain/reviews/review.ts'
import { toProductRecord, type ProductRecord } from '../../domain/catalog/product-record.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { readAll } from '../database/read-all.ts'
import { tags } from '../feed/cache-tags.ts'
import type { Change } from '../feed/changes.ts'
import { bytesOfPlain, TagCache } from '../feed/tag-cache.ts'
import { markdownRules } from '../markdowns/running-markdowns.ts'
import { countQuestions, publishedQuestions } from '../questions/question-rows.ts'
import { productReviews, ratingsOf } from '../reviews/review-rows.ts'
import { storeNames } from '../stores/store-names.ts'
import { changedProducts, type ChangedProducts } from './changed-products.ts'
import { isTermCollection, LiveVocabulary } from './live-vocabulary.ts'
import { PictureCache } from './picture-cache.ts'
import { countSlugs, onlineStock, readProducts, readSlugs, type ProductSlugs } from './read-products.ts'
import type { VocabularyChange } from './vocabulary-change.ts'

export type CatalogueChange = ChangedProducts & Pick<VocabularyChange, 'tags' | 'filters' | 'isStructural'>

type NamedVariant = { product: string; colour: string | null; size: string | null }

/**
 * Products as the database has them, read when they are needed; only what they refer to is in memory. Lists come from
 * the search index.
 */
export class Catalogue {
  readonly #vocabulary: LiveVocabulary
  readonly #pictures: PictureCache
  /** For carts and orders. */
  readonly #records: TagCache<{ record: ProductRecord | undefined }>

  /** @param bytes that its pictures and records may take together */
  constructor(
    private readonly payload: () => Promise<Payload>,
    bytes = 16_000_000,
  ) {
    this.#vocabulary = new LiveVocabulary(payload)
    this.#pictures = new PictureCache(payload, bytes * 0.4)
    this.#records = new TagCache(bytes * 0.6, (cached) => bytesOfPlain(cached))
  }

  vocabulary(): Promise<Vocabulary> {
    return this.#vocabulary.current()
  }

  pictures(ids: readonly Id[]): Promise<Pictures> {
    return this.#pictures.of(ids)
  }

  /**
   * A product with all that its page shows; undefined if there is none that is published. For a preview its newest
   * draft, published or not.
   */
  async product(locale: Locale, code: string, draft = false): Promise<CatalogueProduct | undefined> {
    const [payload, where] = [await this.payload(), { code: { equals: code } }]
    const [doc] = draft ? await readAll(payload, 'products', { where, draft }) : await readProducts(payload, where, 1)
    return doc && (await this.productsOf([doc]))(doc, locale)
  }

  /** What is still known of a product that has no page: whom it was for, and its first category. */
  async gone(code: string): Promise<{ gender?: Gender; category?: string }> {
    const [row] = await rowsOf(await this.payload())<{ gender: Gender | null; category: string | null }>(
      sql`select p.gender, c.key as category from products p left join products_rels r on r.parent_id = p.id and r.path = 'categories' left join categories c on c.id = r.categories_id where p.code = ${code} order by r."order" limit 1`,
    )
    return { ...(row?.gender && { gender: row.gender }), ...(row?.category && { category: row.category }) }
  }

  /** Makes products of documents: what all of them refer to is read at once. */
  async productsOf(
    docs: readonly ProductDoc[],
  ): Promise<(doc: ProductDoc, locale: Locale) => CatalogueProduct | undefined> {
    const [vocabulary, media, stockOf, markdownsOf, ratings] = await Promise.all([
      this.vocabulary(),
      this.pictures(docs.flatMap(picturesOf)),
      this.#stockOf(docs),
      this.#markdownsOf(docs),
      this.#ratingsOf(docs),
    ])
    const references = { ...vocabulary, media }
    return (doc, locale) => {
      const product = productFromDoc(doc, locale, references, stockOf, markdownsOf(Number(doc.id)))
      const rating = ratings.get(Number(doc.id))
      return product && rating ? { ...product, rating } : product
    }
  }

  /** The reviews of a product, at most so many in words; undefined where it has none. */
  async reviews({ id, locale, rating }: Product, most: number): Promise<ProductReviews | undefined> {
    return rating && productReviews(rowsOf(await this.payload()), { code: id, locale, rating }, most)
  }

  /** How many questions about a product are answered, and they themselves. */
  async countQuestions(code: string): Promise<number> {
    return countQuestions(rowsOf(await this.payload()), code)
  }
  async questions(code: string, locale: Locale): Promise<Question[]> {
    return publishedQuestions(rowsOf(await this.payload()), code, locale)
  }

  /** What carts and orders show of a product. */
  async record(locale: Locale, code: string): Promise<ProductRecord | undefined> {
    const tagsOf = () => [tags.product(code)]
    const read = async () => ({ record: await this.#readRecord(locale, code) })
    return (await this.#records.wrap(`${locale}/${code}`, tagsOf, read)).record
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

  /** The published product that a SKU is of, and the options it has. */
  async variant(sku: string): Promise<NamedVariant | undefined> {
    const [found] = await rowsOf(await this.payload())<NamedVariant>(
      sql`select p.code as product, v.colour, v.size from products_variants v join products p on p.id = v._parent_id where v.sku = ${sku} and p._status = 'published' limit 1`,
    )
    return found
  }

  /** How many products have a page in a language, and how long their addresses are. */
  async countSlugs(locale: Locale): ReturnType<typeof countSlugs> {
    return countSlugs(rowsOf(await this.payload()), locale)
  }

  /** The slugs of some of them, in a fixed order; never all of them at once. */
  async *slugs(locale: Locale, range: { skip: number; take: number }): AsyncGenerator<ProductSlugs[]> {
    yield* readSlugs(rowsOf(await this.payload()), locale, range)
  }

  /** What the store of this slug is called; undefined if there is none. */
  async storeName(slug: string, locale: Locale): Promise<string | undefined> {
    const [store] = await storeNames(await this.payload(), slug)
    return store?.name[locale]
  }

  /** Takes in what changed; returns which products and pages that concerns. */
  async take(changes: readonly Change[]): Promise<CatalogueChange> {
    const media = changes.flatMap(({ target, docId }) => (target === 'media' ? [Number(docId)] : []))
    this.#pictures.drop(media)
    const terms = await this.#vocabulary.take(changes)
    const products = await changedProducts(rowsOf(await this.payload()), changes, terms.colours)
    // A record shows its brand, seller, tags and colours: which records name a changed one is not known.
    if (terms.isStructural || terms.tags.size > 0) this.#records.clear()
    else this.#records.drop([...products.saved, ...products.counted, ...products.referring].map(tags.product))
    const { filters, isStructural } = terms
    return { ...products, tags: new Set([...terms.tags, ...products.tags]), filters, isStructural }
  }

  /**
   * The products that changes of a time when nobody followed concern; undefined where nobody knows, as what products
   * refer to changed and how it was before is not stored.
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

  async #markdownsOf(docs: readonly ProductDoc[]): ReturnType<typeof markdownRules> {
    return markdownRules(
      rowsOf(await this.payload()),
      docs.map(({ id }) => Number(id)),
    )
  }

  async #ratingsOf(docs: readonly ProductDoc[]): Promise<ReadonlyMap<Id, Rating>> {
    const ids = docs.map(({ id }) => Number(id))
    return ratingsOf(rowsOf(await this.payload()), ids)
  }

  async #stockOf(docs: readonly ProductDoc[]): Promise<StockOf> {
    const skus = docs.flatMap(({ variants }) => (variants ?? []).map(({ sku }) => sku))
    const stock = await onlineStock(rowsOf(await this.payload()), skus)
    return (sku) => stock.get(sku) ?? 0
  }
}

import type { Payload } from 'payload'
import { sizeGuideFromDoc, type StoredSizeGuide } from '../../cms/from-doc/size-guide.ts'
import { narrownessOf, trailOf } from '../../domain/catalog/category-tree.ts'
import { footwear } from '../../domain/assistant/help-words.ts'
import { genders, type CatalogueProduct } from '../../domain/catalog/product.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { inBoth, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { HelpPage } from '../../domain/search/help-links.ts'
import { chooseSizeGuide } from '../../domain/size-guides/size-guide.ts'
import { readAll } from '../database/read-all.ts'
import { ReadOnce } from '../feed/read-once.ts'
import { tags } from '../feed/cache-tags.ts'
import type { Shop, Tag } from '../app/shop.ts'
import type { Catalogue } from './catalogue.ts'

/** The tables of sizes, all in memory: a shop has some dozens. */
export class SizeGuides {
  readonly #guides = new ReadOnce(() => this.#read())

  constructor(
    private readonly payload: () => Promise<Payload>,
    private readonly catalogue: Catalogue,
  ) {}

  forget(): void {
    this.#guides.forget()
  }

  /** The link to the guide of a product; undefined for one without sizes, or where none in the language fits it. */
  async of(product: CatalogueProduct, locale: Locale, tag: Tag): Promise<ProductPage['sizeGuide']> {
    if (product.sizes.length < 2) return undefined
    tag(tags.sizeGuides)
    const { tree } = await this.catalogue.vocabulary()
    const categories = narrownessOf(tree, product)
    const { brand, gender } = product
    // What is not written in the language yet leaves its place to the next one.
    const written = (await this.#guides.get()).filter((guide) => guide.in(locale) !== undefined)
    // A rule that changes may take the product in, or leave it out.
    const ruled = written.flatMap((guide) => guide.categories.filter((key) => tree.byKey.get(key)?.rule))
    tag(...ruled.map((key) => tags.term('categories', key)))
    const guide = chooseSizeGuide({ brand: brand.key, categories, ...(gender && { gender }) }, written)
    const words = guide?.in(locale)
    return words && { name: words.name, href: paths.sizeGuide(locale, words.slug) }
  }

  readonly bySlug: Shop['sizeGuide'] = async (locale, slug, tag) => {
    tag(tags.sizeGuides)
    const guide = (await this.#guides.get()).find(({ slugs }) => slugs[locale] === slug)
    const words = guide?.in(locale)
    if (!guide || !words) return undefined
    const path = (of: Locale) => paths.sizeGuide(of, guide.slugs[of] || slug)
    return { ...words, path: inBoth(path) }
  }

  /**
   * All as searches find them: by their names and what they are for. The widest are found by their topic alone as well:
   * one for each gender.
   */
  async forHelp(locale: Locale, tag: Tag): Promise<HelpPage[]> {
    tag(tags.sizeGuides, tags.terms('categories'))
    const [guides, { tree }] = [await this.#guides.get(), await this.catalogue.vocabulary()]
    // The widest first: not of one brand, not for one kind of thing.
    const depth = ({ categories }: StoredSizeGuide) =>
      categories.length === 0 ? 0 : Math.min(...categories.map((key) => trailOf(tree, key).length))
    const rank = (guide: StoredSizeGuide) =>
      (guide.brand === undefined ? 0 : 100) +
      10 * depth(guide) +
      (guide.gender ? genders.indexOf(guide.gender) : genders.length)
    const ordered = guides.toSorted((a, b) => rank(a) - rank(b))
    const pages = ordered.flatMap((guide) => {
      const words = guide.in(locale)
      if (!words) return []
      const products = guide.categories.flatMap((key) => [tree.byKey.get(key) ?? [], tree.childrenOf(key)].flat())
      const feet = (each: Locale) => (words.measures.includes('foot') ? footwear[each] : [])
      const called = (each: Locale) =>
        [guide.in(each)?.name ?? [], products.map(({ name }) => name[each]), feet(each)].flat()
      return {
        guide,
        page: {
          title: words.name,
          href: paths.sizeGuide(locale, words.slug),
          names: inBoth(called),
          topic: 'sizes' as const,
        },
      }
    })
    const widest = genders.flatMap(
      (gender) => pages.find(({ guide }) => guide.gender === gender && guide.brand === undefined)?.page ?? [],
    )
    return [...widest.map((page) => ({ ...page, names: { en: [], fr: [] } })), ...pages.map(({ page }) => page)]
  }

  /** The addresses of all, for the sitemap. */
  async paths(): Promise<ProductPage['path'][]> {
    const both = (await this.#guides.get()).filter(({ slugs }) => slugs.en && slugs.fr)
    return both.map(({ slugs }) => ({ en: paths.sizeGuide('en', slugs.en), fr: paths.sizeGuide('fr', slugs.fr) }))
  }

  async #read(): Promise<StoredSizeGuide[]> {
    const [docs, { brands, categories }] = [
      await readAll(await this.payload(), 'size-guides', { sort: 'key' }),
      await this.catalogue.vocabulary(),
    ]
    const keyOf = {
      brand: (id: number | string) => brands.get(id)?.key,
      category: (id: number | string) => categories.get(id)?.key,
    }
    return docs.map((doc) => sizeGuideFromDoc(doc, keyOf))
  }
}

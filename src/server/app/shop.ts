import type { ListingPage, MovedListing } from '../../domain/catalog/listing-page.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import type { ReviewsPage } from '../../domain/reviews/reviews-page.ts'
import type { QuestionsPage } from '../../domain/questions/question.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ReadHelpPage } from '../../domain/search/help-links.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import type { Lacked } from '../../domain/shop-lacks.ts'
import type { ShopLook } from '../../domain/shop-look.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import type { SizeGuidePage } from '../../domain/size-guides/size-guide.ts'
import type { ReadShell } from '../../domain/shell/shell.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { BrandIndex } from '../../domain/catalog/brand-index.ts'

/** Adds a cache tag to the page being made. */
export type Tag = (...tags: string[]) => void

/** Everything the routes read. Each answer is in one language and ready to be shown; undefined is a 404. */
export type Shop = {
  shell(locale: Locale, tag: Tag): Promise<ReadShell>
  /** What delivery costs, and the days to return; after a change of them every page is made anew. */
  terms(): Promise<ShopTerms>
  /** How the shop is reached. */
  contact(locale: Locale): Promise<ShopContact>
  /** What it is called, its logo and its colours. */
  look(): Promise<ShopLook>
  /** What it has none of; after a change of that every page is made anew. */
  lacks(): Promise<readonly Lacked[]>
  /** A page of editors by its slug; the home page has the key `home`. */
  home(locale: Locale, tag: Tag): Promise<ContentPage | undefined>
  contentPage(locale: Locale, slug: string, tag: Tag): Promise<ContentPage | MovedListing | undefined>
  /** `splat` is what follows /products/ or /produits/. */
  listing(locale: Locale, splat: string, query: ListingQuery, tag: Tag): Promise<ListingPage | MovedListing | undefined>
  /** The old short form /category/{slug}; the leaf slug of a category. */
  category(locale: Locale, slug: string, query: ListingQuery, tag: Tag): Promise<ListingPage | MovedListing | undefined>
  /** Every block of content pages in every state; for developers. */
  blockSamples(locale: Locale, tag: Tag): Promise<ContentPage | undefined>
  /** The pages that a search may be about besides products. */
  helpPages(locale: Locale, tag: Tag): Promise<ReadHelpPage[]>
  /** Moved where a rule of the editors leads these words to another page. */
  search(locale: Locale, text: string, query: ListingQuery, tag: Tag): Promise<ListingPage | MovedListing>
  /**
   * A few products that can be bought, for a page that is not there: what went with the product that it was of, those
   * that have the words, then what is popular.
   */
  tilesFor(locale: Locale, about: { words: string; product?: string }, tag: Tag): Promise<Tile[]>
  product(locale: Locale, id: string, tag: Tag): Promise<ProductPage | undefined>
  /** The address of a product with the variant chosen that a SKU names; undefined where no product has it. */
  variantPath(locale: Locale, sku: string, tag: Tag): Promise<string | undefined>
  /** All reviews of a product that are shown; undefined where there is none. */
  reviews(locale: Locale, id: string, tag: Tag): Promise<ReviewsPage | undefined>
  /** The answered questions about a product, which there may be none of; undefined for no product. */
  questions(locale: Locale, id: string, tag: Tag): Promise<QuestionsPage | undefined>
  /** A table of sizes by its slug in the language. */
  sizeGuide(locale: Locale, slug: string, tag: Tag): Promise<SizeGuidePage | undefined>
  /** The tiles of these products, in this order; what is not available is left out. */
  tiles(locale: Locale, ids: readonly string[], tag: Tag): Promise<Tile[]>
  /** A few things that go with these products, by default two; they change with the shop, so they are not cached. */
  companions(locale: Locale, ids: readonly string[], most?: number): Promise<Tile[]>
  /** The address of the gift cards; undefined where the shop has no such category. */
  giftCards(locale: Locale, tag: Tag): Promise<string | undefined>
  brands(locale: Locale, tag: Tag): Promise<BrandIndex>
  stores(locale: Locale, tag: Tag): Promise<StorePage[]>
  store(locale: Locale, slug: string, tag: Tag): Promise<StorePage | undefined>
}

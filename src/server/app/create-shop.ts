import type { Payload } from 'payload'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import type { TopMenuItem } from '../../domain/navigation/menu.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { tags } from '../feed/cache-tags.ts'
import { Carts } from '../cart/carts.ts'
import type { Change } from '../feed/changes.ts'
import { content, pagePaths } from '../pages/content.ts'
import { helpPages } from '../pages/help-pages.ts'
import { devBlocks } from '../pages/dev-blocks.ts'
import { ProductFeeds } from '../feeds/product-feeds.ts'
import { isTermCollection } from '../catalog/live-vocabulary.ts'
import { listings } from '../catalog/listings.ts'
import { mainMenu } from '../navigation/menu.ts'
import { recommender } from '../recommendations/recommend.ts'
import { Recommendations } from '../recommendations/recommendations.ts'
import { ProductVideos } from '../catalog/product-videos.ts'
import { SizeGuides } from '../catalog/size-guides.ts'
import { productPages } from '../catalog/product-pages.ts'
import { createEngine, type Engine, type Recommend } from '../../search-engine/index.ts'
import { tilesInstead } from '../catalog/tiles-instead.ts'
import { searchPages } from '../catalog/search-pages.ts'
import { productHits } from '../search/product-hits.ts'
import { queryReader, type QueryReader } from '../search/query-reader.ts'
import { engineClient, type SearchClient } from '../search/search-client.ts'
import { searchWithFallback, type HostedState } from '../search/search-fallback.ts'
import { ShopperChoices } from '../search/shopper-choices.ts'
import { tracedSearch } from '../search/traced-search.ts'
import { ShopIndexes } from '../search/shop-indexes.ts'
import type { Shop } from './shop.ts'
import { Redirects } from '../pages/redirects.ts'
import { sitemap } from '../pages/sitemap.ts'
import { stores } from '../stores/stores.ts'
import { storeNames } from '../stores/store-names.ts'
import { TaxRates } from '../checkout/tax-rates.ts'
import { ShopLacks } from '../settings/shop-lacks.ts'
import { SHOP_SETTINGS, ShopSettings } from '../settings/shop-settings.ts'

export type ShopServer = {
  catalogue: Catalogue
  shop: Shop
  /** The same with the drafts of pages, products and menus, for editors in preview mode; nothing of it may be cached. */
  drafts: Shop
  menu(locale: Locale, draft?: boolean): Promise<TopMenuItem[]>
  /** The sitemap of a language or, of a large shop, one of its parts; undefined for a part that there is not. */
  sitemap(locale: Locale, siteUrl: string, part?: number): Promise<AsyncIterable<string> | undefined>
  carts: Carts
  taxes: TaxRates
  settings: ShopSettings
  /** The words of a product in a language, as lists show them. */
  recordOf(locale: Locale, productId: string): Promise<ProductRecord | undefined>
  redirects: Redirects
  /** The search of the shop, for reads and loaders. */
  searchEngine: SearchClient
  /** How the other search is that answers instead of the engine inside; undefined where there is none. */
  hostedState?: () => HostedState
  /** What queries mean. */
  queries: QueryReader
  /** What pages recommend, for clients of the search protocol. */
  recommend: Recommend
  indexes: ShopIndexes
  /** The feeds of the products; none where there is no folder for them. */
  feeds?: ProductFeeds
  /** Fills the memory that listings need and the search index, so that the first shopper does not wait for them. */
  warm(): Promise<void>
  /**
   * Takes in changes of the feed; returns the tags of what must be dropped, or undefined if all must.
   * @param last number of the last row of the feed
   */
  take(changes: Change[], last?: number): Promise<Set<string> | undefined>
  forget(): void
}

/**
 * What a shop may be given besides its database; unless given, its search index is in memory and rebuilt with each
 * start.
 */
export type ShopParts = {
  now?: () => number
  engine?: () => Promise<Engine>
  snapshot?: () => Promise<void>
  /** Another search that answers instead while it can, such as hosted Algolia. */
  searchClient?: SearchClient
  /** Called when it answers again after it was away. */
  searchIsBack?: () => void
  /** What is cached of products and pictures may take so many bytes together. */
  cacheBytes?: number
  /** Where feeds are cached, and the address of the shop that they name. */
  feeds?: { folder: string; siteUrl: string }
  log?: (sentence: string) => void
  /** Called when products changed that no save waited for, with the tags of the pages that show them. */
  changed?: (tags: ReadonlySet<string>) => void
}

/** The shop's reads and writes over one database. */
export function createShop(
  payload: () => Promise<Payload>,
  { now = Date.now, engine = inMemory(), searchClient, cacheBytes, feeds: settings, ...parts }: ShopParts = {},
): ShopServer {
  const catalogue = new Catalogue(payload, cacheBytes)
  const indexes = new ShopIndexes({ payload, catalogue, engine, ...parts })
  const redirects = new Redirects(payload)
  const taxes = new TaxRates(payload)
  const sizeGuides = new SizeGuides(payload, catalogue)
  const videos = new ProductVideos(payload)
  const shopSettings = new ShopSettings(payload)
  const lacks = new ShopLacks(payload)
  const ready = () => indexes.started()
  const own = engineClient(engine, ready)
  const hosted =
    searchClient &&
    searchWithFallback(searchClient, own, { now, log: parts.log ?? (() => {}), isBack: parts.searchIsBack })
  const searchEngine = tracedSearch(hosted ?? own)
  const sources = { catalogue, searchClient: searchEngine, hits: productHits(engine, ready) }
  const queries = queryReader({ ...sources, engine, stores: async () => storeNames(await payload()), now })
  const recommendations = new Recommendations(payload)
  const choices = new ShopperChoices(payload, () => parts.changed?.(new Set([tags.search])), now)
  const searches = { ...sources, queries, choices }
  const ofProducts = { ...sources, sizeGuides, videos, recommendations }
  const shop: Shop = {
    ...content(payload, { ...searches, settings: shopSettings, lacks }, now),
    terms: () => shopSettings.terms(),
    contact: (locale) => shopSettings.contact(locale),
    look: () => shopSettings.look(),
    lacks: () => lacks.get(),
    ...listings(sources),
    ...searchPages(searches),
    ...tilesInstead({ ...sources, queries, recommendations }),
    ...productPages(ofProducts, now),
    sizeGuide: sizeGuides.bySlug,
    ...stores(payload, catalogue, now),
    ...helpPages({ payload, sizeGuides, lacks }),
    ...devBlocks(payload, searches),
  }
  const feeds =
    settings &&
    new ProductFeeds(
      {
        payload,
        catalogue,
        stores: () => shop.stores('en', () => {}),
        terms: () => shopSettings.terms(),
        siteUrl: settings.siteUrl,
        now,
      },
      settings.folder,
    )
  return {
    catalogue,
    shop,
    ...(feeds && { feeds }),
    redirects,
    searchEngine,
    ...(hosted && { hostedState: hosted.state }),
    queries,
    recommend: recommender({ ...sources, recommendations }),
    indexes,
    drafts: {
      ...shop,
      ...content(payload, { ...searches, settings: shopSettings, lacks }, now, true),
      ...productPages(ofProducts, now, true),
    },
    menu: async (locale, draft) => mainMenu(await payload(), locale, sources, draft),
    sitemap: (locale, siteUrl, part) =>
      sitemap(
        locale,
        siteUrl,
        {
          ...sources,
          shop,
          pagePaths: async () => [...(await pagePaths(await payload())), ...(await sizeGuides.paths())],
        },
        { part },
      ),
    taxes,
    settings: shopSettings,
    recordOf: (locale, id) => catalogue.record(locale, id),
    carts: new Carts(payload, (locale, id) => catalogue.record(locale, id), now),
    async warm() {
      await shopSettings.look()
      await catalogue.vocabulary()
      await indexes.started()
      // Beside what goes on: the first search would wait for it.
      Promise.all(locales.map(queries.vocabulary)).catch(() => {})
    },
    async take(changes, last) {
      if (changes.some(({ target }) => target === 'redirects')) redirects.forget()
      if (changes.some(({ target }) => target === 'tax-rates')) taxes.forget()
      if (changes.some(({ target }) => target === 'size-guides' || isTermCollection(target))) sizeGuides.forget()
      if (changes.some(({ target }) => target === 'videos')) videos.forget()
      if (changes.some(({ target }) => target === 'stores' || target === 'search-synonyms')) queries.forget()
      // Every page says something of them: all are made anew.
      const isSet = changes.some(({ target }) => target === SHOP_SETTINGS)
      // A logo is one of the pictures.
      if (isSet || changes.some(({ target }) => target === 'media')) await shopSettings.readAgain()
      const changed = await catalogue.take(changes)
      if (
        isSet ||
        changes.some(({ target }) => target === 'stores' || target === 'promotions' || isTermCollection(target))
      )
        feeds?.forget()
      await feeds?.take(new Set([...changed.saved, ...changed.counted, ...changed.referring]))
      const fromIndexes = await indexes.take(changes, changed, last)
      if ((await lacks.take(changes)) || changed.isStructural || isSet) return undefined
      return new Set([...changed.tags, ...fromIndexes, ...changes.flatMap(({ target }) => tagOf[target] ?? [])])
    },
    forget() {
      catalogue.forget()
      feeds?.forget()
      redirects.forget()
      taxes.forget()
      sizeGuides.forget()
      videos.forget()
      shopSettings.forget()
      lacks.forget()
      queries.forget()
    },
  }
}

function inMemory(): () => Promise<Engine> {
  const engine = createEngine()
  return async () => engine
}

/** Collections whose every change concerns the same pages. */
const tagOf: Record<string, string[]> = {
  pages: [tags.pages],
  videos: [tags.pages, tags.videos],
  'promo-messages': [tags.promos],
  menus: [tags.menus('en'), tags.menus('fr')],
  redirects: [],
  'tax-rates': [],
  recommendations: [],
  'search-rules': [tags.search],
  'search-synonyms': [tags.search],
  stores: [tags.stores],
  'size-guides': [tags.sizeGuides],
}

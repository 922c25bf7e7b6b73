import type { Payload } from 'payload'
import { datedPromotions } from '../checkout/promotions.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { inShop, shopName } from '../../domain/shop-name.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { tsvWriter, xmlWriter, feedFormats, type FeedColumn, type FeedWriter } from '../../domain/feeds/feed-text.ts'
import { googleItems, type FeedContext } from '../../domain/feeds/google-item.ts'
import { feedPath, localItems, localStores, type StoreLevel } from '../../domain/feeds/google-local.ts'
import { reviewFeedEnd, reviewFeedStart } from '../../domain/feeds/google-review.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import type { ShopTerms } from '../../domain/shop-terms.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { m } from '../../paraglide/messages.js'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { reviewLines } from './review-lines.ts'

export type FeedSources = {
  payload(): Promise<Payload>
  catalogue: Catalogue
  stores(): Promise<StorePage[]>
  terms(): Promise<ShopTerms>
  siteUrl: string
  now?: () => number
}

export type FeedEdges = Pick<FeedWriter, 'start' | 'end'>

/** A feed: where it is, in which language, how it is written, and the lines of some products. */
export type FeedKind = {
  path: string
  locale: Locale
  type: string
  /** What comes before the first line and after the last: at each request, as it names the shop. */
  edges(): FeedEdges
  /** What its lines follow from besides what the change feed reports: with another one they are made anew. */
  basis?(): Promise<string>
  lines(products: readonly CatalogueProduct[]): Promise<string>
}

const itemColumns: readonly FeedColumn[] = [
  ...['id', 'item_group_id', 'title', 'description', 'link', 'image_link'].map(named),
  { name: 'additional_image_link' },
  ...['availability', 'availability_date', 'price', 'sale_price', 'sale_price_effective_date', 'brand'].map(named),
  ...['gtin', 'mpn', 'identifier_exists', 'condition', 'google_product_category', 'product_type'].map(named),
  ...['gender', 'age_group', 'color', 'size', 'size_system', 'size_type', 'material'].map(named),
  { name: 'product_highlight', isList: true },
  { name: 'product_detail', parts: ['section_name', 'attribute_name', 'attribute_value'] },
  {
    name: 'shipping',
    parts: [
      'country',
      'service',
      'price',
      'min_handling_time',
      'max_handling_time',
      'min_transit_time',
      'max_transit_time',
    ],
  },
  ...['shipping_weight', 'external_seller_id'].map(named),
  { name: 'promotion_id', isList: true },
]
const localColumns: readonly FeedColumn[] = [
  'store_code',
  'id',
  'quantity',
  'availability',
  'price',
  'sale_price',
  'pickup_method',
  'pickup_sla',
].map(named)

function named(name: string): FeedColumn {
  return { name }
}

const types = { xml: 'application/xml; charset=utf-8', tsv: 'text/tab-separated-values; charset=utf-8' } as const

/** Every feed of the shop, by its address. */
export function feedKinds(sources: FeedSources): ReadonlyMap<string, FeedKind> {
  const storesNow = async () => localStores(await sources.stores(), (sources.now ?? Date.now)())
  const made = locales.flatMap((locale) =>
    feedFormats.flatMap((format): FeedKind[] => {
      const channel = () => ({
        title: shopName(),
        link: absoluteUrl(sources.siteUrl, paths.home(locale)),
        description: m.feed_description(inShop(), { locale }),
      })
      const writer = (columns: readonly FeedColumn[]) => (format === 'xml' ? xmlWriter(channel()) : tsvWriter(columns))
      const [items, local] = [() => writer(itemColumns), () => writer(localColumns)]
      const shared = { locale, type: types[format] }
      return [
        {
          ...shared,
          path: feedPath('google', locale, format),
          edges: items,
          async lines(products) {
            const at = (sources.now ?? Date.now)()
            const promotions = await datedPromotions(rowsOf(await sources.payload()), at)
            const context = { ...(await feedContext(sources, locale)), promotions }
            const { item } = items()
            return products.flatMap((product) => googleItems(product, context).map(item)).join('')
          },
        },
        {
          ...shared,
          path: feedPath('google-local', locale, format),
          edges: local,
          // A store closes for good when its day comes, without a change.
          basis: async () => JSON.stringify(await storesNow()),
          async lines(products) {
            const [levels, stores] = [await storeLevels(sources, products), await storesNow()]
            const { tree } = await feedContext(sources, locale)
            const context = { stores, tree }
            const { item } = local()
            return products.flatMap((product) => localItems(product, levels, context).map(item)).join('')
          },
        },
      ]
    }),
  )
  const reviews = locales.map((locale): FeedKind => ({
    path: feedPath('google-reviews', locale, 'xml'),
    locale,
    type: types.xml,
    edges: () => ({ start: reviewFeedStart(shopName()), end: reviewFeedEnd }),
    lines: (products) => reviewLines(sources, products),
  }))
  return new Map([...made, ...reviews].map((kind) => [kind.path, kind]))
}

/** What items say besides their products, in a language. */
export async function feedContext(
  { catalogue, terms, siteUrl }: Pick<FeedSources, 'catalogue' | 'terms' | 'siteUrl'>,
  locale: Locale,
): Promise<FeedContext> {
  const { tree } = await catalogue.vocabulary()
  return {
    siteUrl,
    tree,
    shipping: (await terms()).shipping,
    words: {
      details: m.product_specifications({}, { locale }),
      delivery: {
        regular: m.product_delivery_regular({}, { locale }),
        express: m.product_delivery_express({}, { locale }),
        bike_only: m.product_delivery_bike({}, { locale }),
      },
    },
  }
}

async function storeLevels({ payload }: FeedSources, products: readonly CatalogueProduct[]): Promise<StoreLevel[]> {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const found = await rowsIn<{ sku: string; location: string; quantity: number | string }>(
    rowsOf(await payload()),
    skus,
    (list) =>
      sql`select sku, location, quantity from inventory where location <> 'online' and sku in (${list}) order by sku, location`,
  )
  return found.map(({ sku, location, quantity }) => ({ sku, location, quantity: Number(quantity) }))
}

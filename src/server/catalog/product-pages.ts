import { categoriesOf, namedIn, trailOf } from '../../domain/catalog/category-tree.ts'
import type { Crumb } from '../../domain/catalog/listing-page.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { brandIndex } from '../../domain/catalog/brand-index.ts'
import { languageTag, otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { m } from '../../paraglide/messages.js'
import { variantSearch } from '../../domain/search-text.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { GIFT_CARDS, isGiftCard } from '../../domain/tax/tax-class.ts'
import { tagTarget } from '../../domain/tags/tag-target.ts'
import { addDays, type Day } from '../../domain/time.ts'
import { holidaysOf } from '../checkout/holidays.ts'
import { tags } from '../feed/cache-tags.ts'
import { companionTiles, type CompanionSources } from './companion-tiles.ts'
import type { ListingSources } from './listing-sources.ts'
import type { ProductVideos } from './product-videos.ts'
import { relatedTiles } from './related-tiles.ts'
import type { SizeGuides } from './size-guides.ts'
import type { Shop } from '../app/shop.ts'

/** Reviews in words: on the page of a product, where the rest is one link away, and on the page of all of them. */
const [REVIEWS_ON_PRODUCT, REVIEWS_ON_PAGE] = [3, 100]

/** Things that are offered beside a product, and beside a cart or an order. */
const [COMPANIONS_OF_PRODUCT, COMPANIONS_OF_CART] = [4, 2]

/** Days that the page of a product may be cached, and a delivery may take. */
const [CACHED_DAYS, LONGEST_DELIVERY] = [200, 60]

/** The pages of products; with `draft` for a preview, that of a product as its newest draft has it. */
export function productPages(
  sources: ListingSources &
    CompanionSources & { sizeGuides: Pick<SizeGuides, 'of'>; videos: Pick<ProductVideos, 'of'> },
  now: () => number = Date.now,
  draft = false,
): Pick<Shop, 'product' | 'variantPath' | 'reviews' | 'questions' | 'brands' | 'tiles' | 'companions' | 'giftCards'> {
  const { catalogue, hits } = sources
  return {
    async product(locale, id, tag) {
      // Before the look: that there is none is remembered too, and must be forgotten when it is published.
      tag(tags.product(id))
      const product = await catalogue.product(locale, id, draft)
      if (!product) return undefined
      const vocabulary = await catalogue.vocabulary()
      const companions = await companionTiles(sources, locale, [id], COMPANIONS_OF_PRODUCT)
      const isBeside = new Set(companions.map((tile) => tile.id))
      const related = (await relatedTiles(sources, product)).filter((tile) => !isBeside.has(tile.id))
      tag(...tagsOf(product, vocabulary), ...[...companions, ...related].map((tile) => tags.tile(tile.id)))
      const reviews = await catalogue.reviews(product, REVIEWS_ON_PRODUCT)
      const sizeGuide = await sources.sizeGuides.of(product, locale, tag)
      const video = await sources.videos.of(product, locale, tag)
      const slugs: Both = { [locale]: product.slug, [otherLocale(locale)]: product.alternateSlug } as Both
      // A tag that leads to a page is not asked about.
      const asked = (key: string) =>
        product.tags.some((own) => own.id === key && tagTarget(own, new Set([key])).kind === 'info')
      const definitions = [...vocabulary.tags.values()].filter(({ key, info }) => info[locale] && asked(key))
      return {
        product,
        isGiftCard: isGiftCard({ ...product, categories: categoriesOf(vocabulary.tree, product) }),
        crumbs: crumbsOf(product, locale, vocabulary),
        companions,
        related,
        ...(reviews && { reviews }),
        questions: await catalogue.countQuestions(id),
        ...(sizeGuide && { sizeGuide }),
        ...(video && { video }),
        tagInfo: Object.fromEntries(definitions.map(({ key, info }) => [key, info[locale]])),
        holidays: await holidaysAhead(shopDay(now()), product.availableFrom?.slice(0, 10)),
        path: { en: paths.product('en', id, slugs.en), fr: paths.product('fr', id, slugs.fr) },
      }
    },
    async variantPath(locale, sku, tag) {
      // A product that is published later may have it.
      tag(tags.scope({}))
      const variant = await catalogue.variant(sku)
      const product = variant && (await catalogue.product(locale, variant.product))
      if (!product) return undefined
      tag(tags.product(product.id))
      return paths.product(locale, product.id, product.slug) + variantSearch(variant)
    },
    async reviews(locale, id, tag) {
      tag(tags.product(id))
      const product = await catalogue.product(locale, id)
      const reviews = product && (await catalogue.reviews(product, REVIEWS_ON_PAGE))
      if (!product || !reviews) return undefined
      return { ...reviews, ...besideProduct(product, paths.reviews) }
    },
    async questions(locale, id, tag) {
      tag(tags.product(id))
      const product = await catalogue.product(locale, id)
      if (!product) return undefined
      return { id, ...besideProduct(product, paths.questions), questions: await catalogue.questions(id, locale) }
    },
    async tiles(locale, ids, tag) {
      tag(...ids.map((id) => tags.tile(id)))
      return (await hits.of(locale, ids)).map(tileFromHit)
    },
    companions: (locale, ids, most = COMPANIONS_OF_CART) => companionTiles(sources, locale, ids, most),
    async giftCards(locale, tag) {
      tag(tags.terms('categories'))
      const category = (await catalogue.vocabulary()).tree.byKey.get(GIFT_CARDS)
      return category && paths.listing(locale, category.path[locale])
    },
    async brands(locale, tag) {
      tag(tags.terms('brands'), tags.scope({}))
      const [{ brands }, counts] = [await catalogue.vocabulary(), await hits.counts(locale)]
      const shown = [...brands.values()].map(({ key, name, origin }) => ({
        name,
        href: paths.brand(locale, key),
        origin: origin[locale],
        count: counts.brands[key] ?? 0,
      }))
      return brandIndex(
        shown.filter(({ count }) => count > 0),
        languageTag[locale],
      )
    },
  }
}

/** What the pages beside that of a product know of it. */
function besideProduct(product: CatalogueProduct, pathOf: (locale: Locale, id: string, slug: string) => string) {
  const { id, locale, title, slug, alternateSlug } = product
  const path = (of: Locale) => pathOf(of, id, of === locale ? slug : alternateSlug)
  const picture = product.colours[0]?.pictures[0] ?? product.pictures[0]
  return {
    title,
    slug,
    href: paths.product(locale, id, slug),
    path: { en: path('en'), fr: path('fr') },
    ...(picture && { picture }),
  }
}

async function holidaysAhead(today: Day, preorderFrom: Day | undefined): Promise<ProductPage['holidays']> {
  const last = addDays(today, CACHED_DAYS)
  const until = addDays(preorderFrom && preorderFrom > last ? preorderFrom : last, LONGEST_DELIVERY)
  return (await holidaysOf(undefined, today, until)).filter(({ day }) => day > today && day <= until)
}

/** What a product's page names. */
const tagsOf = (product: CatalogueProduct, { tree }: Vocabulary): string[] => [
  tags.term('brands', product.brand.key),
  ...trailOf(tree, product.categories[0] ?? '').map(({ key }) => tags.term('categories', key)),
  ...product.colours.map(({ key }) => tags.term('colours', key)),
  ...product.tags.map(({ id }) => tags.term('tags', id)),
  ...(product.seller ? [tags.term('sellers', product.seller.key)] : []),
]

function crumbsOf(product: CatalogueProduct, locale: Locale, { tree }: Vocabulary): Crumb[] {
  const trail = namedIn(trailOf(tree, product.categories[0] ?? ''), locale)
  return [
    { name: m.crumb_home({}, { locale }), href: paths.home(locale) },
    ...trail.map(({ name, path }) => ({ name: name[locale], href: paths.listing(locale, path[locale]) })),
  ]
}

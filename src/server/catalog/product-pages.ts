import { trailOf } from '../../domain/catalog/category-tree.ts'
import type { Crumb } from '../../domain/catalog/listing-page.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import type { Product } from '../../domain/catalog/product.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { toTile } from '../../domain/catalog/tile.ts'
import { brandIndex } from '../../domain/catalog/brand-index.ts'
import { languageTag, otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { m } from '../../paraglide/messages.js'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, type Day } from '../../domain/time.ts'
import { holidaysOf } from '../checkout/holidays.ts'
import { tags } from '../feed/cache-tags.ts'
import type { Catalogue } from './catalogue.ts'
import type { Shop } from '../app/shop.ts'

const RELATED = 8

/** Days that the page of a product may be cached, and a delivery may take. */
const [CACHED_DAYS, LONGEST_DELIVERY] = [200, 60]

export function productPages(
  catalogue: Catalogue,
  now: () => number = Date.now,
): Pick<Shop, 'product' | 'brands' | 'tiles'> {
  return {
    async product(locale, id, tag) {
      // Before the look: that there is none is remembered too, and must be forgotten when it is published.
      tag(tags.catalogue, tags.product(id))
      const product = await catalogue.product(locale, id)
      if (!product) return undefined
      const vocabulary = await catalogue.vocabulary()
      const related = relatedTo(product, await catalogue.records(locale))
      tag(...related.map((record) => tags.tile(record.id)))
      const slugs: Both = { [locale]: product.slug, [otherLocale(locale)]: product.alternateSlug } as Both
      const definitions = [...vocabulary.tags.values()].filter(
        ({ key, info }) => info[locale] && product.tags.some((own) => own.id === key),
      )
      return {
        product,
        crumbs: crumbsOf(product, locale, vocabulary),
        related: related.map(toTile),
        tagInfo: Object.fromEntries(definitions.map(({ key, info }) => [key, info[locale]])),
        holidays: await holidaysAhead(shopDay(now()), product.availableFrom?.slice(0, 10)),
        path: { en: paths.product('en', id, slugs.en), fr: paths.product('fr', id, slugs.fr) },
      }
    },
    async tiles(locale, ids, tag) {
      tag(tags.catalogue, ...ids.map((id) => tags.tile(id)))
      const records = await Promise.all(ids.map((id) => catalogue.record(locale, id)))
      return records.filter((record) => record !== undefined).map(toTile)
    },
    async brands(locale, tag) {
      const { brands } = await catalogue.vocabulary()
      const counts = Map.groupBy(await catalogue.records(locale), ({ brand }) => brand.key)
      tag(tags.catalogue, tags.scope({}))
      const shown = [...brands.values()].map(({ key, name, origin }) => ({
        name,
        href: paths.brand(locale, key),
        origin: origin[locale],
        count: counts.get(key)?.length ?? 0,
      }))
      return brandIndex(
        shown.filter(({ count }) => count > 0),
        languageTag[locale],
      )
    },
  }
}

async function holidaysAhead(today: Day, preorderFrom: Day | undefined): Promise<ProductPage['holidays']> {
  const last = addDays(today, CACHED_DAYS)
  const until = addDays(preorderFrom && preorderFrom > last ? preorderFrom : last, LONGEST_DELIVERY)
  return (await holidaysOf(undefined, today, until)).filter(({ day }) => day > today && day <= until)
}

function crumbsOf(product: Product, locale: Locale, { tree }: Vocabulary): Crumb[] {
  const trail = trailOf(tree, product.categories[0] ?? '')
  return [
    { name: m.crumb_home({}, { locale }), href: paths.home(locale) },
    ...trail.map(({ name, path }) => ({ name: name[locale], href: paths.listing(locale, path[locale]) })),
  ]
}

/**
 * What can be bought and is most like it: the same category first, then the same activity, the popular ones before the
 * others.
 */
function relatedTo(product: Product, records: ProductRecord[]): ProductRecord[] {
  const likeness = (record: ProductRecord) =>
    (record.categories.includes(product.categories[0] ?? '') ? 100 : 0) +
    (record.gender === product.gender ? 30 : 0) +
    (record.brand.key === product.brand.key ? 10 : 0) +
    record.popularity / 10
  return records
    .filter((record) => record.id !== product.id && record.stock !== 'OUT_OF_STOCK' && record.stock !== 'NOT_STOCKED')
    .map((record) => ({ record, score: likeness(record) }))
    .toSorted((a, b) => b.score - a.score || a.record.id.localeCompare(b.record.id))
    .slice(0, RELATED)
    .map(({ record }) => record)
}

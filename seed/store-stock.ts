import type { StoreLevel } from '../src/domain/feeds/google-local.ts'
import type { SeedStore } from './content-schema.ts'
import { chance } from './hash.ts'
import type { SeedProduct } from './schema.ts'
import type { SeedVariant } from './variants.ts'

type Shelf = Pick<SeedStore, 'slug' | 'services'>

/** The stores with the most room, and the share of the catalogue that they and the others carry. */
const LARGE = ['calgary-macleod-trail', 'toronto-the-junction', 'montreal-rosemont', 'vancouver-main-street']
const SHARE = { large: 0.85, other: 0.55 }

/**
 * The stock of each store: nothing that is sent by e-mail, by a partner, later, or online only; bikes only where there
 * is a bike workshop. A store either carries a product or does not; a carried product has a level for each colour and
 * size, possibly zero.
 */
export function storeLevels(
  product: SeedProduct,
  variants: readonly SeedVariant[],
  stores: readonly Shelf[],
): StoreLevel[] {
  const online = product.tags.some((tag) => tag === 'online-only')
  if (online || product.seller || product.shipping === 'none' || product.availability !== 'Available') return []
  const shelves = stores.filter(
    ({ slug, services }) =>
      (product.shipping !== 'bike' || services.includes('bike-repair')) &&
      chance(`${product.id}@${slug}`) < (LARGE.includes(slug) ? SHARE.large : SHARE.other),
  )
  return shelves.flatMap(({ slug }) =>
    variants
      .filter(({ stocked }) => stocked)
      .map(({ sku }) => ({ sku, location: slug, quantity: units(`${sku}@${slug}`) })),
  )
}

/** One in six is sold out, a third is nearly gone, the rest is a shelf of it. */
function units(key: string): number {
  const draw = chance(key)
  if (draw < 0.17) return 0
  return draw < 0.5 ? 1 + Math.floor(chance(`${key}/low`) * 3) : 4 + Math.floor(chance(`${key}/high`) * 9)
}

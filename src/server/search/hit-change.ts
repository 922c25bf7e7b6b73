import { tileFromHit } from '../../domain/search/hit-tile.ts'
import { attributes, PRICE, RATING } from '../../domain/search/listing-conditions.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import { scopesOf, tags } from '../feed/cache-tags.ts'
import { sortedBy } from './index-settings.ts'

type Hit = ProductHit | undefined

/** The tags of the pages that show a product other than before, in one language; none where its hit is the same. */
export function tagsOfHitChange(code: string, before: Hit, after: Hit): string[] {
  if (isSame(before, after)) return []
  const both = [before, after].filter((hit) => hit !== undefined)
  return [
    tags.search,
    ...(isSame(before && tileFromHit(before), after && tileFromHit(after)) ? [] : [tags.tile(code)]),
    ...(isSame(before && placeOf(before), after && placeOf(after)) ? [] : both.flatMap(scopesOf)),
    ...(isSame(before?.availableIn, after?.availableIn) ? [] : [tags.storeStock]),
  ]
}

/** The attributes that decide where a product appears in a listing, and how it is counted there. */
const decisive = [
  ...Object.values(attributes),
  ...sortedBy,
  'collectionKeys',
  'sizes',
  PRICE,
  RATING,
  'priceType',
  'stock',
  'inStock',
  'isNew',
].flatMap((attribute) => attribute.split('.'))

/** A hit with these alone. */
const placeOf = (hit: ProductHit): string => JSON.stringify(hit, decisive)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

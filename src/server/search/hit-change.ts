import { tileFromHit } from '../../domain/search/hit-tile.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import { scopesOf, tags } from '../feed/cache-tags.ts'

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

/** All that decides where a product appears in a listing and how it is counted there. */
const placeOf = (hit: ProductHit): unknown => [
  hit.brandKey,
  hit.categoryKeys,
  hit.collectionKeys,
  hit.colourFamilies,
  hit.sizeKeys,
  hit.sizes,
  hit.activityKeys,
  hit.custom_fields,
  hit.lowestPrice,
  hit.priceType,
  hit.stock,
  hit.inStock,
  hit.isNew,
  hit.popularity,
  hit.rating,
  hit.reviewCount,
  hit.createdAt,
]

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

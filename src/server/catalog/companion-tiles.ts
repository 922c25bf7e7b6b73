import type { Locale } from '../../domain/locale.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import { PRICE } from '../../domain/search/listing-conditions.ts'
import { listingIndex } from '../../domain/search/listing-search.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import type { ListingSources } from './listing-sources.ts'

const MOST = 2
/** So many are looked at: some are of a kind that is there already. */
const LOOKED_AT = 24

/**
 * At most two things that go with products: for the activity of the dearest one, for the same people, of other kinds
 * than those that are there, and at half its price at most. Whoever has skis in the cart may want wax, not other skis.
 */
export async function companionTiles(
  { searchClient, hits }: Pick<ListingSources, 'searchClient' | 'hits'>,
  locale: Locale,
  ids: readonly string[],
): Promise<Tile[]> {
  const given = await hits.of(locale, [...new Set(ids)])
  const [main] = given.toSorted((a, b) => b.lowestPrice - a.lowestPrice)
  if (!main || main.activityKeys.length === 0) return []
  const gender = main.custom_fields.Gender
  const { hits: found } = await searchClient.search(listingIndex(locale, 'popular'), {
    query: '',
    facetFilters: [
      ['inStock:true'],
      main.activityKeys.map((key) => `activityKeys:${key}`),
      ...(gender === 'kids' ? [['custom_fields.Gender:kids']] : [['custom_fields.Gender:-kids']]),
    ],
    numericFilters: [`${PRICE}<=${main.lowestPrice / 2}`],
    hitsPerPage: LOOKED_AT,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    enableRules: false,
    analytics: false,
  })
  const candidates = await hits.of(
    locale,
    found.map(({ objectID }) => objectID),
  )
  const chosen: ProductHit[] = []
  for (const hit of candidates) {
    if (chosen.length === MOST) break
    if (isForOthers(hit, gender) || [...given, ...chosen].some((one) => isSameKind(one, hit))) continue
    chosen.push(hit)
  }
  return chosen.map(tileFromHit)
}

const isSameKind = (one: ProductHit, other: ProductHit): boolean =>
  one.objectID === other.objectID || one.kinds.some((kind) => other.kinds.includes(kind))

/** Whom a tent is for nobody knows: what is cut for women or for men goes with what is cut for them alone. */
const isForOthers = ({ custom_fields: { Gender: own } }: ProductHit, gender: string | undefined): boolean =>
  own !== undefined && own !== 'unisex' && own !== gender

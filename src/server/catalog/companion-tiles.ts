import type { Locale } from '../../domain/locale.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import { chooseCompanions } from '../../domain/recommendations/choose-companions.ts'
import { attributes, is, PRICE } from '../../domain/search/listing-conditions.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import { isGiftCard } from '../../domain/tax/tax-class.ts'
import type { Recommendations } from '../recommendations/recommendations.ts'
import type { ListingSources } from './listing-sources.ts'
import { ofAge, popularHits } from './popular-hits.ts'

export type CompanionSources = Pick<ListingSources, 'searchClient' | 'hits'> & {
  recommendations: Pick<Recommendations, 'of'>
}

/** So many are looked at: some are of a kind that is there already. */
const LOOKED_AT = 24

/**
 * At most so many things that go with products, the dearest of which counts: what merchandisers pinned, what was bought
 * and looked at together with them, then what is for the same activity, at half the price at most. Whoever has skis in
 * the cart may want wax, not other skis; a gift card is whatever its owner will want.
 */
export async function companionTiles(
  sources: CompanionSources,
  locale: Locale,
  ids: readonly string[],
  most: number,
): Promise<Tile[]> {
  const { hits, recommendations } = sources
  const given = (await hits.of(locale, [...new Set(ids)]))
    .filter((hit) => !isGiftCard({ categories: hit.categoryKeys }))
    .toSorted((a, b) => b.lowestPrice - a.lowestPrice)
  const [main] = given
  if (!main) return []
  const known = await recommendations.of(given.map(({ objectID }) => objectID))
  const [pinned, learned] = [await hits.of(locale, known.pinned), await hits.of(locale, known.learned)]
  const sure = { given, pinned, learned, barred: known.barred }
  const chosen = chooseCompanions({ ...sure, alike: [] }, most)
  const all =
    chosen.length < most ? chooseCompanions({ ...sure, alike: await alikeTo(sources, locale, main) }, most) : chosen
  return all.map(tileFromHit)
}

/** What is for the same activity, popular things first. */
async function alikeTo(sources: CompanionSources, locale: Locale, main: ProductHit): Promise<ProductHit[]> {
  if (main.activityKeys.length === 0) return []
  return popularHits(sources, locale, {
    facetFilters: [main.activityKeys.map((key) => is(attributes.activity, key)), [ofAge(main.custom_fields.Gender)]],
    numericFilters: [`${PRICE}<=${main.lowestPrice / 2}`],
    hitsPerPage: LOOKED_AT,
  })
}

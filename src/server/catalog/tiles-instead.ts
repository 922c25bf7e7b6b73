import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import type { Gender } from '../../domain/catalog/product.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { Locale } from '../../domain/locale.ts'
import { chooseInstead } from '../../domain/recommendations/choose-companions.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import { attributes, is, listingFilters } from '../../domain/search/listing-conditions.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import { cutQuery } from '../../domain/search/search-request.ts'
import type { ReadFilters } from '../../domain/search/understanding/query-reading.ts'
import type { Shop } from '../app/shop.ts'
import { tags } from '../feed/cache-tags.ts'
import type { CompanionSources } from './companion-tiles.ts'
import type { ListingSources, SearchSources } from './listing-sources.ts'
import { ofAge, popularHits } from './popular-hits.ts'

/** How many fill a row of the page that is not there, and of a search; how many of each kind are looked at. */
const [MOST, MOST_POPULAR, LOOKED_AT] = [5, 4, 12]

/** Where a search finds nothing, not even by some of its words: what most people buy. */
export const popularTiles = async (sources: ListingSources, locale: Locale): Promise<Tile[]> =>
  tilesOf(await available(sources, locale, '', [[ofAge(undefined)]]), MOST_POPULAR)

/**
 * For a page that is not there: what went with the product that it was of, else what has the words of its address, what
 * they mean, and what is popular.
 */
export const tilesInstead = (
  sources: ListingSources & Pick<SearchSources, 'queries'> & Pick<CompanionSources, 'recommendations'>,
): Pick<Shop, 'tilesFor'> => ({
  async tilesFor(locale, { words, product }, tag) {
    const query = cutQuery(words)
    const read = query === '' ? undefined : (await sources.queries.read(locale, query))?.filters
    const { went, barred, gender } =
      product === undefined ? nothingKnown : await wentWith(sources, locale, product, ageRead(read))
    const found = new Map<string, ProductHit>()
    // What is not needed any more is not looked for: anybody can ask for pages that are not there.
    const fill = async (look: () => Promise<readonly ProductHit[]> | readonly ProductHit[]) => {
      if (found.size >= MOST) return
      for (const hit of await look())
        if (hit.objectID !== product && !barred.has(hit.objectID)) found.set(hit.objectID, hit)
    }
    await fill(() => went)
    if (query !== '') await fill(() => available(sources, locale, query, [[ofAge(gender ?? ageRead(read))]]))
    if (read && !gender) await fill(() => popularOf(sources, locale, read))
    const [first] = found.values()
    const age = ofAge(gender ?? ageRead(read) ?? first?.custom_fields.Gender)
    await fill(() => available(sources, locale, '', [[age]]))
    const tiles = tilesOf([...found.values()], MOST)
    tag(...tiles.map(({ id }) => tags.tile(id)))
    return tiles
  },
})

type Went = { went: readonly ProductHit[]; barred: ReadonlySet<string>; gender?: Gender }
const nothingKnown: Went = { went: [], barred: new Set() }

/**
 * What went with a product that is gone, by merchandisers and by what was learned, and what is popular of its kind.
 * @param asked whom the address is about, where nobody knows it of the product
 */
async function wentWith(
  sources: ListingSources & Pick<CompanionSources, 'recommendations'>,
  locale: Locale,
  id: string,
  asked: Gender | undefined,
): Promise<Went> {
  const { catalogue, hits, recommendations } = sources
  const [{ barred, ...known }, { category, gender = asked }] = [
    await recommendations.of([id]),
    await catalogue.gone(id),
  ]
  const [pinned, learned] = [await hits.of(locale, known.pinned), await hits.of(locale, known.learned)]
  const ofCategory = category === undefined ? undefined : [[is(attributes.category, category)], [ofAge(gender)]]
  const whom = gender && { gender }
  const sure = { gone: { id, ...whom }, pinned, learned, barred }
  const chosen = chooseInstead({ ...sure, alike: [] }, MOST)
  if (chosen.length >= MOST || !ofCategory) return { went: chosen, barred, ...whom }
  const alike = await available(sources, locale, '', ofCategory)
  return { went: chooseInstead({ ...sure, alike }, MOST), barred, ...whom }
}

/** What is popular of the categories, brands, activities and people that were understood; of fewer where that is none. */
async function popularOf(sources: ListingSources, locale: Locale, read: ReadFilters): Promise<ProductHit[]> {
  const { categories, genders, brands, activities } = read
  const all = { ...emptyQuery, categories, genders, brands, activities }
  const [whole, part] = [all, { ...all, brands: [], activities: [] }].map((query) => listingFilters(query).facetFilters)
  const age = [ofAge(ageRead(read))]
  // Some categories have things for children alone.
  for (const filters of [[...whole!, age], [...part!, age], part!]) {
    const found = filters.some((any) => any !== age) ? await available(sources, locale, '', filters) : []
    if (found.length > 0) return found
  }
  return []
}

const ageRead = (read: ReadFilters | undefined): Gender | undefined => read?.genders.find((gender) => gender === 'kids')
const available = (
  sources: ListingSources,
  locale: Locale,
  query: string,
  facetFilters: readonly (readonly string[])[],
): Promise<ProductHit[]> => popularHits(sources, locale, { query, facetFilters, hitsPerPage: LOOKED_AT })

const tilesOf = (hits: readonly ProductHit[], most: number): Tile[] => hits.slice(0, most).map(tileFromHit)

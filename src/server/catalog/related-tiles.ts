import type { Product } from '../../domain/catalog/product.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import { listingIndex } from '../../domain/search/listing-search.ts'
import type { ListingSources } from './listing-sources.ts'

const RELATED = 8
const GENDER = 'custom_fields.Gender'

/**
 * What can be bought and is most like a product: the same category first, then the same gender and brand, the popular
 * ones before the others; where its category has too few, of the whole shop.
 */
export async function relatedTiles({ searchClient, hits }: ListingSources, product: Product): Promise<Tile[]> {
  const [category] = product.categories
  const like = async (filters: string[][]) => {
    const { hits: found } = await searchClient.search(listingIndex(product.locale, 'popular'), {
      query: '',
      facetFilters: [
        ['inStock:true'],
        [`objectID:-${product.id}`],
        // Nobody looks for a child's fleece beside one of their own, or the other way around.
        ...(product.gender ? [[product.gender === 'kids' ? `${GENDER}:kids` : `${GENDER}:-kids`]] : []),
        ...filters,
      ],
      optionalFilters: [
        ...(product.gender ? [`${GENDER}:${product.gender}<score=3>`] : []),
        `brandKey:${product.brand.key}<score=1>`,
      ],
      hitsPerPage: RELATED,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
      attributesToSnippet: [],
      enableRules: false,
      analytics: false,
    })
    return found.map(({ objectID }) => objectID)
  }
  const near = category === undefined ? [] : await like([[`categoryKeys:${category}`]])
  const codes = near.length < RELATED ? [...new Set([...near, ...(await like([]))])].slice(0, RELATED) : near
  return (await hits.of(product.locale, codes)).map(tileFromHit)
}

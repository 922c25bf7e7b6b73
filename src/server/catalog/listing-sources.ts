import type { QueryReader } from '../search/query-reader.ts'
import type { ProductHits } from '../search/product-hits.ts'
import type { ShopperChoices } from '../search/shopper-choices.ts'
import type { SearchClient } from '../search/search-client.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * What lists of products are made from: the search, which may be a hosted one, gives the order; hits fill the tiles.
 */
export type ListingSources = { catalogue: Catalogue; searchClient: SearchClient; hits: ProductHits }
/** What searches are made from besides. */
export type SearchSources = ListingSources & { queries: QueryReader; choices: Pick<ShopperChoices, 'first'> }

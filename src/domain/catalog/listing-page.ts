import type { Both } from '../locale.ts'
import type { ReadFilters } from '../search/understanding/query-reading.ts'
import type { Facets } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'
import type { Picture } from './product.ts'
import type { Scope } from './scope.ts'
import type { Tile } from './tile.ts'

export type Crumb = { name: string; href: string }

/** What was read from the words of a search; `query` of the page has it where it leaves anything to show. */
export type Understood = {
  read: ReadFilters
  /** Without what was read: what is looked for. */
  rest: string
  /** Not where it would leave nothing: then the words are looked for. */
  isApplied: boolean
  /** It asks for the shopper’s own store, which pages do not know. */
  inMyStore: boolean
  /** Of brands, categories, sizes and stores, by kind and key: `brand:nordlys`. */
  names: Record<string, string>
}

/** A listing as its page shows it, in one language: category, brand, collection, deals, new arrivals or search. */
export type ListingPage = {
  title: string
  description: string
  picture?: Picture
  /** From the shop's root down; the page itself is the last. */
  crumbs: Crumb[]
  /** Narrower categories that are not empty, for the links above the grid. */
  children: { name: string; href: string; count: number; picture?: Picture }[]
  /** Path without query, in both languages: canonical, hreflang and the language switch. */
  path: Both
  /** The part of the catalogue it shows. */
  scope: Scope
  query: ListingQuery
  /** What the store is called that the query names. */
  storeName?: string
  total: number
  page: number
  pages: number
  tiles: Tile[]
  facets: Facets
  /** Filters that were read from the words of a search. */
  understood?: Understood
  /** Words of a search, besides what was read from it, that none of the products has. */
  unmet?: string[]
  /**
   * Where little or nothing is found: suggested spellings and other places to look; for nothing also what is popular.
   */
  instead?: { searches: { text: string; href: string }[]; categories: Crumb[]; popular: Tile[] }
  /** Set on a brand's page. */
  brand?: { name: string; origin: string; founded?: number; logo?: Picture }
}

/** A URL that has moved permanently. */
export type MovedListing = { movedTo: string }

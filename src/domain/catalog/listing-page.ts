import type { Both } from '../locale.ts'
import type { Facets } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'
import type { Picture } from './product.ts'
import type { Scope } from './scope.ts'
import type { Tile } from './tile.ts'

export type Crumb = { name: string; href: string }

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
  total: number
  page: number
  pages: number
  tiles: Tile[]
  facets: Facets
  /** For an empty result: suggested spellings, and other places to look. */
  instead?: { searches: { text: string; href: string }[]; categories: Crumb[] }
  /** Set on a brand's page. */
  brand?: { name: string; origin: string; founded?: number; logo?: Picture }
}

/** A URL that has moved permanently. */
export type MovedListing = { movedTo: string }

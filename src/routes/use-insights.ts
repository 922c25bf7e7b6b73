import { useEffect } from 'react'
import type { Tile } from '../domain/catalog/tile.ts'
import type { ListingSearch } from '../domain/search/listing-search.ts'
import { isGranted, useIsGranted } from '../features/analytics/consent-state.ts'
import { useSettings } from '../ui/shop-settings.ts'

const code = () => import('../features/analytics/listing-insights.ts')
const productCode = () => import('../features/analytics/search-insights.ts')
/** A code that does not come loses a figure, nothing else. */
const ignore = () => undefined

type Select = (tile: Tile, place: number) => void

/** One after the other. */
export const bothOf =
  (first: Select, second: Select): Select =>
  (tile, place) => {
    first(tile, place)
    second(tile, place)
  }

/** Sends a listing's view and its clicks to the search provider (acceptance 109); its code comes after consent only. */
export function useListingInsights(search: ListingSearch): Select {
  const hosted = useSettings().hostedSearch
  const granted = useIsGranted('C0002')
  const text = search.askedAs ?? search.text ?? ''
  const key = granted && text !== '' ? JSON.stringify(search) : undefined
  useEffect(() => {
    if (key !== undefined)
      code().then(({ listingInsights }) => listingInsights(hosted).shown(JSON.parse(key) as ListingSearch), ignore)
  }, [key, hosted])
  return (tile, place) => {
    if (isGranted('C0002'))
      code().then(({ listingInsights }) => listingInsights(hosted).clicked(search, tile.id, place), ignore)
  }
}

/** Notifies the search provider that a product it found was added to the cart (acceptance 109). */
export function useConversions() {
  const hosted = useSettings().hostedSearch
  const track = (use: (insights: ReturnType<Awaited<ReturnType<typeof productCode>>['searchInsights']>) => void) => {
    if (isGranted('C0002')) productCode().then(({ searchInsights }) => use(searchInsights(hosted)), ignore)
  }
  return {
    addedToCart: (id: string) => track((insights) => insights.addedToCart(id)),
  }
}

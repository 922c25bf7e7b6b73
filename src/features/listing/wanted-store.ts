import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'

/** Whether the shopper wants what their store has, and was sent to choose one first. */
let isWanted = false
export const wantStore = (): void => {
  isWanted = true
}

type Props = { place: ListingPlace; query: ListingQuery; myStore: { slug: string } | undefined }

/** Filters the listing by the store that is chosen because of it; one chosen for another reason filters nothing. */
export function WantedStore({ place, query, myStore }: Props): null {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const href = myStore && listingHref(place, { ...query, store: myStore.slug, page: 1 })
  useEffect(() => {
    if (!isWanted) return
    // Whoever closes the stores without choosing wants it no more.
    if (hash === '' || href !== undefined) isWanted = false
    if (href !== undefined) void navigate(href, { replace: true, preventScrollReset: true })
  }, [hash, href, navigate])
  return null
}

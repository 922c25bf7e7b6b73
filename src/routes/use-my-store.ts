import { useFavouriteStore } from '../features/stores/favourite-store.ts'
import { getLocale } from '../paraglide/runtime.js'

/** The shopper's store for the filters of a listing; its name comes with the list of stores. */
export function useMyStore(): { slug: string; name?: string } | undefined {
  const { slug, store } = useFavouriteStore(getLocale())
  return slug === undefined ? undefined : { slug, ...(store && { name: store.name }) }
}

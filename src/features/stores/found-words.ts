import { languageTag, type Locale } from '../../domain/locale.ts'
import type { FoundStores, StoreWish } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { provinceName } from './store-words.ts'

/** How the list of stores is read in a language. */
export const listWords = (locale: Locale) => ({ provinceName, languageTag: languageTag[locale] })

/**
 * How many stores were found, and how they are sorted.
 * @param from the store whose distance sorts them where the shopper named no place
 */
export function foundText({ stores, place }: FoundStores, { near }: StoreWish, from?: { name: string }): string {
  if (stores.length === 0) return m.store_found_none()
  const named = place ?? (near ? undefined : from)
  const sorted = named ? m.store_sorted_place({ place: named.name }) : near ? m.store_sorted_here() : ''
  return [m.store_found({ count: stores.length }), sorted].filter(Boolean).join(' · ')
}

/** A distance as people say it: near ones to half a kilometre, far ones whole. */
export function kmText(km: number, locale: Locale): string {
  const rounded = km < 10 ? Math.max(0.5, Math.round(km * 2) / 2) : Math.round(km)
  return m.store_km({ km: new Intl.NumberFormat(languageTag[locale]).format(rounded) })
}

/** The stores of one marker of a map, by their names; several with how many they are. */
export const namesText = (names: readonly string[]): string =>
  [...(names.length > 1 ? [m.store_found({ count: names.length })] : []), ...names].join(' · ')

import { provinceOf } from '../address/province.ts'
import { findPlace, placeOfProvince, plainText, withSaints } from '../geo/find-place.ts'
import type { Place } from '../geo/places.ts'
import { distanceKm, type Point } from '../geo/point.ts'
import { isClosedForGood } from '../pickup/pickup.ts'
import { isOpen } from '../store-hours/opening-message.ts'
import { dayInZone, type Instant } from '../time.ts'
import type { ListedStore } from './listed-store.ts'

/**
 * A shopper's query to the store list: a place or words, the shopper's position, the services required, and whether the
 * store must be open.
 */
export type StoreWish = { text?: string; near?: Point; services?: readonly string[]; openNow?: boolean }

export type FoundStore = ListedStore & { /** From where the shopper is, or asked about. */ km?: number }
export type FoundStores = { stores: FoundStore[]; /** The town that the text was understood as. */ place?: Place }

type Words = { provinceName(code: string): string; languageTag: string }

/**
 * The stores that a shopper means. A province lists its own; a province without one, a town or a postal code sorts
 * all by distance; other text must appear in a store's name or address. Without text they come by distance from where
 * the shopper is, or by province and name. `now` is undefined until the browser supplies it: until then no store is
 * known to be open.
 */
export function findStores(
  all: readonly ListedStore[],
  wish: StoreWish,
  now: Instant | undefined,
  words: Words,
): FoundStores {
  const stores = all.filter(
    (store) =>
      isStillOpen(store, now) &&
      (wish.services ?? []).every((service) => store.services.includes(service)) &&
      (!wish.openNow || (now !== undefined && isOpen(store.hours, now))),
  )
  const asked = plainText(wish.text ?? '')
  if (asked === '') return { stores: wish.near ? byDistance(stores, wish.near) : byName(stores, words) }
  const province = isTownToo(asked) ? undefined : provinceOf(wish.text ?? '')
  const ofProvince = stores.filter((store) => store.province === province)
  if (ofProvince.length > 0)
    return { stores: wish.near ? byDistance(ofProvince, wish.near) : byName(ofProvince, words) }
  const place = province ? placeOfProvince(province) : findPlace(wish.text ?? '')
  if (place) return { stores: byDistance(stores, place), place }
  const matching = stores.filter((store) => {
    const text = textOf(store, words)
    const textWithSaints = withSaints(text)
    return asked.split(' ').every((word) => text.includes(word) || textWithSaints.includes(withSaints(word)))
  })
  return { stores: wish.near ? byDistance(matching, wish.near) : byName(matching, words) }
}

/** The store nearest to a place; undefined without any. */
export const nearest = (stores: readonly ListedStore[], from: Point): ListedStore | undefined =>
  byDistance(stores, from)[0]

/** Every store with its distance in kilometres, the nearest first. */
export const byDistance = (stores: readonly ListedStore[], from: Point): FoundStore[] =>
  stores.map((store) => ({ ...store, km: distanceKm(from, store) })).toSorted((a, b) => a.km - b.km)

const byName = (stores: readonly ListedStore[], { provinceName, languageTag }: Words): FoundStore[] =>
  stores.toSorted(
    (a, b) =>
      provinceName(a.province).localeCompare(provinceName(b.province), languageTag) ||
      a.name.localeCompare(b.name, languageTag),
  )

/** Whether a store has not closed permanently; without a moment, which no cached page has, all count. */
export const isStillOpen = (store: ListedStore, now: Instant | undefined) =>
  now === undefined || !isClosedForGood(store, dayInZone(now, store.hours.timeZone))

/** Québec is a province and its capital: the query returns the stores near the capital. */
const isTownToo = (asked: string) => plainText(findPlace(asked)?.name ?? '') === asked

const textOf = ({ name, street, city, province, postalCode }: ListedStore, { provinceName }: Words) =>
  plainText([name, street, city, province, provinceName(province), postalCode, postalCode.replace(' ', '')].join(' '))

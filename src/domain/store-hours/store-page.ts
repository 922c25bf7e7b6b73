import type { Picture } from '../catalog/product.ts'
import type { Both } from '../locale.ts'
import type { Day } from '../time.ts'
import type { StoreHours } from './store-hours.ts'

/**
 * A store in one language. Whether it is open now is worked out in the browser from its hours: the page is cached
 * (acceptance 113).
 */
export type StorePage = {
  slug: string
  name: string
  description: string
  street: string
  city: string
  province: string
  postalCode: string
  latitude: number
  longitude: number
  phone: string
  services: string[]
  /** Closed permanently: the first day after closing, `YYYY-MM-DD`. */
  closedOn?: Day
  departments: string[]
  events: { date: string; title: string; text: string }[]
  hours: StoreHours
  picture?: Picture
  /** Of the rooms, the counters, the neighbourhood. */
  pictures: Picture[]
  path: Both
}

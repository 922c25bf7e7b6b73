import type { StorePage } from '../store-hours/store-page.ts'

/** A store as lists, the store picker and the favourite need it. */
export type ListedStore = Pick<
  StorePage,
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'services'
  | 'closedOn'
  | 'hours'
  | 'path'
>

/** No more of it than that, such as how far it was from somewhere. */
export const toListedStore = ({
  slug,
  name,
  street,
  city,
  province,
  postalCode,
  latitude,
  longitude,
  phone,
  services,
  closedOn,
  hours,
  path,
}: ListedStore | StorePage): ListedStore => ({
  slug,
  name,
  street,
  city,
  province,
  postalCode,
  latitude,
  longitude,
  phone,
  services,
  ...(closedOn && { closedOn }),
  hours,
  path,
})

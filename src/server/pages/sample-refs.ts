import type { Id } from '../../cms/from-doc/localized.ts'

/** Documents that samples show; any of the shop's own. */
export type SampleRefs = {
  categories: Id[]
  products: Id[]
  collection: Id
  pages: Id[]
  stores: Id[]
  wide: Id
  other: Id
  video?: Id
}

import type { Both } from '../locale.ts'

/** A product for children that is taxed in full, since it has no tax class: the merchant should check it. */
export type TaxedInFull = {
  /** Of its document. */
  id: string
  code: string
  title: Both
  /** Where it is listed. */
  categories: Both[]
}

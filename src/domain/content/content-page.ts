import type { Picture } from '../catalog/product.ts'
import type { Both } from '../locale.ts'
import type { Slice } from './slice.ts'

/** A page made by editors, in one language (acceptance 73). */
export type ContentPage = {
  title: string
  summary: string
  picture?: Picture
  hideTopRibbonAndStoreSelector: boolean
  /** Its path in both languages; a language it is not written in is missing. */
  path: Partial<Both>
  /** Its title for search engines and tabs, where that is another. */
  metaTitle?: string
  noindex?: boolean
  /** Where the language link leads, if not to the page in the other language (acceptance 29). */
  alternateLocaleUrl?: string
  slices: Slice[]
}

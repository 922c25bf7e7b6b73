import type { Both, Locale } from '../../domain/locale.ts'

/** What the list of products shows of one beside its fields. Amounts in cents; units that can be sold online. */
export type ListFacts = {
  /** The file of its first picture. */
  picture: string | undefined
  /** The lowest and the highest of what its variants cost, as the product has it. */
  prices: [lowest: number, highest: number] | undefined
  /** Undefined where none of its variants is sold online. */
  stock: number | undefined
  /** How many of its variants are nearly gone, by the limit of the product. */
  low: number
  /** Whether title, slug and description are written in a language. */
  complete: Both<boolean>
  /** Whether it is in the shop, whatever drafts there are of it. */
  isPublished: boolean
}

/**
 * What is said of a product in a language.
 * @param isDraft whether the newest of it, which the list shows, is not published
 */
export function languageState(
  { complete, isPublished }: Pick<ListFacts, 'complete' | 'isPublished'>,
  isDraft: boolean,
  locale: Locale,
): 'incomplete' | 'draft' | 'changed' | 'published' {
  if (!complete[locale]) return 'incomplete'
  if (!isPublished) return 'draft'
  return isDraft ? 'changed' : 'published'
}

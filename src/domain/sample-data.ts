import type { Both } from './locale.ts'

/**
 * The collections that the sample catalogue fills, in the order in which they are removed: what refers to others goes
 * before them. Colours and tax rates are not among them: any shop can use those.
 */
export const sampleCollections = [
  'questions',
  'reviews',
  'pages',
  'menus',
  'promo-messages',
  'redirects',
  'products',
  'size-guides',
  'stores',
  'promo-codes',
  'product-collections',
  'categories',
  'brands',
  'sellers',
  'tags',
  'videos',
  'media',
] as const
export type SampleCollection = (typeof sampleCollections)[number]

/** The line below the sign of the sample shop. */
export const sampleSlogan: Both = {
  en: 'Gear for the carry between waters.',
  fr: 'L’équipement qui passe d’un lac à l’autre.',
}

/** A document of any collection, as `collection id`. */
export type DocName = `${string} ${number | string}`

/**
 * What is left to remove where some documents stay: these hold what they refer to, and that in turn what it refers to.
 * @param removable the documents that nobody changed
 * @param staying what the documents that stay refer to
 * @param referredBy what a removable document refers to
 */
export function withoutReferenced(
  removable: ReadonlySet<DocName>,
  staying: Iterable<DocName>,
  referredBy: (name: DocName) => Iterable<DocName>,
): Set<DocName> {
  const left = new Set(removable)
  const waiting = [...staying]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    if (left.delete(name)) waiting.push(...referredBy(name))
  return left
}

/** Whether what was typed confirms the removal: the name of the shop, in capitals or not. */
export const confirmsRemoval = (typed: unknown, shop: string): boolean =>
  typeof typed === 'string' && typed.trim().toLocaleLowerCase('en') === shop.trim().toLocaleLowerCase('en')

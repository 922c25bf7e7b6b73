/** How many products get or lose a tag at once. */
export const MOST_TAGGED = 1000
export const tagDeeds = ['add', 'remove'] as const
export type TagDeed = (typeof tagDeeds)[number]

type Tagged = { tag: string; skus: string[] }

/**
 * The tags of a product with or without one; undefined where nothing changes. A tag is added to all of a product; where
 * it is on some of its SKUs already, somebody chose those, and they stay.
 */
export function retagged(tags: readonly Tagged[], tag: string, deed: TagDeed): Tagged[] | undefined {
  const isThere = tags.some((one) => one.tag === tag)
  if (isThere === (deed === 'add')) return undefined
  return deed === 'add' ? [...tags, { tag, skus: [] }] : tags.filter((one) => one.tag !== tag)
}

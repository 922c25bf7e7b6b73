import type { ProductTag } from './tag.ts'

/** The target of a tag: a page, the tag info, or nothing. */
export type TagTarget = { kind: 'link'; path: string } | { kind: 'info'; id: string } | { kind: 'text' }

/**
 * The target of a tag; `knownIds` are the ids of `productTagInfoData`. A link without a path leads nowhere (acceptance
 * 54).
 */
export function tagTarget(tag: Pick<ProductTag, 'id' | 'path' | 'isLink'>, knownIds: ReadonlySet<string>): TagTarget {
  if (tag.isLink && tag.path) return { kind: 'link', path: tag.path }
  return knownIds.has(tag.id) ? { kind: 'info', id: tag.id } : { kind: 'text' }
}

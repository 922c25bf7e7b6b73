import type { ProductTag } from './tag.ts'

/** What a tag leads to: a page, the tag info, or nothing. */
export type TagTarget = { kind: 'link'; path: string } | { kind: 'info'; id: string } | { kind: 'text' }

/**
 * What a tag leads to; `knownIds` are the ids of `productTagInfoData`. A link without a path is none (acceptance 54).
 */
export function tagTarget(tag: Pick<ProductTag, 'id' | 'path' | 'isLink'>, knownIds: ReadonlySet<string>): TagTarget {
  if (tag.isLink && tag.path) return { kind: 'link', path: tag.path }
  return knownIds.has(tag.id) ? { kind: 'info', id: tag.id } : { kind: 'text' }
}

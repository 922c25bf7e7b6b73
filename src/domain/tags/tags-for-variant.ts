import type { ProductTag } from './tag.ts'

/**
 * The tags of the SKUs shown, primary ones first, else in their own order. A tag without SKUs is for all; one with SKUs
 * only for those, so it appears or goes as the shopper changes colour or size (acceptance 53). `skus` is one SKU, those
 * of a colour, or all of a tile: a tag of any of them is shown.
 */
export function tagsFor<T extends Pick<ProductTag, 'hierarchy' | 'variants'>>(
  tags: readonly T[],
  skus: readonly string[],
): T[] {
  const remaining = tags.filter(({ variants }) => variants.length === 0 || variants.some((sku) => skus.includes(sku)))
  return [
    ...remaining.filter(({ hierarchy }) => hierarchy === 'primary'),
    ...remaining.filter(({ hierarchy }) => hierarchy !== 'primary'),
  ]
}

/** The tags that every one of these SKUs has: what may be said of all sizes before one is chosen. */
export const tagsOfEvery = <T extends Pick<ProductTag, 'hierarchy' | 'variants'>>(
  tags: readonly T[],
  skus: readonly string[],
): T[] =>
  tagsFor(
    tags.filter(({ variants }) => variants.length === 0 || skus.every((sku) => variants.includes(sku))),
    skus,
  )

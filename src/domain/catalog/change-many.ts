/** How many products are changed at once. */
export const MOST_CHANGED = 5000
export const manyDeeds = ['add', 'remove'] as const
export type ManyDeed = (typeof manyDeeds)[number]
/** What many products get or lose: something that is chosen, or their sale online. */
export const manyKinds = ['tags', 'collections', 'categories', 'online'] as const
export type ManyKind = (typeof manyKinds)[number]
export type ManyChange = { kind: ManyKind; key: string; deed: ManyDeed }

type Tagged = { tag: string; skus: string[] }
type Line = { tags: Tagged[]; collections: string[]; categories: string[]; variants: { stocked: boolean }[] }

/**
 * A product with something more or less; undefined where nothing changes, `only` where it would lose its only category.
 * A tag is added to all of a product; where it is on some of its SKUs already, somebody chose those, and they stay.
 */
export function changed<Given extends Line>(line: Given, { kind, key, deed }: ManyChange): Given | 'only' | undefined {
  const isAdded = deed === 'add'
  if (kind === 'online') {
    if (line.variants.every(({ stocked }) => stocked === isAdded)) return undefined
    return { ...line, variants: line.variants.map((variant) => ({ ...variant, stocked: isAdded })) }
  }
  if (kind === 'tags') {
    if (line.tags.some(({ tag }) => tag === key) === isAdded) return undefined
    return {
      ...line,
      tags: isAdded ? [...line.tags, { tag: key, skus: [] }] : line.tags.filter(({ tag }) => tag !== key),
    }
  }
  const keys = line[kind]
  if (keys.includes(key) === isAdded) return undefined
  const left = isAdded ? [...keys, key] : keys.filter((one) => one !== key)
  return kind === 'categories' && left.length === 0 ? 'only' : { ...line, [kind]: left }
}

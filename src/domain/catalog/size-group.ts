import type { Gender } from './product.ts'

/** What a size is a size of, in the order in which a filter shows them. */
export const sizeGroups = ['clothing', 'waist', 'footwear', 'kids', 'kids-footwear', 'one-size', 'gear'] as const
export type SizeGroup = (typeof sizeGroups)[number]

/** Keys of categories whose products are worn on feet, socks and insoles left out: those come in letters. */
const footwear = ['footwear', 'kids-footwear', 'ski-boots', 'climbing-shoes']
const clothing = ['clothing', 'running-clothing', 'kids-outerwear', 'kids-layers', 'kids-accessories']

/**
 * The group of one size of a product. A `6` is a shoe, a waist or a child of six: the product decides, by its
 * categories (ancestors and rule categories included) and whose cut it has.
 */
export function sizeGroupOf(
  key: string,
  { categoryKeys, gender }: { categoryKeys: readonly string[]; gender?: Gender },
): SizeGroup {
  const isIn = (keys: readonly string[]) => keys.some((each) => categoryKeys.includes(each))
  const isNumber = /^\d+(\.\d+)?$/.test(key)
  if (/^(one-size|onesize|os|tu)$/.test(key)) return 'one-size'
  if (isNumber && isIn(footwear)) return gender === 'kids' ? 'kids-footwear' : 'footwear'
  if (gender === 'kids' && isIn(clothing)) return 'kids'
  if (/^(\d+t|\d+-\d+[my]|\d+y)$/.test(key)) return 'kids'
  if (isNumber && isIn(clothing)) return 'waist'
  if (/^(x{0,3}[sl]|m|\d+x|s-m|m-l|l-xl)$/.test(key)) return 'clothing'
  return 'gear'
}

/** A value of a facet: how many products have a size as one of a group. */
export const sizeGroupLabel = (group: SizeGroup, key: string): string => `${group}|${key}`

/** Counts by label, as counts of each size by group; groups without sizes are not there. */
export function bySizeGroup(counts: Readonly<Record<string, number>>): Partial<Record<SizeGroup, Map<string, number>>> {
  const groups: Partial<Record<SizeGroup, Map<string, number>>> = {}
  for (const [label, count] of Object.entries(counts)) {
    const at = label.indexOf('|')
    const group = sizeGroups.find((each) => each === label.slice(0, at))
    if (group) (groups[group] ??= new Map()).set(label.slice(at + 1), count)
  }
  return groups
}

type Sized = { key: string; count: number; chosen: boolean }

/**
 * The sizes of a facet in their groups, each with the products it has there. One size may be in two groups: to choose
 * it chooses both, as its address says nothing else. A chosen size that no product has any more is in none of them, and
 * stays in the last.
 */
export function groupedSizes<Value extends Sized>(
  values: readonly Value[],
  counts: Readonly<Record<string, number>>,
): { group: SizeGroup; values: Value[] }[] {
  const groups = bySizeGroup(counts)
  const shown = sizeGroups.filter((group) => groups[group])
  const inNone = values.filter(({ key }) => shown.every((group) => !groups[group]?.has(key)))
  return shown.map((group, at) => ({
    group,
    values: [
      ...values.flatMap((value) => {
        const count = groups[group]?.get(value.key)
        return count === undefined ? [] : [{ ...value, count }]
      }),
      ...(at === shown.length - 1 ? inNone : []),
    ],
  }))
}

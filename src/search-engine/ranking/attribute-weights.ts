import type { Segment } from '../index/segment.ts'
import { bareName, searchableOf, type SearchableAttribute, type Settings } from '../settings/settings.ts'

/**
 * The first searchable attribute weighs 5, each further 0.6 of the one before, the last ones 1: a title several times
 * a text, as is usual for BM25F.
 */
const [HEAVIEST, NEXT] = [5, 0.6]
const weightOfRank = (rank: number) => Math.max(1, HEAVIEST * NEXT ** rank)

export type AttributeUse = {
  /** By number of the attribute in the segment; 0: words there do not count. */
  weights: Float32Array
  ranks: { rank: number; isOrdered: boolean }[]
  isRestricted: boolean
}

const known = new WeakMap<Segment, WeakMap<Settings, AttributeUse>>()

/** The weight of each attribute of a segment under these settings, which are immutable. */
export function attributeUse(
  segment: Segment,
  settings: Settings,
  restrict: readonly string[] | undefined,
): AttributeUse {
  if (restrict && restrict.length > 0) return made(segment, settings, restrict)
  let own = known.get(segment)
  if (!own) known.set(segment, (own = new WeakMap()))
  let use = own.get(settings)
  if (!use) own.set(settings, (use = made(segment, settings, undefined)))
  return use
}

function made(segment: Segment, settings: Settings, restrict: readonly string[] | undefined): AttributeUse {
  const { attributes } = segment.data
  const searchable: Weighted[] = searchableOf(settings) ?? byLength(attributes)
  const allowed =
    restrict && restrict.length > 0 && !restrict.includes('*') ? new Set(restrict.map(bareName)) : undefined
  const weights = new Float32Array(256)
  const ranks = attributes.map(({ name }, at) => {
    const own = searchable.find((each) => each.name === name)
    if (own && (!allowed || allowed.has(name)))
      weights[at] = settings.attributeWeights?.[name] ?? own.weight ?? weightOfRank(own.rank)
    return { rank: own?.rank ?? searchable.length, isOrdered: own?.isOrdered ?? false }
  })
  return { weights, ranks, isRestricted: attributes.some((_, at) => weights[at] === 0) }
}

type Weighted = SearchableAttribute & { weight?: number }

/**
 * Without configured attributes, short ones carry more information per word: the weight falls with the root of the mean
 * length.
 */
function byLength(attributes: readonly { name: string; averageLength: number }[]): Weighted[] {
  const longest = Math.max(1, ...attributes.map(({ averageLength }) => averageLength))
  return attributes.map(({ name, averageLength }) => ({
    name,
    rank: 0,
    isOrdered: false,
    weight: averageLength > 0 ? Math.max(1, Math.min(HEAVIEST, Math.sqrt(longest / averageLength))) : 1,
  }))
}

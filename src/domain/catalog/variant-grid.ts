/** A colour or a size: its key, which is empty where a product has none, and its name. */
export type GridOption = { key: string; name: string }
type Chosen = { colour?: string | null | undefined; size?: string | null | undefined }

export type VariantGrid = {
  rows: GridOption[]
  columns: GridOption[]
  /** The places of variants in the product's own list, by `cellKey`. The first of two that are alike. */
  places: Map<string, number>
}

export const cellKey = (colour: string | null | undefined, size: string | null | undefined): string =>
  JSON.stringify([colour ?? '', size ?? ''])

/**
 * The variants of a product as a table, colours down and sizes across. A product without colours has one row, one
 * without sizes one column. What a variant has and the product lacks gets a line of its own: nothing is hidden.
 * @param nameOf what a key is called that is not one of the product's
 */
export function variantGrid(
  variants: readonly Chosen[],
  colours: readonly GridOption[],
  sizes: readonly GridOption[],
  nameOf: (key: string) => string,
): VariantGrid {
  const places = new Map<string, number>()
  for (const [at, { colour, size }] of variants.entries()) {
    const key = cellKey(colour, size)
    if (!places.has(key)) places.set(key, at)
  }
  const lines = (own: readonly GridOption[], used: readonly (string | null | undefined)[]): GridOption[] => {
    const known = new Set(own.map(({ key }) => key))
    const others = [...new Set(used.map((key) => key ?? ''))].filter((key) => !known.has(key))
    const all = [...own, ...others.map((key) => ({ key, name: nameOf(key) }))]
    return all.length > 0 ? all : [{ key: '', name: nameOf('') }]
  }
  return {
    rows: lines(
      colours,
      variants.map(({ colour }) => colour),
    ),
    columns: lines(
      sizes,
      variants.map(({ size }) => size),
    ),
    places,
  }
}

/** What follows for the variants once a colour or a size is chosen, or is one no more. */
export type GridChange = {
  /** Variants there are now, and the place of the one whose figures they take, if there is one. */
  added: { colour: string; size: string; like: number | undefined }[]
  /** Variants that get the first colour, or the first size, or lose the last. */
  moved: { at: number; colour: string; size: string }[]
  removed: number[]
}

const other = { colour: 'size', size: 'colour' } as const

/**
 * A colour or size more: the variants of each size or colour beside it, as costly and heavy as those that are there.
 * The first one is that of the variants that had none.
 * @param beside the keys of the other option of the product
 */
export function withOption(
  variants: readonly Chosen[],
  option: 'colour' | 'size',
  key: string,
  beside: readonly string[],
): GridChange {
  const own = (at: number) => variants[at]?.[option] ?? ''
  const nameless = variants.flatMap((_, at) => (own(at) === '' ? [at] : []))
  const across = (at: number) => variants[at]?.[other[option]] ?? ''
  const moved = nameless.map((at) => placed(option, key, across(at), at))
  const there = new Set([
    ...nameless.map(across),
    ...variants.flatMap((_, at) => (own(at) === key ? [across(at)] : [])),
  ])
  const added = (beside.length > 0 ? beside : ['']).flatMap((each) => {
    if (there.has(each)) return []
    const like = variants.findIndex((_, at) => across(at) === each)
    return [{ ...named(option, key, each), like: like >= 0 ? like : variants.length > 0 ? 0 : undefined }]
  })
  return { added, moved, removed: [] }
}

/** A colour or size less: its variants go, but for those of the last one, which have none from then on. */
export function withoutOption(
  variants: readonly Chosen[],
  option: 'colour' | 'size',
  key: string,
  left: readonly string[],
): GridChange {
  const own = variants.flatMap((variant, at) => ((variant[option] ?? '') === key ? [at] : []))
  return left.length > 0
    ? { added: [], moved: [], removed: own }
    : { added: [], moved: own.map((at) => placed(option, '', variants[at]?.[other[option]] ?? '', at)), removed: [] }
}

const named = (option: 'colour' | 'size', key: string, across: string) =>
  option === 'colour' ? { colour: key, size: across } : { colour: across, size: key }
const placed = (option: 'colour' | 'size', key: string, across: string, at: number) => ({
  at,
  ...named(option, key, across),
})

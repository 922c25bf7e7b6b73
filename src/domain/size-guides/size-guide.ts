import type { Gender } from '../catalog/product.ts'
import type { Both } from '../locale.ts'

/** What is measured, in the order of the columns. */
export const measures = ['chest', 'waist', 'hips', 'inseam', 'height', 'foot', 'hand', 'head'] as const
export type Measure = (typeof measures)[number]

/** From and to in whole millimetres; only `from` where a size has one figure. */
export type SizeRange = { from: number; to?: number }
/** One figure of one size, as editors write it. */
export type SizeLine = SizeRange & { size: string; measure: Measure }

/** A table of sizes in one language. `rows` have one range, or none, for each of `measures`. */
export type SizeGuide = {
  name: string
  slug: string
  /** What to do, a line each. */
  howTo: string[]
  /** For who is between two sizes. */
  between: string
  measures: Measure[]
  rows: { size: string; ranges: (SizeRange | undefined)[] }[]
}
export type SizeGuidePage = SizeGuide & { path: Both }

/** Which products a guide is for: all that is set must be true of one. Keys of categories; none for any. */
export type SizeGuideScope = { brand?: string; categories: readonly string[]; gender?: Gender }

/** Lines as a table: sizes in the order they are first named, measures in the order of columns. */
export function sizeTable(lines: readonly SizeLine[]): Pick<SizeGuide, 'measures' | 'rows'> {
  const shown = measures.filter((measure) => lines.some((line) => line.measure === measure))
  return {
    measures: shown,
    rows: [...new Set(lines.map(({ size }) => size))].map((size) => ({
      size,
      ranges: shown.map((measure) => {
        const line = lines.find((each) => each.size === size && each.measure === measure)
        return line && { from: line.from, ...(line.to !== undefined && { to: line.to }) }
      }),
    })),
  }
}

/** The words that are wrong with lines: a figure written twice, or a range that ends before it begins. */
export function sizeLineFault(lines: readonly SizeLine[]): { at: number; problem: 'twice' | 'backwards' } | undefined {
  for (const [at, { size, measure, from, to }] of lines.entries()) {
    if (to !== undefined && to < from) return { at, problem: 'backwards' }
    if (lines.findIndex((other) => other.size === size && other.measure === measure) < at)
      return { at, problem: 'twice' }
  }
  return undefined
}

type Sought = {
  brand: string
  gender?: Gender
  /** All that it is in, those of rules too, each with how narrow it is (`narrownessOf`). */
  categories: ReadonlyMap<string, number>
}

/**
 * The guide of a product: of those that fit it, that of its brand and kind, then of its brand, then of its kind; the
 * narrower kind first, and one for its cut before one for all, whether a field of the guide says the cut or the rule of
 * a category. Undefined where none fits.
 */
export function chooseSizeGuide<Guide extends SizeGuideScope>(
  product: Sought,
  guides: readonly Guide[],
): Guide | undefined {
  const scored = guides.flatMap((guide) => {
    const score = scoreOf(product, guide)
    return score === undefined ? [] : [{ guide, score }]
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.guide
}

/** A guide for no brand and no kind is for nothing by itself. */
function scoreOf({ brand, gender, categories }: Sought, guide: SizeGuideScope): number | undefined {
  if (guide.brand === undefined && guide.categories.length === 0) return undefined
  if (guide.brand !== undefined && guide.brand !== brand) return undefined
  if (guide.gender !== undefined && guide.gender !== gender) return undefined
  const kind = Math.max(0, ...guide.categories.map((key) => categories.get(key) ?? 0))
  if (guide.categories.length > 0 && kind === 0) return undefined
  return (guide.brand === undefined ? 0 : 1000) + kind + (guide.gender === undefined ? 0 : 1)
}

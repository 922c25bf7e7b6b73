import type { GridPlace } from './grid-keys.ts'

/** What a cell had before it was written to; of a variant that was removed, also all its fields. */
export type CellBefore = GridPlace & { text: string; variant?: Record<string, unknown> }
/** One paste, fill or typing. `of`: the grid it was made in; another figure, or another table, has its own. */
export type GridStep = { of: string; cells: readonly CellBefore[]; isTyped: boolean }

/** As many steps as anybody goes back. */
const MOST = 50

const isSame = (one: GridPlace | undefined, other: GridPlace | undefined) =>
  one?.row === other?.row && one?.column === other?.column

/** One step more. What is typed into the same cell, key by key, is one. */
export function withStep(steps: readonly GridStep[], step: GridStep): readonly GridStep[] {
  if (step.cells.length === 0) return steps
  const last = steps.at(-1)
  const goesOn = step.isTyped && last?.isTyped && last.of === step.of && isSame(last.cells[0], step.cells[0])
  return goesOn ? steps : [...steps, step].slice(-MOST)
}

/** The last step of this grid that undoing would change something of, and the steps before it. */
export function lastStep(
  steps: readonly GridStep[],
  of: string,
  textAt: (place: GridPlace) => string | undefined,
): { cells: readonly CellBefore[]; left: readonly GridStep[] } | undefined {
  const at = steps.findLastIndex((step) => step.of === of && step.cells.some((cell) => textAt(cell) !== cell.text))
  const step = steps[at]
  return step && { cells: step.cells, left: steps.filter((each, nth) => nth < at || each.of !== of) }
}

import { copiedCells } from '../../domain/catalog/variant-figures.ts'

export type GridPlace = { row: number; column: number }
/** A block of cells, both corners in it. */
export type Block = { from: GridPlace; to: GridPlace }

export const isIn = ({ from, to }: Block, row: number, column: number): boolean =>
  row >= Math.min(from.row, to.row) &&
  row <= Math.max(from.row, to.row) &&
  column >= Math.min(from.column, to.column) &&
  column <= Math.max(from.column, to.column)

const isOne = ({ from, to }: Block) => from.row === to.row && from.column === to.column

const cellAt = (table: HTMLElement, { row, column }: GridPlace) =>
  table.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]:not(:disabled)`)

export const placeOf = (target: EventTarget): GridPlace | undefined =>
  target instanceof HTMLInputElement && target.dataset.row !== undefined
    ? { row: Number(target.dataset.row), column: Number(target.dataset.column) }
    : undefined

export function focusCell(table: HTMLElement | null, place: GridPlace): void {
  const cell = table && cellAt(table, place)
  cell?.focus()
  cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

const steps: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/**
 * Where a key of a spreadsheet leads from a cell. Enter goes down, with Shift up. To the left and right only from the
 * end of what is written, or where all of it is selected, as it is when one arrives.
 */
export function stepOf(
  key: string,
  shift: boolean,
  input: Pick<HTMLInputElement, 'type' | 'value' | 'selectionStart' | 'selectionEnd'>,
): [down: number, right: number] | undefined {
  if (key === 'Enter') return [shift ? -1 : 1, 0]
  const step = steps[key]
  if (!step || step[1] === 0 || input.type === 'checkbox') return step
  const [start, end, length] = [input.selectionStart ?? 0, input.selectionEnd ?? 0, input.value.length]
  if (start === 0 && end === length) return step
  return start === end && start === (step[1] > 0 ? length : 0) ? step : undefined
}

/** The next cell that way which can be filled in; variants that are not made are passed over. */
export function nextPlace(
  table: HTMLElement,
  from: GridPlace,
  [down, right]: [number, number],
  { rows, columns }: { rows: number; columns: number },
): GridPlace | undefined {
  for (let { row, column } = from; ;) {
    row += down
    column += right
    if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined
    if (cellAt(table, { row, column })) return { row, column }
  }
}

/** The block as a spreadsheet takes it; undefined for one cell, of which the browser copies what is selected. */
export function copyOf(block: Block | undefined, textAt: (place: GridPlace) => string): string | undefined {
  if (!block || isOne(block)) return undefined
  const { top, bottom, left, right } = edges(block)
  const cells: string[][] = []
  for (let row = top; row <= bottom; row++) {
    const line: string[] = []
    for (let column = left; column <= right; column++) line.push(textAt({ row, column }))
    cells.push(line)
  }
  return copiedCells(cells)
}

export const edges = ({ from, to }: Block) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export type Fill = 'down' | 'across' | 'all'

/**
 * The places that filling writes to, each with the place whose text it takes. In a block from its first line; from one
 * cell to the end of the table.
 */
export function fillOf(
  kind: Fill,
  block: Block,
  { rows, columns }: { rows: number; columns: number },
): { to: GridPlace; from: GridPlace }[] {
  const one = isOne(block)
  const { top, left, ...last } = edges(block)
  const all = kind === 'all'
  const [firstRow, firstColumn] = all && one ? [0, 0] : [top, left]
  const bottom = one && kind !== 'across' ? rows - 1 : last.bottom
  const right = one && kind !== 'down' ? columns - 1 : last.right
  const filled: { to: GridPlace; from: GridPlace }[] = []
  for (let row = firstRow; row <= bottom; row++)
    for (let column = firstColumn; column <= right; column++) {
      const from = { row: kind === 'across' ? row : top, column: kind === 'down' ? column : left }
      if (from.row !== row || from.column !== column) filled.push({ to: { row, column }, from })
    }
  return filled
}

'use client'
import { useCallback, useRef, type ClipboardEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { VariantGrid } from '../../domain/catalog/variant-grid.ts'
import { figureKinds, pastedCells, type VariantFigure } from '../../domain/catalog/variant-figures.ts'
import { GridCell } from './grid-cell.tsx'
import {
  copyOf,
  edges,
  focusCell,
  isIn,
  nextPlace,
  placeOf,
  stepOf,
  type Block,
  type Fill,
  type GridPlace,
} from './grid-keys.ts'
import { useGridWords } from './grid-words.ts'

/** What a cell shows; undefined for a variant that is not made. */
export type CellView = { text: string; path: string; checked?: boolean; fault?: string | undefined }
/** `variant`: all fields of one that is made again. */
export type WrittenCell = GridPlace & { text: string; variant?: Record<string, unknown> }

type Props = {
  grid: VariantGrid
  figure: VariantFigure
  /** What the figures are, such as “Stock: Calgary”. */
  caption: string
  disabled: boolean
  viewAt: (place: GridPlace) => CellView | undefined
  onWrite: (cells: WrittenCell[], isTyped?: boolean) => void
  onUndo: () => void
  /** How often cells were written by other means than typing. */
  round: number
  block: Block | undefined
  onBlock: (block: Block) => void
  onFill: (kind: Fill) => void
  swatchOf: (key: string) => string | undefined
  table: RefObject<HTMLTableElement | null>
}

/** Colours down, sizes across, one figure in each cell, by the keys of a spreadsheet. */
export function GridTable(props: Props) {
  const { grid, figure, caption, disabled, viewAt, onWrite, onUndo, round, block, onBlock, onFill, swatchOf, table } =
    props
  const { say } = useGridWords()
  const size = { rows: grid.rows.length, columns: grid.columns.length }
  const latest = useRef(onWrite)
  latest.current = onWrite
  // Cells that stay as they are are not rendered again: their handler has to stay the same.
  const write = useCallback(
    (row: number, column: number, text: string) => latest.current([{ row, column, text }], true),
    [],
  )

  const keys = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (!place || event.altKey) return
    const [input, key] = [event.target as HTMLInputElement, event.key.toLowerCase()]
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) {
        event.preventDefault()
        return onUndo()
      }
      const fill = ({ d: 'down', r: 'across' } as const)[key]
      if (!fill) return
      event.preventDefault()
      return onFill(fill)
    }
    const anchor = block ?? { from: place, to: place }
    if (key === 'delete' && copyOf(anchor, () => '') !== undefined) {
      event.preventDefault()
      return clear(anchor)
    }
    const step = stepOf(event.key, event.shiftKey, input)
    if (!step) return
    event.preventDefault()
    const draws = event.shiftKey && key !== 'enter'
    const next = nextPlace(event.currentTarget, draws ? anchor.to : place, step, size)
    if (!next) return
    if (draws) return onBlock({ from: anchor.from, to: next })
    focusCell(event.currentTarget, next)
  }
  const clear = (of: Block) => {
    const { top, bottom, left, right } = edges(of)
    const cells: WrittenCell[] = []
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) cells.push({ row, column, text: '' })
    onWrite(cells)
  }
  const copy = (event: ClipboardEvent) => {
    const text = copyOf(block, (place) => viewAt(place)?.text ?? '')
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
  }
  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    onWrite(
      pastedCells(text).flatMap((line, down) =>
        line.map((cell, right) => ({ row: place.row + down, column: place.column + right, text: cell })),
      ),
    )
  }
  const press = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (!place || !event.shiftKey || !block) return
    event.preventDefault()
    onBlock({ from: block.from, to: place })
  }
  return (
    <div className="variants__scroll">
      <table
        ref={table}
        className={`variants__table variants__table--${figureKinds[figure]}`}
        onKeyDown={keys}
        onCopy={copy}
        onPaste={paste}
        onPointerDown={press}
        onFocus={({ target }) => {
          const place = placeOf(target)
          if (place) onBlock({ from: place, to: place })
        }}
      >
        <caption className="variants__hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('variant')}</th>
            {grid.columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {key === '' && size.columns === 1 ? caption : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((colour, row) => (
            <tr key={colour.key}>
              <th scope="row">
                {swatchOf(colour.key) && (
                  <span aria-hidden className="variants__swatch" style={{ background: swatchOf(colour.key) }} />
                )}
                {colour.name}
              </th>
              {grid.columns.map(({ key, name }, column) => {
                const view = viewAt({ row, column })
                const what = [colour.key && colour.name, key && name].filter(Boolean).join(' / ') || say('only')
                if (!view)
                  return (
                    <td
                      key={key}
                      className="variants__cell variants__cell--none"
                      aria-label={`${what}: ${say('not_made')}`}
                    >
                      –
                    </td>
                  )
                return (
                  <GridCell
                    key={key}
                    {...view}
                    row={row}
                    column={column}
                    figure={figure}
                    name={`${what}, ${caption}`}
                    isIn={block !== undefined && isIn(block, row, column)}
                    disabled={disabled}
                    round={round}
                    onText={write}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

'use client'
import { memo, useId, useRef, useState } from 'react'
import type { VariantFigure } from '../../domain/catalog/variant-figures.ts'

export type CellProps = {
  row: number
  column: number
  figure: VariantFigure
  /** What the cell is of, such as “Plum / M”, and of which figure. */
  name: string
  text: string
  checked?: boolean | undefined
  fault?: string | undefined
  isIn: boolean
  disabled: boolean
  path: string
  /** A new one with each write into several cells: what was typed here is no longer what the form has. */
  round: number
  onText: (row: number, column: number, text: string) => void
}

/**
 * One figure of one variant. What is typed stays as it is until the cell is left; Escape brings back what was there.
 */
export const GridCell = memo(function GridCell(props: CellProps) {
  const { row, column, figure, name, text, checked, fault, isIn, disabled, path, round, onText } = props
  const [last, setTyped] = useState<{ text: string; round: number }>()
  const typed = last?.round === round ? last.text : undefined
  const before = useRef(text)
  const id = useId()
  const shared = {
    'aria-label': name,
    'aria-invalid': fault !== undefined,
    ...(fault !== undefined && { 'aria-describedby': id }),
    'data-row': row,
    'data-column': column,
    disabled,
  }
  const state = [isIn && 'variants__cell--in', fault !== undefined && 'variants__cell--wrong'].filter(Boolean).join(' ')
  return (
    <td className={`variants__cell ${state}`}>
      {checked === undefined ? (
        <input
          {...shared}
          name={path}
          className={figure === 'sku' ? 'variants__sku' : undefined}
          inputMode={figure === 'sku' ? 'text' : figure === 'stock' ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            if (typed === undefined) before.current = text
            setTyped({ text: event.target.value, round })
            onText(row, column, event.target.value)
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === undefined) return
            event.stopPropagation()
            setTyped(undefined)
            onText(row, column, before.current)
          }}
        />
      ) : (
        <input
          {...shared}
          type="checkbox"
          checked={checked}
          onChange={(event) => onText(row, column, event.target.checked ? '1' : '0')}
        />
      )}
      {fault !== undefined && (
        <span id={id} className="variants__fault">
          {fault}
        </span>
      )}
    </td>
  )
})

'use client'
import { figures, type VariantFigure } from '../../domain/catalog/variant-figures.ts'
import { cellKey, type VariantGrid } from '../../domain/catalog/variant-grid.ts'
import type { VariantFacts } from './variant-facts.ts'
import type { GridPlace } from './grid-keys.ts'
import { useGridWords } from './grid-words.ts'
import { faultOf } from './use-grid.ts'
import type { FormVariant } from './use-variants.ts'

/** Which cell of the grid has a fault, and of which figure. */
export type FaultPlace = { figure: VariantFigure; place: GridPlace }
type Props = {
  variants: readonly FormVariant[]
  grid: VariantGrid
  facts: VariantFacts | undefined
  onShow: (fault: FaultPlace) => void
}

/** What was refused, of all figures, as the grid shows one of them: each leads to its cell. */
export function FaultList({ variants, grid, facts, onShow }: Props) {
  const { say } = useGridWords()
  const inGrid = grid.rows.flatMap((colour, row) =>
    grid.columns.flatMap((size, column) => {
      const index = grid.places.get(cellKey(colour.key, size.key))
      const variant = index === undefined ? undefined : variants[index]
      if (!variant) return []
      const name = [colour.key && colour.name, size.key && size.name].filter(Boolean).join(' / ') || say('only')
      return figures.flatMap((figure) => {
        const fault = faultOf(variant, figure, facts)
        return fault === undefined ? [] : [{ figure, place: { row, column }, name, fault }]
      })
    }),
  )
  const seen = new Set(grid.places.values())
  const twice = variants.flatMap(({ faults }, at) => (seen.has(at) ? [] : Object.values(faults)))
  return (
    <div role="alert">
      {inGrid.length + twice.length > 0 && (
        <ul className="variants__faults">
          {inGrid.map(({ name, figure, fault, place }) => (
            <li key={`${figure} ${name}`}>
              <button type="button" onClick={() => onShow({ figure, place })}>
                {name}, {say(`figure_${figure}`)}
              </button>{' '}
              {fault}
            </li>
          ))}
          {twice.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

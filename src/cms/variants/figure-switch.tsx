'use client'
import { useId } from 'react'
import { figures } from '../../domain/catalog/variant-figures.ts'
import type { Choice } from '../choices.ts'
import { useGridWords } from './grid-words.ts'
import type { Shown } from './use-grid.ts'

type Props = { shown: Shown; places: readonly Choice[]; onShow: (shown: Shown) => void }

/** Selects which figure the grid shows, and of stock at which place. */
export function FigureSwitch({ shown, places, onShow }: Props) {
  const { say } = useGridWords()
  const name = useId()
  return (
    <div className="variants__switch">
      <fieldset>
        <legend className="variants__hidden">{say('figure')}</legend>
        {figures.map((figure) => (
          <label key={figure} className="variants__figure">
            <input
              type="radio"
              name={name}
              checked={shown.figure === figure}
              onChange={() => onShow({ ...shown, figure })}
            />
            <span>{say(`figure_${figure}`)}</span>
          </label>
        ))}
      </fieldset>
      {shown.figure === 'stock' && (
        <label className="variants__place">
          <span>{say('place')}</span>
          <select value={shown.place} onChange={(event) => onShow({ ...shown, place: event.target.value })}>
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

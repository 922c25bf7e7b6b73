'use client'
import type { Order } from '../../domain/orders/order.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { nameOfLine, sheetWord } from './order-sheet-words.ts'

/** Units by the place of their line in the order. */
export type Units = Record<number, number>

/** Those of which some are meant. */
export const chosen = (units: Units): LineUnits[] =>
  Object.entries(units).flatMap(([line, quantity]) => (quantity > 0 ? [{ line: Number(line), quantity }] : []))

type Props = {
  order: Order
  language: string
  /** How many of each line there may be. */
  most: readonly LineUnits[]
  units: Units
  onChange(units: Units): void
}

/** How many of each line are meant. */
export function UnitFields({ order, language, most, units, onChange }: Props) {
  return most.map(({ line, quantity }) => (
    <label key={line} className="order-sheet__field">
      {`${nameOfLine(language, order.lines[line])} (${sheetWord(language, 'of')} ${quantity})`}
      <input
        type="number"
        min={0}
        max={quantity}
        value={units[line] ?? 0}
        onChange={(event) => onChange({ ...units, [line]: Number(event.target.value) })}
      />
    </label>
  ))
}

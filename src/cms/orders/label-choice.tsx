'use client'
import { localeOr } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { sheetWord } from './order-sheet-words.ts'

type Props = { language: string; price: Cents; off: boolean | undefined; onChange(off: boolean): void }

/** How a return came back, and so whether the label is taken off; nothing is chosen where the shopper did not say. */
export function LabelChoice({ language, price, off, onChange }: Props) {
  const options = [
    [false, sheetWord(language, 'labelNone')],
    [true, sheetWord(language, 'labelOff', { price: money(price, localeOr(language)) })],
  ] as const
  return (
    <fieldset className="order-sheet__choice">
      <legend>{sheetWord(language, 'labelWay')}</legend>
      {options.map(([value, words]) => (
        <label key={words} className="order-sheet__check">
          <input type="radio" name="label" required checked={off === value} onChange={() => onChange(value)} /> {words}
        </label>
      ))}
    </fieldset>
  )
}

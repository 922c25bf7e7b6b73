import { Button, ReactSelect } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { MOST_PER_LINE } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { useChoices } from '../fields/use-choices.ts'
import { wordsOf } from '../staff-words.ts'
import type { PhoneLine } from './use-phone-order.ts'

const say = wordsOf('phone')
const anyOption = () => true

type Props = { lines: readonly PhoneLine[]; locale: Locale; onChange(lines: PhoneLine[]): void }

/** The products of an order by phone: found by name or SKU, each with its quantity. */
export function PhoneOrderLines({ lines, locale, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const choices = useChoices('skus', new URLSearchParams({ q: typed }).toString())
  // The component passes this on to react-select, whose own types it leaves out.
  const looks = { filterOption: anyOption }
  return (
    <>
      <div>
        <label htmlFor={id}>{say(locale, 'find')}</label>
        <ReactSelect
          {...looks}
          inputId={id}
          // Left to itself it drops the focus wherever there is a touch screen.
          blurInputOnSelect={false}
          isLoading={choices === undefined}
          onInputChange={setTyped}
          onChange={(picked) => {
            const [choice] = [picked ?? []].flat()
            if (!choice || lines.some(({ sku }) => sku === choice.value)) return
            onChange([...lines, { sku: String(choice.value), label: String(choice.label), quantity: 1 }])
          }}
          options={choices ?? []}
          // What was chosen is in the list below.
          value={[]}
        />
      </div>
      {lines.length > 0 && (
        <ul className="phone-order__lines">
          {lines.map(({ sku, label, quantity }) => (
            <li key={sku}>
              <span>{label}</span>
              <input
                type="number"
                min={1}
                max={MOST_PER_LINE}
                value={quantity}
                aria-label={say(locale, 'quantity', { sku })}
                onChange={(event) =>
                  onChange(
                    lines.map((line) => (line.sku === sku ? { ...line, quantity: Number(event.target.value) } : line)),
                  )
                }
              />
              <Button
                margin={false}
                size="small"
                buttonStyle="secondary"
                aria-label={say(locale, 'remove', { sku })}
                onClick={() => {
                  onChange(lines.filter((line) => line.sku !== sku))
                  // The button goes with its line, and the focus would with it.
                  document.getElementById(id)?.focus()
                }}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

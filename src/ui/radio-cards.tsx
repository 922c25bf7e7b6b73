import { useId, type ReactNode } from 'react'
import { FieldError } from './field.tsx'

export type RadioCard = {
  value: string
  title: ReactNode
  /** At the right, such as a price. */
  aside?: ReactNode
  text?: ReactNode
  /** Cannot be chosen; `text` says why. */
  disabled?: boolean
  /** Shown under the card while it is chosen, by the style sheet alone: fields that belong to it. */
  inside?: ReactNode
}

type Props = {
  name: string
  legend: string
  hideLegend?: boolean
  cards: readonly RadioCard[]
  chosen?: string
  onChoose?(value: string): void
  error?: string
  /** Where a summary of errors leads to: the first card. */
  id?: string
}

/** One of a few ways, each with what there is to know about it. */
export function RadioCards({ name, legend, hideLegend = false, cards, chosen, onChoose, error, id }: Props) {
  const own = useId()
  const errorId = `${own}error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div
        className={`divide-y divide-line overflow-hidden rounded-card border border-line-strong ${error ? 'mt-2 border-2 border-red' : ''}`}
      >
        {cards.map((card, place) => (
          <Card
            key={card.value}
            card={card}
            name={name}
            id={place === 0 ? id : undefined}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Card({
  card: { value, title, aside, text, disabled, inside },
  name,
  id,
  chosen,
  onChoose,
}: { card: RadioCard } & Pick<Props, 'name' | 'id' | 'chosen' | 'onChoose'>) {
  const own = useId()
  const isChosen = chosen === value
  const choice = onChoose ? { checked: isChosen, onChange: () => onChoose(value) } : { defaultChecked: isChosen }
  return (
    <div className="has-[>label>input:checked]:bg-ground-soft">
      <label
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3.5 ${disabled ? 'text-ink-soft' : 'hover:bg-ground-soft'}`}
      >
        <input
          {...choice}
          type="radio"
          name={name}
          value={value}
          id={id}
          disabled={disabled}
          aria-describedby={text ? `${own}text` : undefined}
          className="mt-0.5 size-5 accent-spruce"
        />
        <span className="font-semibold">{title}</span>
        {aside && <span className="text-right font-semibold tabular-nums">{aside}</span>}
        {text && (
          <span id={`${own}text`} className="col-start-2 col-end-4 text-sm text-ink-soft">
            {text}
          </span>
        )}
      </label>
      {inside && (
        <div className="hidden px-4 pt-1 pb-5 pl-12 max-sm:pl-4 [:has(>label>input:checked)>&]:block">{inside}</div>
      )}
    </div>
  )
}

import { type ReactNode } from 'react'
import type { OptionChoice } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { useLabelId } from '../../ui/use-label-id.ts'

type OptionGroupProps = {
  label: string
  chosen?: string
  /** Nothing is chosen for the shopper, and one must be. */
  required?: boolean
  children: ReactNode
}

/** The choices of one option, as a radio group named by it. */
export function OptionGroup({ label, chosen, required, children }: OptionGroupProps) {
  const id = useLabelId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-required={required}>
      <p className="text-[0.9375rem]">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {chosen && <span className="ml-2 text-ink-soft">{chosen}</span>}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

type OptionRadioProps = {
  option: string
  value: string
  name: string
  state: OptionChoice['state']
  /** What is read of it while it is not made. */
  notMade: string
  checked: boolean
  onChoose(): void
  className: string
  children: ReactNode
}

/**
 * A sold-out option is struck through but can be chosen, to read about it; a combination that does not exist cannot.
 */
export function OptionRadio({
  option,
  value,
  name,
  state,
  notMade,
  checked,
  onChoose,
  className,
  children,
}: OptionRadioProps) {
  return (
    <label title={name} className={`option ${stateLook[state]} ${className}`}>
      <input
        type="radio"
        name={option}
        value={value}
        checked={checked}
        disabled={state === 'not-made'}
        onChange={onChoose}
        className="option-input"
      />
      <span className="sr-only">
        {state === 'sold-out' ? m.product_option_sold_out({ name }) : state === 'not-made' ? notMade : name}
      </span>
      {state !== 'available' && <Strike over={option === 'colour'} />}
      {children}
    </label>
  )
}

/** Over a colour, under a word: either must still be seen. */
const Strike = ({ over }: { over: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className={`pointer-events-none absolute inset-0 size-full ${over ? 'z-1' : ''}`}
  >
    {over && <path d="M0 100 100 0" stroke="#ffffff" strokeWidth="4" vectorEffect="non-scaling-stroke" />}
    <path d="M0 100 100 0" stroke={over ? '#4d5a53' : '#b9c0bb'} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </svg>
)

const stateLook: Record<OptionChoice['state'], string> = {
  available: '',
  'sold-out': 'text-ink-soft',
  'not-made': 'border-line bg-ground text-ink-soft hover:border-line',
}

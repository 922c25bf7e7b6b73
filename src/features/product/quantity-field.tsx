import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useLabelId } from '../../ui/use-label-id.ts'

type QuantityFieldProps = { value: number; most: number; onChange(value: number): void }

/** How many. A number field, so that it can be typed and sent without JavaScript, between two buttons. */
export function QuantityField({ value, most, onChange }: QuantityFieldProps) {
  const id = useLabelId()
  // From an empty field it steps to one.
  const step = (to: number) => onChange(Math.min(Math.max(to || 1, 1), most))
  return (
    <div className="flex h-13 shrink-0 items-stretch rounded-card border border-line-strong">
      <label htmlFor={id} className="sr-only">
        {m.product_quantity()}
      </label>
      <StepButton
        label={m.product_quantity_less()}
        icon="minus"
        disabled={value <= 1}
        onClick={() => step(value - 1)}
      />
      <input
        id={id}
        type="number"
        name="quantity"
        required
        min={1}
        max={most}
        step={1}
        inputMode="numeric"
        // Empty while the shopper types another number.
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="quantity-input"
      />
      <StepButton
        label={m.product_quantity_more()}
        icon="plus"
        disabled={value >= most}
        onClick={() => step(value + 1)}
      />
    </div>
  )
}

const StepButton = ({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string
  icon: 'plus' | 'minus'
  disabled: boolean
  onClick(): void
}) => (
  <button type="button" aria-label={label} disabled={disabled} onClick={onClick} className="quantity-step">
    <Icon name={icon} size={18} />
  </button>
)

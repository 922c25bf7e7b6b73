import { useEffect, useRef, type FormEvent } from 'react'
import { isOut, lineTitle, MOST_PER_LINE, type CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  line: Pick<CartLine, 'sku' | 'title' | 'colour' | 'size' | 'quantity' | 'problem'>
  locale: Locale
  onSet(quantity: number): void
}

/**
 * The units of a line: fewer, more, a number, or none. One POST form to the cart page, in which each button says the
 * new quantity as `to` and the field says it as `quantity`; with JavaScript the same form changes the cart in place. Of
 * what cannot be had there is none to choose.
 */
export function QuantityForm({ line, locale, onSet }: Props) {
  const { sku, quantity, problem } = line
  const title = lineTitle(line)
  const field = useRef<HTMLInputElement>(null)
  // Enter and leaving the field say the same once: a field that goes with its line is left, too.
  const asked = useRef(quantity)
  /** The field follows the cart, for example after a refusal. */
  const follow = () => {
    asked.current = quantity
    if (field.current) field.current.value = String(quantity)
  }
  useEffect(follow, [quantity])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const wanted = new FormData(event.currentTarget, submitter)
    set(wanted.get('to') ?? wanted.get('quantity'))
  }
  const set = (text: unknown) => {
    // An empty field is one about to be filled, not a wish for none.
    const units = text ? Math.min(Number(text), MOST_PER_LINE) : Number.NaN
    if (!Number.isInteger(units) || units < 0) return follow()
    if (units === asked.current) return
    asked.current = units
    onSet(units)
  }
  const stepLook =
    'flex h-11 w-[44px] items-center justify-center hover:bg-ground aria-disabled:text-line-strong aria-disabled:hover:bg-transparent'
  return (
    <form method="post" action={paths.cart(locale)} onSubmit={submit} className="flex flex-wrap items-center gap-x-2">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="sku" value={sku} />
      {!isOut({ problem }) && (
        <>
          {/* First of the buttons, hence what Enter in the field presses. */}
          <span className="order-last hidden noscript:block">
            <button type="submit" className={buttonLook({ variant: 'quiet', size: 'sm' })}>
              {m.cart_update()}
            </button>
          </span>
          <div className="flex items-center rounded-card border border-line-strong">
            <button
              type="submit"
              name="to"
              value={Math.max(quantity - 1, 1)}
              aria-label={m.cart_one_less({ title })}
              aria-disabled={quantity <= 1}
              className={stepLook}
            >
              <Icon name="minus" size={18} />
            </button>
            <input
              ref={field}
              type="number"
              name="quantity"
              defaultValue={quantity}
              required
              min={0}
              max={MOST_PER_LINE}
              inputMode="numeric"
              aria-label={m.cart_quantity_of({ title })}
              onBlur={(event) => set(event.target.value)}
              className="h-11 w-[min(2.75rem,20vw)] text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            />
            <button
              type="submit"
              name="to"
              value={Math.min(quantity + 1, MOST_PER_LINE)}
              aria-label={m.cart_one_more({ title })}
              aria-disabled={quantity >= MOST_PER_LINE}
              className={stepLook}
            >
              <Icon name="plus" size={18} />
            </button>
          </div>
        </>
      )}
      <button
        type="submit"
        name="to"
        value={0}
        aria-label={m.cart_remove_of({ title })}
        className={buttonLook({ variant: 'quiet', size: 'sm' })}
      >
        <Icon name="trash" size={18} />
        <span className="max-sm:sr-only">{m.cart_remove()}</span>
      </button>
    </form>
  )
}

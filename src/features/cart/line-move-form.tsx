import type { LineMove } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { buttonLook } from '../../ui/button.tsx'

type Props = {
  move: LineMove
  locale: Locale
  /** What it says, and its whole name where several say the same. */
  text: string
  name?: string
  onMove(move: LineMove): void
}

/** One button that moves a line; a POST to the cart page where there is no script. */
export function LineMoveForm({ move, locale, text, name, onMove }: Props) {
  return (
    <form
      method="post"
      action={paths.cart(locale)}
      onSubmit={(event) => {
        event.preventDefault()
        onMove(move)
      }}
    >
      {Object.entries(move).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" aria-label={name} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
        {text}
      </button>
    </form>
  )
}

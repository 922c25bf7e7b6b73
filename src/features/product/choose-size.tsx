import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SIZES_ID } from './option-form.tsx'

type ChooseSizeProps = {
  /** A sheet may be wanted soon. */
  onIntent(): void
  /** On a phone the sizes come to the thumb. */
  onSheet(): void
  /** Elsewhere they are on the page. */
  onPage(): void
}

/** Before a size is chosen and after, the button lies beside the quantity: what is below it does not move. */
export const BESIDE_QUANTITY = 'grow basis-36 max-lg:px-3 md:max-lg:text-base'

/** In place of the button to buy while a size is still to be chosen: the way to the choice. */
export function ChooseSize({ onIntent, onSheet, onPage }: ChooseSizeProps) {
  const look = `${buttonLook({ size: 'lg' })} ${BESIDE_QUANTITY}`
  // Before the page is alive it is a link to the sizes; without JavaScript a field beside the button has them.
  if (!useHydrated())
    return (
      <a href={`#${SIZES_ID}`} className={`${look} noscript:hidden`}>
        {m.product_choose_size()}
      </a>
    )
  return (
    <button
      type="button"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => (isMobileWidth(window.innerWidth) ? onSheet() : onPage())}
      className={look}
    >
      {m.product_choose_size()}
    </button>
  )
}

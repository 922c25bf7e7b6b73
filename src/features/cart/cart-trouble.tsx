import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useCart } from './cart-provider.tsx'

/** That the shop could not be reached, what waits because of it, and the way to try again. */
export function CartTrouble() {
  const { status, waiting, notAdded, retry } = useCart()
  const box = useRef<HTMLDivElement>(null)
  // The button goes once the shop has answered; the focus stays here, and where it did not, this is read again.
  const tryAgain = () => void retry().then(() => box.current?.focus())
  return (
    <div ref={box} tabIndex={-1} data-cart-trouble className="outline-none">
      {status === 'failed' && (
        <div
          role="alert"
          className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-gold-pale p-4"
        >
          <div>
            <p>{waiting.length > 0 ? m.cart_write_failed() : m.cart_load_failed()}</p>
            {notAdded.length > 0 && <p className="mt-1">{m.cart_not_added({ titles: notAdded.join(', ') })}</p>}
          </div>
          <Button variant="secondary" size="sm" onClick={tryAgain}>
            {m.cart_retry()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The focus goes to the one in sight: the page has one, and so has the panel over it. */
export function showTrouble(): void {
  for (const trouble of document.querySelectorAll<HTMLElement>('[data-cart-trouble]')) trouble.focus()
}

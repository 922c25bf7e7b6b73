import { Suspense, useEffect, useState } from 'react'
import { NOT_BOUGHT, walletsOf } from '../../domain/checkout/express.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import type { BuyNowProps } from './express-props.ts'

const load = () => import('./buy-now-sheet.tsx')
const Sheet = lazyDialog(async () => (await load()).BuyNowSheet)

/** Below the pictures, on a phone out of sight. */
const toSight = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'center' })

type Props = Omit<BuyNowProps, 'sku'> & {
  /** Undefined while a size is still to be chosen. */
  sku: string | undefined
  onSizeNeeded(): void
}

/**
 * To pay for one item at once by a wallet, whatever is in the cart. Nothing is asked of the shop or of Stripe before
 * the shopper wants it. Nothing where the gateway has no wallets.
 */
export function BuyNow({ sku, onSizeNeeded, gateway, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  const [isBack, setBack] = useState(false)
  const loadAhead = () => void load().catch(() => undefined)
  useEffect(() => setBack(location.hash === NOT_BOUGHT), [])
  const isHydrated = useHydrated()
  const wallets = walletsOf[gateway]
  if (wallets === 'none') return null
  // In the page is its room alone: without JavaScript it does nothing.
  if (!isHydrated) return <div className="h-13 noscript:hidden" />
  return (
    <>
      {isBack && (
        <div role="alert" ref={toSight}>
          <FieldError>{m.express_not_bought()}</FieldError>
        </div>
      )}
      <Button
        variant="secondary"
        size="lg"
        className="w-full print:hidden"
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => (sku === undefined ? onSizeNeeded() : setOpen(true))}
      >
        {m.express_buy_now()}
      </Button>
      {wasOpen && sku !== undefined && (
        <Suspense>
          <Sheet {...props} wallets={wallets} sku={sku} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

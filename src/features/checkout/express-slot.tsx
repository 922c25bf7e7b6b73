import { Suspense, useRef, useState, type ComponentType } from 'react'
import { walletsFor, type Wallets } from '../../domain/checkout/express.ts'
import type { GatewayName } from '../../domain/payment/payment.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { useWhere } from '../../ui/use-where.ts'
import type { ExpressProps } from './express-props.ts'

/**
 * To pay for the whole cart by a wallet, address and delivery included. Its room is there from the start, its code
 * comes when a wallet is near or touched; nothing where the gateway has none, or the checkout has to ask more than a
 * wallet knows.
 */
export function ExpressSlot({ cart, locale, gateway }: ExpressProps & { gateway: GatewayName }) {
  const wallets = walletsFor(cart, gateway)
  if (wallets === 'none') return null
  const Buttons = walletButtons[wallets]
  return (
    <div className="noscript:hidden">
      <Buttons cart={cart} locale={locale} />
    </div>
  )
}

const walletButtons: Record<Wallets, ComponentType<ExpressProps>> = {
  test: TestWalletButton,
  stripe: StripeButtons,
}

const StripeWallets = lazyPart(async () => (await import('./stripe-wallets.tsx')).StripeWallets)

/** Stripe draws its buttons itself, once they are in sight: until then it is asked nothing, and learns nothing. */
function StripeButtons(props: ExpressProps) {
  const box = useRef<HTMLDivElement>(null)
  const where = useWhere(box)
  const [wasSeen, setWasSeen] = useState(false)
  if (where === 'inside' && !wasSeen) setWasSeen(true)
  return (
    <div ref={box} className="min-h-12">
      {wasSeen && (
        <Suspense>
          <StripeWallets {...props} />
        </Suspense>
      )}
    </div>
  )
}

const loadTestWallet = () => import('./test-wallet.tsx')
const TestWallet = lazyDialog(async () => (await loadTestWallet()).TestWallet)

function TestWalletButton(props: ExpressProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const loadAhead = () => void loadTestWallet().catch(() => undefined)
  return (
    <>
      <Button
        variant="secondary"
        className="w-full"
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
      >
        {m.express_test_pay()}
      </Button>
      {wasOpened && (
        <Suspense>
          <TestWallet {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

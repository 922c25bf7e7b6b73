import { Suspense, type ReactElement } from 'react'
import type { Wallets } from '../../domain/checkout/express.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { BuyNowProps, ExpressProps } from './express-props.ts'
import { SummaryLine } from './order-summary.tsx'
import { useBuyNow } from './use-buy-now.ts'

const StripeWallets = lazyPart(async () => (await import('./stripe-wallets.tsx')).StripeWallets)
const TestWalletSheet = lazyPart(async () => (await import('./test-wallet.tsx')).TestWalletSheet)

const walletSheets: Record<Wallets, (wallet: ExpressProps, onClose: () => void) => ReactElement> = {
  test: (wallet, onClose) => <TestWalletSheet {...wallet} onClose={onClose} />,
  stripe: (wallet) => <StripeWallets {...wallet} instead={<p>{m.express_no_wallet()}</p>} />,
}

type Props = Omit<BuyNowProps, 'gateway'> & { wallets: Wallets; open: boolean; onClose(): void }

/** What is bought, and the wallets that pay for it. */
export function BuyNowSheet({ open, onClose, ...props }: Props) {
  return (
    <Dialog open={open} onClose={onClose} heading={m.express_buy_now()} closeLabel={m.shell_close()}>
      <Contents {...props} open={open} onClose={onClose} />
    </Dialog>
  )
}

function Contents({ wallets, locale, onClose, ...item }: Props) {
  const { begun, refusal } = useBuyNow({ ...item, locale })
  if (!begun)
    return (
      <>
        <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
        {!refusal && <p role="status">{m.express_pricing()}</p>}
      </>
    )
  const { cart, token } = begun
  const wallet = { cart, locale, buyNow: token }
  return (
    <>
      <ul className="mb-5">
        {cart.lines.map((line) => (
          <SummaryLine key={line.sku} line={line} groups={[]} locale={locale} />
        ))}
      </ul>
      <Suspense fallback={<p role="status">{m.express_pricing()}</p>}>
        {walletSheets[wallets](wallet, onClose)}
      </Suspense>
    </>
  )
}

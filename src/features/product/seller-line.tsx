import { Suspense } from 'react'
import type { Product } from '../../domain/catalog/product.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useHashDialog } from '../../ui/use-hash-dialog.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { SellerFacts } from './seller-facts.tsx'

// Rarely opened, so it loads only on request (acceptance 37).
const SellerDialog = lazyDialog(async () => (await import('./seller-dialog.tsx')).SellerDialog)

/**
 * The seller and shipper, if it is not the shop itself; the button opens the seller modal. Without JavaScript the
 * details are shown here.
 */
export function SellerLine({ seller }: { seller: NonNullable<Product['seller']> }) {
  const { open, show, hide } = useHashDialog('seller')
  const wasOpen = useWasOpen(open)
  return (
    <div className="rounded-card border border-line px-4 sm:px-5">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="flex min-h-13 w-full items-center justify-between gap-3 py-1 text-left font-semibold noscript:hidden"
      >
        <SellerName name={seller.name} />
        <Icon name="info" size={20} className="text-ink-soft" />
      </button>
      <div className="hidden py-4 noscript:block">
        <p className="mb-2 font-semibold">
          <SellerName name={seller.name} />
        </p>
        <SellerFacts seller={seller} />
      </div>
      {wasOpen && (
        <Suspense>
          <SellerDialog seller={seller} open={open} onClose={hide} />
        </Suspense>
      )}
    </div>
  )
}

const SellerName = ({ name }: { name: string }) => (
  <span className="flex items-center gap-2.5">
    <Icon name="store" size={22} />
    {m.product_seller({ name })}
  </span>
)

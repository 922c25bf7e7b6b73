import { addToCart } from '../domain/analytics/ecommerce.ts'
import type { ProductPage } from '../domain/catalog/product-page.ts'
import { soldVariant } from '../domain/analytics/sold-item.ts'
import { push } from '../features/analytics/push.ts'
import { useAddToCart } from '../features/cart/cart-provider.tsx'
import type { QuickAddDialogProps } from '../features/catalog/quick-add.tsx'
import { QuickChoice } from '../features/product/quick-choice.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { usePageData } from '../ui/use-page-data.ts'
import { useConversions } from './use-insights.ts'

/** What the page of a product reads, in a dialog over a list. */
export function QuickAddDialog({ href, title, open, onClose }: QuickAddDialogProps) {
  const { add } = useAddToCart()
  const { addedToCart } = useConversions()
  const { data, failed } = usePageData<Pick<ProductPage, 'product'>>(`product.${getLocale()}`, href, open)
  const product = data?.product
  return (
    <Dialog open={open} onClose={onClose} heading={title} closeLabel={m.shell_close()} className="sm:max-w-md" isShort>
      {product ? (
        <QuickChoice
          product={product}
          href={href}
          onLeave={onClose}
          onAdded={onClose}
          onAdd={async (sku, quantity) => {
            const answer = await add(sku, quantity, title)
            const variant = product.variants.find((own) => own.sku === sku)
            if (answer.ok) addedToCart(product.id)
            if (answer.ok) push(addToCart(soldVariant(product, variant, quantity)))
            return answer
          }}
        />
      ) : (
        <p role="status" className="min-h-60 text-ink-soft">
          {failed ? (
            <Link to={href} className="underline underline-offset-4">
              {m.tile_quick_details()}
            </Link>
          ) : (
            m.tile_quick_loading()
          )}
        </p>
      )}
    </Dialog>
  )
}

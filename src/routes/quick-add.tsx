import { addToCart } from '../domain/analytics/ecommerce.ts'
import type { ProductPage } from '../domain/catalog/product-page.ts'
import { ofRows, type InRows } from '../domain/rows.ts'
import { soldVariant } from '../domain/analytics/sold-item.ts'
import { push } from '../features/analytics/push.ts'
import { useAddToCart } from '../features/cart/cart-provider.tsx'
import type { QuickAddDialogProps } from '../features/catalog/quick-add.tsx'
import { QuickChoice } from '../features/product/quick-choice.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Dialog } from '../ui/dialog.tsx'
import { PageReading, usePageData } from '../ui/page-data.tsx'
import { useConversions } from './use-insights.ts'

/** What the page of a product reads, in a dialog over a list. */
export function QuickAddDialog({ href, title, open, onClose }: QuickAddDialogProps) {
  const { add } = useAddToCart()
  const { addedToCart } = useConversions()
  const { data, ...reading } = usePageData<{ page: InRows<Pick<ProductPage, 'product'>> }>(
    `product.${getLocale()}`,
    href,
    open,
  )
  const product = data && ofRows(data.page).product
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
            if (!answer.ok) return answer
            addedToCart(product.id)
            push(addToCart(soldVariant(product, variant, quantity)))
            return answer
          }}
        />
      ) : (
        <PageReading
          {...reading}
          again={m.error_try_again()}
          href={href}
          name={m.tile_quick_details()}
          className="min-h-60"
        >
          {m.tile_quick_loading()}
        </PageReading>
      )}
    </Dialog>
  )
}

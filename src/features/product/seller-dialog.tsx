import type { Product } from '../../domain/catalog/product.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { SellerFacts } from './seller-facts.tsx'

/** The seller and shipper of the product (acceptance 40). */
export function SellerDialog({
  seller,
  open,
  onClose,
}: {
  seller: NonNullable<Product['seller']>
  open: boolean
  onClose(): void
}) {
  return (
    <Dialog open={open} onClose={onClose} heading={seller.name} closeLabel={m.shell_close()}>
      <SellerFacts seller={seller} />
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import type { Product } from '../../domain/catalog/product.ts'
import type { Chosen } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { SidePanel } from '../../ui/side-panel.tsx'
import { ChosenPrice } from './chosen-price.tsx'
import { SizeGroup } from './size-group.tsx'
import { StockLine } from './stock-line.tsx'

type SizeSheetProps = {
  product: Product
  chosen: Chosen
  open: boolean
  onClose(): void
  onChoose(key: string): void
  /** Why nothing was added. */
  refusal: string | undefined
  /** The button to buy. */
  children: ReactNode
}

/** The sizes under the thumb of a phone, and the button to buy below them. */
export function SizeSheet({ product, chosen, open, onClose, onChoose, refusal, children }: SizeSheetProps) {
  const { variant } = chosen
  return (
    <SidePanel
      side="sheet"
      open={open}
      onClose={onClose}
      heading={m.product_choose_size()}
      closeLabel={m.shell_close()}
      // As high before a size is chosen as after: nothing may move under the thumb.
      footer={
        <div className="flex min-h-21 items-center px-5 py-4">
          {variant ? children : <p className="text-sm text-ink-soft">{m.product_size_needed()}</p>}
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-5 py-4">
        <div>
          <p className="font-semibold">{product.title}</p>
          <ChosenPrice product={product} chosen={chosen} />
        </div>
        <SizeGroup product={product} chosen={chosen} onChoose={onChoose}>
          {refusal}
        </SizeGroup>
        <StockLine product={product} chosen={chosen} />
      </div>
    </SidePanel>
  )
}

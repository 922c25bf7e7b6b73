import type { ReactNode } from 'react'
import type { Product } from '../../domain/catalog/product.ts'
import type { Chosen } from '../../domain/catalog/variants.ts'
import { ChosenPrice } from './chosen-price.tsx'

type BuyBarProps = { product: Product; chosen: Chosen; /** The button. */ children: ReactNode }

/** On phones, once the button of the page has left the screen: what is bought, for how much, and the button. */
export function BuyBar({ product, chosen, children }: BuyBarProps) {
  const { shown, variant } = chosen
  const colour = product.colours.find(({ key }) => key === shown.colour)?.name
  const size = product.sizes.find(({ key }) => key === variant?.size)?.name
  return (
    <div data-buy-bar>
      <div className="min-w-0 basis-2/5 text-sm leading-tight">
        <ChosenPrice product={product} chosen={chosen} className="font-semibold" />
        <p className="truncate text-ink-soft">{[colour, size].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </div>
  )
}

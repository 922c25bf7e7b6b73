import type { Product } from '../../domain/catalog/product.ts'
import type { Chosen } from '../../domain/catalog/variants.ts'
import { priceOf } from '../../domain/pricing/price.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { OwnPrice } from '../price/own-price.tsx'

type ChosenPriceProps = { product: Product; chosen: Chosen; className?: string }

/** What is chosen costs so much: one variant, or all of a colour while no size is chosen. */
export const ChosenPrice = ({ product, chosen: { variant, among }, className }: ChosenPriceProps) => (
  <OwnPrice
    productId={product.id}
    sku={variant?.sku}
    regular={variant?.price}
    price={priceOf(among)}
    locale={getLocale()}
    {...(className && { className })}
  />
)

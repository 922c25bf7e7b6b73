import { lineTitle } from '../../domain/cart/cart.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { DeliveryGroupList } from '../price/delivery-groups.tsx'

/** Groups of a checkout, by the names of its lines and of its stores. */
export function CheckoutGroups({
  checkout: { cart, stores },
  groups,
  locale,
}: {
  checkout: Pick<Checkout, 'cart' | 'stores'>
  groups: readonly DeliveryGroup[]
  locale: Locale
}) {
  return (
    <DeliveryGroupList
      groups={groups}
      locale={locale}
      nameOf={(sku) => cart.lines.filter((line) => line.sku === sku).map(lineTitle)[0]}
      storeName={(slug) => stores.find((store) => store.slug === slug)?.name ?? slug}
    />
  )
}

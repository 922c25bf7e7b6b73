import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { DeliveryGroupList } from '../price/delivery-groups.tsx'

/** Groups of a checkout, by the titles of its lines and the names of its stores. */
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
      titleOf={(sku) => cart.lines.find((line) => line.sku === sku)?.title}
      storeName={(slug) => stores.find((store) => store.slug === slug)?.name ?? slug}
    />
  )
}

import type { ShippingClass } from '../catalog/product.ts'
import type { CarriedGoods } from './rate-table.ts'

/**
 * How an item of each class is shipped; undefined: it is not, it goes by e-mail. `isLarge`: too large for the mail, so
 * a carrier brings it to a street address, not to a post office box, and can pick it up again.
 */
const shipped: Record<ShippingClass, { goods: CarriedGoods; isLarge: boolean } | undefined> = {
  standard: { goods: 'parcel', isLarge: false },
  bike: { goods: 'bike', isLarge: true },
  oversize: { goods: 'oversize', isLarge: true },
  none: undefined,
}

/** What something is carried as; undefined for what goes by e-mail. */
export const goodsOf = (shippingClass: ShippingClass): CarriedGoods | undefined => shipped[shippingClass]?.goods

/** Whether something is too large for the mail. */
export const isLarge = ({ shippingClass }: { shippingClass: ShippingClass }): boolean =>
  shipped[shippingClass]?.isLarge === true

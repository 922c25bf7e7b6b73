import type { ShippingClass } from '../catalog/product.ts'

/** What is carried together: bikes and oversize goods never go in a parcel (acceptance 131). */
export const goodsKinds = ['parcel', 'oversize', 'bike'] as const
export type Goods = (typeof goodsKinds)[number]

/** How something is carried. */
export const goodsOf = (shippingClass: ShippingClass): Goods =>
  shippingClass === 'bike' || shippingClass === 'oversize' ? shippingClass : 'parcel'

/** Whether something is too large for the mail: a carrier brings it, and can pick it up again. */
export const isLarge = ({ shippingClass }: { shippingClass: ShippingClass }): boolean =>
  goodsOf(shippingClass) !== 'parcel'

import type { ShippingClass } from '../catalog/product.ts'

/**
 * Whether an item needs a street address, not a post office box, and a surcharge even with free shipping: bikes,
 * oversize (acceptance 131).
 */
export const isHeavy = ({ shippingClass }: { shippingClass: ShippingClass }): boolean =>
  shippingClass === 'bike' || shippingClass === 'oversize'

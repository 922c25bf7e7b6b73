import type { ShippingClass } from '../catalog/product.ts'

/**
 * Does it go to a door, not to a post office box, and cost extra whatever is free: bikes, oversize (acceptance 131)?
 */
export const isHeavy = ({ shippingClass }: { shippingClass: ShippingClass }): boolean =>
  shippingClass === 'bike' || shippingClass === 'oversize'

import type { Variant } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import { lessPercent } from './less-percent.ts'
import { paidPrice } from './price.ts'

/**
 * The price for an entitled employee: an amount in cents, or so many percent off the regular price (acceptance 104).
 */
export type EmployeeRule = { price: Cents } | { percentOff: number }

/** The price of one unit of a line, in cents. */
export type LinePrice = { unit: Cents; regular: Cents; kind: 'regular' | 'sale' | 'employee' }

/**
 * The one function that prices a line: cart, checkout and order all come here. An employee pays the employee price or
 * the sale price, whichever is less; a percentage is rounded down to the cent, so that no one pays more than it
 * promises.
 */
export function linePrice(variant: Pick<Variant, 'price' | 'salePrice'>, employee?: EmployeeRule): LinePrice {
  const regular = variant.price
  const paid = paidPrice(variant)
  const own = employee && employeePrice(regular, employee)
  if (own !== undefined && own < paid) return { unit: own, regular, kind: 'employee' }
  return { unit: paid, regular, kind: paid < regular ? 'sale' : 'regular' }
}

function employeePrice(regular: Cents, rule: EmployeeRule): Cents {
  return 'price' in rule ? Math.max(0, rule.price) : lessPercent(regular, rule.percentOff)
}

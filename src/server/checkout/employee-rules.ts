import { linePrice, type EmployeeRule } from '../../domain/pricing/line-price.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { employeeRoom, employeeRulesOf } from '../accounts/employee-prices.ts'
import type { Rows } from '../database/database.ts'
import type { SellableVariant } from '../catalog/sellable-variants.ts'

/** The shopper of a request who is signed in, as far as prices and orders ask. */
export type Shopper = { id: string; email: string; employeePrices: boolean }

/**
 * What the shopper pays as an employee for these lines, read each time, inside the order's transaction too (acceptance
 * 104). Nothing for whoever is not an employee, and nothing where the lines together would pass the year's limit: then
 * all of them cost what they cost others.
 */
export async function employeeRulesFor(
  rows: Rows,
  shopper: Shopper | undefined,
  lines: readonly { sku: string; quantity: number }[],
  variants: ReadonlyMap<string, SellableVariant>,
): Promise<Map<string, EmployeeRule>> {
  if (!shopper?.employeePrices) return new Map()
  const now = Date.now()
  const room = await employeeRoom(rows, shopper.id, shopDay(now))
  const rules =
    room === 0
      ? new Map<string, EmployeeRule>()
      : await employeeRulesOf(
          rows,
          lines.map(({ sku }) => sku),
          now,
        )
  if (room === undefined) return rules
  const spent = lines.reduce((sum, { sku, quantity }) => {
    const variant = variants.get(sku)
    const price = variant && linePrice(variant, rules.get(sku))
    return sum + (price?.kind === 'employee' ? price.unit * quantity : 0)
  }, 0)
  return spent <= room ? rules : new Map()
}

import type { ProvinceCode } from '../address/province.ts'
import type { Totals } from './quote.ts'

/** The cost of a cart if it were shipped to a province by its cheapest delivery. */
export type Estimate = { province: ProvinceCode; totals: Totals }

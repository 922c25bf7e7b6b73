import type { ProvinceCode } from '../address/province.ts'
import type { Totals } from './quote.ts'

/** What a cart would cost if it were sent to a province by its cheapest delivery. */
export type Estimate = { province: ProvinceCode; totals: Totals }

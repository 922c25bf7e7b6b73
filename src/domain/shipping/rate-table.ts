import type { Cents } from '../money.ts'

/** The rates of a rate set, exact (acceptance 128). */
export const rateCodes = ['regular', 'express', 'bike_only', 'over_size_surcharge'] as const
export type RateCode = (typeof rateCodes)[number]

/** Cost in cents and shipping days, business days, of each rate (acceptance 129). */
export const rateTable = {
  regular: { cost: 10_00, shippingDays: 6 },
  express: { cost: 18_00, shippingDays: 2 },
  bike_only: { cost: 95_00, shippingDays: 21 },
  over_size_surcharge: { cost: 30_00, shippingDays: 6 },
} as const satisfies Record<RateCode, { cost: Cents; shippingDays: number }>

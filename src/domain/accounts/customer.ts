import type { Locale } from '../locale.ts'

/** The signed-in shopper, as the rest of the shop needs it. */
export type Customer = {
  id: string
  email: string
  name: string
  locale: Locale
  /**
   * Entitled by an active employee's number, and switched on by the shopper: prices are computed so, on the server
   * only (acceptance 104).
   */
  employeePrices: boolean
}

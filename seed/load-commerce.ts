import { canadianRates } from '../src/domain/tax/canadian-rates.ts'
import type { Seeding } from './seeding.ts'

/** Codes to try promo codes with; merchants make their own. */
const promos = [
  { code: 'WELCOME10', kind: 'percentage', percent: 10, mostUsesEach: 1 },
  { code: 'TRAIL15', kind: 'amount', amount: 15_00, minimum: 100_00 },
  { code: 'SHIPFREE', kind: 'free-shipping' },
] as const

/** The tax rates of every province and territory, and a few promo codes. */
export async function loadCommerce(
  { ensure, progress }: Seeding,
  codes: readonly (typeof promos)[number][] = promos,
): Promise<void> {
  const total = canadianRates.length + codes.length
  let done = 0
  for (const { province, code, rate, reduced, taxesShipping, effectiveFrom, effectiveUntil, source } of canadianRates) {
    await ensure('tax-rates', { province, code, effectiveFrom }, () => ({
      percent: rate / 10_000,
      taxesShipping,
      effectiveUntil,
      source,
      reduced: reduced.map(({ taxClass, rate, upTo }) => ({ taxClass, percent: rate / 10_000, upTo })),
    }))
    progress('taxes and promo codes', ++done, total)
  }
  for (const { code, ...promo } of codes) {
    await ensure('promo-codes', { code }, () => ({ ...promo, active: true, uses: 0 }))
    progress('taxes and promo codes', ++done, total)
  }
}

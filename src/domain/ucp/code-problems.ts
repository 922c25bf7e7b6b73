import type { Checkout } from '../checkout/checkout.ts'
import { promoCode, type PromoRefusal } from '../promo/promo.ts'
import type { Problem } from './problem.ts'
import type { RefusedCode, SessionData } from './session.ts'

/** Whether a code, as an agent wrote it, is the one that a checkout has taken. */
export const isApplied = (code: string, promo: Checkout['promo']): boolean =>
  promo !== undefined && promoCode(code) === promoCode(promo.code)

/** The protocol's own code for a reason; what is not here is `discount_code_invalid`. */
const codeOf: Partial<Record<PromoRefusal, string>> = {
  expired: 'discount_code_expired',
  'already-used': 'discount_code_user_ineligible',
  'already-reduced': 'discount_code_combination_disallowed',
}

/**
 * A checkout takes one code, the first that may be used; why the others do nothing is said. Those before it were
 * refused, those after it were not tried.
 */
export function codeProblems(
  { promo, notices }: Pick<Checkout, 'promo' | 'notices'>,
  { codes = [], refusedCodes = [] }: Pick<SessionData, 'codes' | 'refusedCodes'>,
): Problem[] {
  const applied = codes.findIndex((code) => isApplied(code, promo))
  // What was taken and may be used no more is known to the checkout alone.
  const ended = notices.flatMap((notice) => (notice.kind === 'promo' ? [notice] : []))
  const reasonOf = (code: string): Omit<RefusedCode, 'code'> | undefined =>
    [...ended, ...refusedCodes].find((one) => promoCode(one.code) === promoCode(code))
  return codes.flatMap((code, place): Problem[] => {
    if (isApplied(code, promo)) return []
    const isUntried = promo !== undefined && place > applied
    const path = `$.discounts.codes[${place}]`
    if (isUntried)
      return [
        {
          code: 'discount_code_combination_disallowed',
          word: 'one-code',
          severity: 'warning',
          path,
          values: { code },
        },
      ]
    const { reason, minimum } = reasonOf(code) ?? {}
    return [
      {
        code: (reason && codeOf[reason]) ?? 'discount_code_invalid',
        word: 'code-refused',
        severity: 'warning',
        path,
        values: { code, ...(reason && { reason }), ...(minimum !== undefined && { minimum }) },
      },
    ]
  })
}

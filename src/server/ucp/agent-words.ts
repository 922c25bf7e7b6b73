import type { Locale } from '../../domain/locale.ts'
import { wholeMoney, type Cents } from '../../domain/money.ts'
import type { PromoRefusal } from '../../domain/promo/promo.ts'
import { taxLabel } from '../../domain/tax/tax-label.ts'
import { cautionOf, groupText } from '../../domain/shipping/group-text.ts'
import type { CheckoutWords } from '../../domain/ucp/checkout-view.ts'
import type { Problem, ProblemWord } from '../../domain/ucp/problem.ts'
import { m } from '../../paraglide/messages.js'
import { groupMessages, pickupWords } from '../orders/group-words.ts'

type Values = { item: string; count: number; code: string; reason: string }
type Words = (values: Values, say: { locale: Locale }) => string

const problems: Record<ProblemWord, Words> = {
  'unknown-item': m.agent_problem_unknown_item,
  'needs-variant': m.agent_problem_needs_variant,
  'not-for-agents': m.agent_problem_not_for_agents,
  'sold-out': m.agent_problem_sold_out,
  'not-enough': m.agent_problem_not_enough,
  'too-many-units': m.agent_problem_too_many_units,
  'too-many-lines': m.agent_problem_too_many_lines,
  'no-items': m.agent_problem_no_items,
  'email-missing': m.agent_problem_email_missing,
  'email-invalid': m.agent_problem_email_invalid,
  'phone-missing': m.agent_problem_phone_missing,
  'phone-invalid': m.agent_problem_phone_invalid,
  'name-missing': m.agent_problem_name_missing,
  'destination-missing': m.agent_problem_destination_missing,
  'destination-invalid': m.agent_problem_destination_invalid,
  'other-province': m.agent_problem_other_province,
  'not-in-canada': m.agent_problem_not_in_canada,
  'no-pickup': m.agent_problem_no_pickup,
  'unknown-store': m.agent_problem_unknown_store,
  'one-way': m.agent_problem_one_way,
  'option-unknown': m.agent_problem_option_unknown,
  'code-refused': m.agent_problem_code_refused,
  'one-code': m.agent_problem_one_code,
  'too-many-codes': m.agent_problem_too_many_codes,
  'handler-unknown': m.agent_problem_handler_unknown,
  'token-invalid': m.agent_problem_token_invalid,
  declined: m.agent_problem_declined,
  'payment-unavailable': m.agent_problem_payment_unavailable,
  bank: m.agent_problem_bank,
  changed: m.agent_problem_changed,
  'not-open': m.agent_problem_not_open,
  'by-hand': m.agent_problem_by_hand,
  'unknown-session': m.agent_problem_unknown_session,
  'unknown-cart': m.agent_problem_unknown_cart,
  'unknown-order': m.agent_problem_unknown_order,
  'day-limit': m.agent_problem_day_limit,
  'link-account': m.agent_problem_link_account,
  'identity-required': m.agent_problem_identity_required,
  'insufficient-scope': m.agent_problem_insufficient_scope,
}

export function problemText({ word, values = {} }: Problem, locale: Locale): string {
  const { item = '', count = 0, code = '', reason, minimum } = values
  const why = reason ? codeReason(reason, minimum, locale) : ''
  return problems[word]({ item, count, code, reason: why }, { locale }).trim()
}

const codeReasons: Record<PromoRefusal, (values: object, say: { locale: Locale }) => string> = {
  'unknown-code': m.promo_unknown_code,
  'gift-card-code': m.promo_gift_card_code,
  'not-yet': m.promo_not_yet,
  expired: m.promo_expired,
  'used-up': m.promo_used_up,
  'already-used': m.promo_already_used,
  'below-minimum': m.promo_below_minimum,
  'nothing-counts': m.promo_nothing_counts,
  'already-reduced': m.promo_already_reduced,
}

/** Why a code does nothing, as the page says it. */
const codeReason = (reason: PromoRefusal, minimum: Cents | undefined, locale: Locale): string =>
  reason === 'below-minimum' && minimum !== undefined
    ? m.promo_below_minimum_amount({ amount: wholeMoney(minimum, locale) }, { locale })
    : codeReasons[reason]({}, { locale })

/** What agents read beside codes and amounts, in their buyer's language. */
export function agentWords(locale: Locale): CheckoutWords {
  const say = { locale }
  return {
    problem: (problem) => problemText(problem, locale),
    totals: {
      subtotal: m.totals_merchandise({}, say),
      discount: m.totals_discount({}, say),
      delivery: m.totals_shipping({}, say),
      total: m.totals_total({}, say),
      tax: (tax) => taxLabel(tax, locale),
    },
    delivery: {
      rate(code, isFree) {
        const rate = groupMessages.rates[code]({}, say)
        return isFree ? m.agent_rate_free({ rate }, say) : rate
      },
      days: (groups) =>
        groups
          .map((group) => {
            const words = groupText(group, groupMessages, { locale, storeName: (slug) => slug })
            const name = groups.length > 1 || group.preorder ? words.name : undefined
            return [name, words.dates, cautionOf(words)].filter(Boolean).join(' · ')
          })
          .join('\n'),
      pickup: m.agent_pickup({}, say),
      promise: (promise) => pickupWords(promise, locale),
      isReady: (store) => m.agent_pickup_ready({ store }, say),
      isPickedUp: (store) => m.agent_picked_up({ store }, say),
    },
  }
}

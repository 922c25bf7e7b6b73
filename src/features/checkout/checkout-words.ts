import type {
  BillingField,
  CheckoutNotice,
  CheckoutStep,
  FieldError,
  FieldName,
  FieldProblem,
} from '../../domain/checkout/checkout.ts'
import type { AddressField } from '../../domain/address/address.ts'
import { LONGEST_GIFT_MESSAGE } from '../../domain/checkout/gift-message.ts'
import { MOST_CARDS, type GiftCardRefusal } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { wholeMoney, type Cents } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import type { PromoRefusal } from '../../domain/promo/promo.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

export const stepNames: Record<CheckoutStep, () => string> = {
  contact: m.checkout_step_contact,
  address: m.checkout_step_address,
  delivery: m.checkout_step_delivery,
  payment: m.checkout_step_payment,
  review: m.checkout_step_review,
}

const promoRefusals: Record<PromoRefusal, () => string> = {
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

/** Why a promo code does nothing; a minimum that is not reached, with its amount where it is known. */
const promoRefusalText = (refusal: PromoRefusal, minimum: Cents | undefined): string =>
  refusal === 'below-minimum' && minimum !== undefined
    ? m.promo_below_minimum_amount({ amount: wholeMoney(minimum, getLocale()) })
    : promoRefusals[refusal]()

/** The same of a code that was accepted before: one that is not known any more was switched off. */
export const promoEndText = (refusal: PromoRefusal, minimum: Cents | undefined): string =>
  refusal === 'unknown-code' ? m.promo_ended() : promoRefusalText(refusal, minimum)

const cardRefusals: Record<GiftCardRefusal, () => string> = {
  'unknown-card': m.gift_card_unknown,
  'void-card': m.gift_card_void,
  'empty-card': m.gift_card_empty,
  'already-there': m.gift_card_already_there,
  'too-many-cards': () => m.gift_card_too_many({ count: MOST_CARDS }),
}

type PlainField = Exclude<FieldName, BillingField>
const isBilling = (field: FieldName): field is BillingField => field.startsWith('billing-')
/** The words for a field of the card's address are those of the delivery's, but for whose it is. */
const plainField = (field: FieldName): PlainField =>
  isBilling(field) ? (field.slice('billing-'.length) as AddressField) : field

/** The error of a field. */
const missing: Record<PlainField, () => string> = {
  email: m.checkout_error_email_missing,
  phone: m.checkout_error_phone_missing,
  name: m.checkout_error_name_missing,
  line1: m.checkout_error_line1_missing,
  line2: m.checkout_error_invalid,
  city: m.checkout_error_city_missing,
  province: m.checkout_error_province_missing,
  postalCode: m.checkout_error_postal_code_missing,
  delivery: m.checkout_error_delivery_missing,
  store: m.checkout_error_store_missing,
  pickupName: m.checkout_error_pickup_name_missing,
  payment: m.checkout_error_payment_missing,
  promo: m.checkout_error_promo_missing,
  giftCard: m.checkout_error_gift_card_missing,
  giftMessage: m.checkout_error_invalid,
  form: m.checkout_error_form,
}

const invalid: Partial<Record<PlainField, () => string>> = {
  email: m.checkout_error_email_invalid,
  phone: m.checkout_error_phone_invalid,
  province: m.checkout_error_province_missing,
  postalCode: m.checkout_error_postal_code_invalid,
  payment: m.checkout_error_payment_invalid,
  promo: m.promo_unknown_code,
  giftCard: m.gift_card_unknown,
  form: m.checkout_error_form,
}

const unavailable: Partial<Record<PlainField, () => string>> = {
  delivery: m.checkout_error_delivery_unavailable,
  store: m.checkout_error_store_unavailable,
  payment: m.checkout_error_payment_unavailable,
}

/** The error of a field, as a sentence that says what to do. */
export function errorText({ field: of, problem, minimum }: FieldError): string {
  const field = plainField(of)
  if (of === 'billing-name' && problem === 'missing') return m.checkout_error_billing_name_missing()
  if (problem === 'below-minimum') return promoRefusalText(problem, minimum)
  const texts: Record<Exclude<FieldProblem, PromoRefusal | GiftCardRefusal>, () => string> = {
    missing: missing[field],
    invalid: invalid[field] ?? m.checkout_error_invalid,
    unavailable: unavailable[field] ?? m.checkout_error_form,
    'too-long': () =>
      field === 'giftMessage'
        ? m.checkout_error_gift_message({ count: LONGEST_GIFT_MESSAGE })
        : m.checkout_error_too_long(),
    'other-province': m.checkout_error_other_province,
    'po-box': m.checkout_error_po_box,
    'too-many-tries': m.checkout_error_too_many,
  }
  return ({ ...texts, ...promoRefusals, ...cardRefusals } satisfies Record<FieldProblem, () => string>)[problem]()
}

/** What changed since the shopper's last visit, in a sentence. */
export function noticeText(notice: CheckoutNotice, locale: Locale): string {
  const amount = (cents: number) => amountText(cents, locale)
  switch (notice.kind) {
    case 'price':
      return m.checkout_notice_price({ title: notice.title, from: amount(notice.from), to: amount(notice.to) })
    case 'stock':
      return m.checkout_notice_stock({ title: notice.title, left: notice.left })
    case 'gone':
      return m.checkout_notice_gone({ title: notice.title })
    case 'not-there':
      return m.checkout_notice_not_there({ title: notice.title, store: notice.store })
    case 'store-closed':
      return m.checkout_notice_store_closed({ title: notice.title, store: notice.store })
    case 'rates':
      return m.checkout_notice_rates({ from: amount(notice.from), to: amount(notice.to) })
    case 'taxes':
      return m.checkout_notice_taxes({ from: amount(notice.from), to: amount(notice.to) })
    case 'delivery':
      return m.checkout_notice_delivery()
    case 'promo':
      return m.checkout_notice_promo({ code: notice.code, why: promoEndText(notice.reason, notice.minimum) })
    case 'gift-card':
      return (notice.isVoid ? m.checkout_notice_gift_card_void : m.checkout_notice_gift_card)({ code: notice.code })
  }
}

import { money, type Cents } from '../../domain/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'
import { refundRows, refundWords, type WaysBack } from './refund-letter.ts'
import { unitLines } from './return-letter.ts'

/** That another size or colour is sent than was ordered, which one, and what goes back where it costs less. */
export function swapLetter(
  order: Order,
  href: string,
  { units, paid, ...back }: WaysBack & { units: readonly LineUnits[]; paid: Cents },
): Letter {
  const { locale, number, payment } = order
  const { amount } = back
  const say = { locale }
  const refund = amount > 0 ? [refundWords(order, back)] : []
  const more = paid > 0 ? [m.order_mail_change_paid({ amount: money(paid, locale) }, say)] : []
  return {
    locale,
    subject: m.order_mail_swapped_subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), m.order_mail_swapped_text({}, say), ...refund, ...more],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    lines: unitLines(order, units),
    amounts: amount > 0 ? refundRows(order, back) : [],
  }
}

import { money, type Cents } from '../../domain/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { LineUnits } from '../../domain/orders/parcel.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter.tsx'
import { unitLines } from './return-letter.ts'

/** That money goes back, and for what: units that came back, or that cannot be sent. An order that cost nothing says nothing of money. */
export function refundLetter(kind: 'refunded' | 'items-cancelled', order: Order, href: string, { amount, units }: { amount: Cents; units: readonly LineUnits[] }): Letter {
  const { locale, number, payment } = order
  const say = { locale }
  const paid = money(amount, locale)
  const isReturn = kind === 'refunded'
  return {
    locale,
    subject: isReturn ? m.order_mail_refunded_subject({ number }, say) : m.order_mail_items_cancelled_subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), ...(isReturn ? [] : [m.order_mail_items_cancelled_text({}, say)]), ...(amount > 0 ? [m.order_mail_refunded_text({ amount: paid }, say)] : [])],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    lines: unitLines(order, units),
    amounts: amount > 0 ? [{ label: m.order_mail_given_back({}, say), value: paid, strong: true }] : [],
  }
}

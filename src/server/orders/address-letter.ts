import { addressLines } from '../../domain/address/address-lines.ts'
import { money, type Cents } from '../../domain/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'
import { refundRows, type WaysBack } from './refund-letter.ts'

/**
 * That an order goes to another address than it was placed with, and what goes back where its taxes are lower there.
 */
export function addressLetter(order: Order, href: string, { paid, ...back }: WaysBack & { paid: Cents }): Letter {
  const { locale, number, address, payment } = order
  const { amount } = back
  const say = { locale }
  const refund = amount > 0 ? [m.order_mail_address_refund({ amount: money(amount, locale) }, say)] : []
  const more = paid > 0 ? [m.order_mail_change_paid({ amount: money(paid, locale) }, say)] : []
  return {
    locale,
    subject: m.order_mail_address_subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), m.order_mail_address_text({}, say), ...refund, ...more],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    amounts: amount > 0 ? refundRows(order, back) : [],
    ...(address && { blocks: [{ heading: m.order_mail_to({}, say), lines: addressLines(address, locale) }] }),
  }
}

import { addressLines } from '../../domain/address/address-lines.ts'
import { money } from '../../domain/money.ts'
import type { WaitingCorrection } from '../../domain/orders/correction-record.ts'
import { swapNames } from '../../domain/orders/swap-names.ts'
import type { Order } from '../../domain/orders/order.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** Where its page says what waits to be paid. */
const PLACE = '#order-change'

/**
 * That something of an order is changed once its difference is paid: what, how much, until when, and the link to pay
 * it.
 */
export function correctionLetter(order: Order, href: string): Letter {
  const { locale, number, payment, lines, correction: waiting } = order
  if (!waiting) throw new Error(`nothing of the order ${number} waits to be paid`)
  const say = { locale }
  const { correction, until } = waiting
  const amount = money(waiting.amount, locale)
  const what =
    correction.kind === 'swap'
      ? m.order_change_swap(swapNames(lines, correction, locale), say)
      : m.order_change_address({}, say)
  return {
    locale,
    subject: m.order_mail_change_subject({ number }, say),
    paragraphs: [
      m.order_mail_hello({}, say),
      what,
      ...(correction.kind === 'address' ? [addressLines(correction.address, locale).join(', ')] : []),
      m.order_change_until({ amount, date: shopDate(until, locale) }, say),
    ],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href: href + PLACE, words: m.order_mail_change_button({}, say) },
    amounts: [{ label: m.order_mail_change_amount({}, say), value: amount, strong: true }],
    notes: [{ text: m.order_mail_change_note({}, say) }],
  }
}

/**
 * A letter about another change of an order, which also says that it ended the one that waited to be paid; its link is
 * in an earlier mail. An order that is cancelled needs no word of it.
 */
export function withOvertaken(
  letter: Letter,
  { locale, address, state }: Order,
  overtaken: WaitingCorrection['correction']['kind'],
): Letter {
  if (state === 'cancelled') return letter
  const words =
    overtaken === 'address' && address
      ? m.order_mail_overtaken_address({ address: addressLines(address, locale).join(', ') }, { locale })
      : m.order_mail_overtaken({}, { locale })
  return { ...letter, paragraphs: [...letter.paragraphs, words] }
}

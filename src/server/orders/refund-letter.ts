import { money, type Cents } from '../../domain/money.ts'
import { type Order } from '../../domain/orders/order.ts'
import { RETURN_LABEL } from '../../domain/orders/return-label.ts'
import { unitsToPay } from '../../domain/orders/order-line.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { m } from '../../paraglide/messages.js'
import type { Amount, Letter } from '../mail/letter-data.ts'
import { blocksToCome } from './group-words.ts'
import { unitLines } from './return-letter.ts'

/** What a letter says of a refund. */
type RefundFacts = {
  amount: Cents
  /** What of the amount goes back to each gift card. */
  cards: readonly Cents[]
  units: readonly LineUnits[]
  /** Whether the cost of a return label was taken off. */
  label: boolean
  /** Whether units could have been sent, but are not wanted. */
  removed: boolean
}

/**
 * That money goes back, and for what: units that came back or cannot be sent, or all of an order. What cost nothing
 * mentions no money.
 */
export function refundLetter(
  kind: 'refunded' | 'items-cancelled' | 'cancelled',
  order: Order,
  href: string,
  { amount, cards, units, label, removed }: RefundFacts,
): Letter {
  const { locale, number, payment, lines } = order
  const say = { locale }
  const subject = {
    refunded: m.order_mail_refunded_subject,
    'items-cancelled': m.order_mail_items_cancelled_subject,
    cancelled: m.order_mail_cancelled_subject,
  }[kind]
  const why =
    kind === 'items-cancelled'
      ? [removed ? m.order_mail_items_removed_text({}, say) : m.order_mail_items_cancelled_text({}, say)]
      : []
  const nothing = kind === 'cancelled' ? [m.order_mail_cancelled_unpaid({}, say)] : []
  const all = lines.flatMap((sold, line) => (unitsToPay(sold) > 0 ? [{ line, quantity: unitsToPay(sold) }] : []))
  return {
    locale,
    subject: subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), ...why, ...(amount > 0 ? [refundWords(order, amount, cards)] : nothing)],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    lines: unitLines(order, kind === 'cancelled' ? all : units),
    amounts:
      amount > 0
        ? [
            ...(label ? [{ label: m.return_label({}, say), value: `\u2212${money(RETURN_LABEL, locale)}` }] : []),
            ...refundRows(order, amount, cards),
          ]
        : [],
    ...blocksOf(order),
  }
}

/** How much goes back, and what the customer is to expect of each part of it. */
export function refundWords({ locale, payment }: Order, amount: Cents, cards: readonly Cents[]): string {
  const say = { locale }
  const toCards = totalOf(cards)
  const isSplit = toCards > 0 && toCards < amount
  const words = isSplit
    ? m.order_mail_refunded_split({ amount: money(amount, locale), cards: money(toCards, locale) }, say)
    : m.order_mail_refunded_text({ amount: money(amount, locale) }, say)
  if (toCards === amount) return `${words} ${m.order_mail_refunded_cards({}, say)}`
  const rest = payment.method === 'store' ? m.order_mail_refunded_store : m.order_mail_refunded_statement
  return `${words} ${rest({}, say)}`
}

/** How much goes back, and where to. */
export const refundRows = (order: Order, amount: Cents, cards: readonly Cents[]): Amount[] => [
  {
    label: m.order_mail_given_back({}, { locale: order.locale }),
    value: money(amount, order.locale),
    strong: true,
  },
  ...waysBack(order, amount, cards),
]

const totalOf = (cards: readonly Cents[]): Cents => cards.reduce((total, cents) => total + cents, 0)

/** Where the money goes, if gift cards paid for some of the order: a row for each. */
function waysBack({ locale, totals, payment }: Order, amount: Cents, cards: readonly Cents[]): Amount[] {
  const say = { locale }
  const toCards = totals.giftCards.flatMap(({ id }, nth) =>
    cards[nth] ? [{ label: m.order_gift_card({ code: id }, say), value: money(cards[nth], locale) }] : [],
  )
  const rest = amount - totalOf(cards)
  const way =
    payment.method === 'store'
      ? m.refund_at_store({}, say)
      : payment.card
        ? m.order_payment_card_ending({ digits: payment.card }, say)
        : m.refund_card({}, say)
  return toCards.length === 0 ? [] : [...(rest > 0 ? [{ label: way, value: money(rest, locale) }] : []), ...toCards]
}

/** What goes on coming although some of it does not. */
function blocksOf(order: Order): Pick<Letter, 'blocks'> {
  const blocks = blocksToCome(order)
  return blocks.length > 0 ? { blocks } : {}
}

import { phoneText } from '../../domain/address/phone-text.ts'
import type { Locale } from '../../domain/locale.ts'
import { wholeMoney } from '../../domain/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lineDetails } from '../../domain/orders/order-line.ts'
import { returnLabelCost, returnLabelOf } from '../../domain/orders/return-label.ts'
import { unitCount, type LineUnits } from '../../domain/orders/parcel-record.ts'
import type { ReturnReason, ReturnWay } from '../../domain/orders/return-reason.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

const reasons: Record<ReturnReason, (inputs: object, options: { locale: Locale }) => string> = {
  'too-small': m.return_reason_too_small,
  'too-large': m.return_reason_too_large,
  'not-as-expected': m.return_reason_not_as_expected,
  damaged: m.return_reason_damaged,
  'wrong-item': m.return_reason_wrong_item,
  'changed-mind': m.return_reason_changed_mind,
  gift: m.return_reason_gift,
  other: m.return_reason_other,
}

/** To the shopper: that a return was asked for, and what is to follow. */
export function returnAskedLetter(order: Order, href: string): Letter {
  const { locale, number } = order
  const say = { locale }
  return {
    locale,
    subject: m.return_mail_asked_subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), ...nextSteps(order)],
    button: { href, words: m.order_mail_see({}, say) },
    more: { href: new URL(paths.returns(locale), href).href, words: m.return_rules({}, say) },
    ...whatOf(order),
  }
}

/** To the shopper: that these units are not taken back, and why; their request is no longer with the order. */
export function returnRefusedLetter(order: Order, href: string, units: readonly LineUnits[], why: string): Letter {
  const { locale, number } = order
  const say = { locale }
  const count = unitCount(units)
  return {
    locale,
    subject: m.return_mail_refused_subject({ number }, say),
    paragraphs: [m.order_mail_hello({}, say), m.return_mail_refused_text({ number, count }, say)],
    button: { href, words: m.order_mail_see({}, say) },
    lines: unitLines(order, units),
    blocks: [{ heading: m.return_mail_refused_why({}, say), lines: [why] }],
  }
}

/** What the shopper does next, which way it comes back. */
function nextSteps(order: Order): string[] {
  const say = { locale: order.locale }
  const { way, lines = [] } = order.returnRequest ?? {}
  const count = unitCount(lines)
  if (way === 'store') return [m.return_mail_asked_store({ count }, say)]
  if (way === 'carrier') return [m.return_mail_asked_carrier({ count }, say)]
  const asked = way === 'mail' ? m.return_mail_asked_mail : m.return_mail_asked_text
  return [asked({ count }, say), labelText(order)]
}

/** What the label of a return by mail costs this shopper. */
function labelText(order: Order): string {
  const { locale, returnRequest } = order
  const price = returnRequest ? returnLabelCost(order, returnRequest.reason) : returnLabelOf(order)
  const isByMail = returnRequest?.way === 'mail'
  return price > 0
    ? (isByMail ? m.return_label_off_mail : m.return_label_off)({ price: wholeMoney(price, locale) }, { locale })
    : (isByMail ? m.return_label_free_mail : m.return_label_free)({}, { locale })
}

/** To the office, in the language of the order, in which staff will answer. */
export function returnNotice(order: Order, href: string): Letter {
  const { locale, number, contact, returnRequest } = order
  const say = { locale }
  const reached = [contact.email, phoneText(contact.phone, locale)].filter(Boolean).join(', ')
  return {
    locale,
    subject: m.return_notice_subject({ number }, say),
    paragraphs: [
      m.return_notice_text({ contact: reached, count: unitCount(returnRequest?.lines ?? []) }, say),
      ...wayText(order),
    ],
    button: { href, words: m.return_notice_open({}, say) },
    ...whatOf(order),
  }
}

function wayText({ locale, returnRequest }: Order): string[] {
  if (!returnRequest?.way) return []
  return [notices[returnRequest.way]({}, { locale })]
}

const notices: Record<ReturnWay, (inputs: object, options: { locale: Locale }) => string> = {
  store: m.return_notice_store,
  mail: m.return_notice_mail,
  carrier: m.return_notice_carrier,
}

/** Units of lines, without prices. */
export const unitLines = ({ locale, lines }: Order, units: readonly LineUnits[]): NonNullable<Letter['lines']> =>
  units.flatMap(({ line, quantity }) => {
    const sold = lines[line]
    return sold
      ? [
          {
            title: sold.title[locale],
            details: [...lineDetails(sold, locale), m.order_mail_quantity({ quantity: String(quantity) }, { locale })]
              .filter(Boolean)
              .join(', '),
            amount: '',
          },
        ]
      : []
  })

function whatOf(order: Order): Pick<Letter, 'lines' | 'blocks'> {
  const { locale, lines, returnRequest } = order
  if (!returnRequest) return {}
  const say = { locale }
  const { reason, note } = returnRequest
  return {
    lines: unitLines(order, returnRequest.lines),
    blocks: [
      { heading: m.return_reason({}, say), lines: [reasons[reason]({}, say), ...(note ? [note] : [])] },
      ...sellersOf(lines, returnRequest.lines).map(({ name, returns }) => ({
        heading: m.return_seller_title({ name }, say),
        lines: [returns[locale]],
      })),
    ],
  }
}

/** The partners who take some of it back, each once. */
function sellersOf(sold: Order['lines'], asked: readonly LineUnits[]): NonNullable<Order['lines'][number]['seller']>[] {
  const sellers = asked.flatMap(({ line }) => sold[line]?.seller ?? [])
  return [...new Map(sellers.map((seller) => [seller.name, seller])).values()]
}

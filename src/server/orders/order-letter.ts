import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { addressLines, storeLines } from '../../domain/address/address-lines.ts'
import { money, type Cents } from '../../domain/money.ts'
import { discountsOf } from '../../domain/checkout/promoted-lines.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lineName, unitsToPay } from '../../domain/orders/order-line.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { carrierName, trackingUrl } from '../../domain/orders/tracking-url.ts'
import { unitsIn } from '../../domain/orders/parcel.ts'
import { lineUnits, linesOf, type LineUnits } from '../../domain/orders/parcel-record.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { taxLabel } from '../../domain/tax/tax-label.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay, type Day } from '../../domain/time.ts'
import { giftMessageBlocks } from './gift-to.ts'
import { m } from '../../paraglide/messages.js'
import type { Amount, Letter } from '../mail/letter-data.ts'
import { addressLetter } from './address-letter.ts'
import { correctionLetter } from './correction-letter.ts'
import { linkLetter } from './link-letter.ts'
import { refundLetter } from './refund-letter.ts'
import { blocksToCome, groupBlocks, oneGroupLines, pickupWords } from './group-words.ts'
import { returnAskedLetter, returnRefusedLetter } from './return-letter.ts'
import { swapLetter } from './swap-letter.ts'
import { readyWords, restWords, shareSubject } from './share-words.ts'
import { soldLine } from './sold-line.ts'
import { reviewLetter } from './review-letter.ts'

export const orderMailKinds = [
  'placed',
  'ready',
  'pickup-reminder',
  'shipped',
  'refunded',
  'cancelled',
  'items-cancelled',
  'address-corrected',
  'items-swapped',
  'correction-asked',
  'return-asked',
  'return-refused',
  'link',
  'review',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

type LetterFacts = {
  /** What is paid back. */
  amount?: Cents
  /** What was paid besides. */
  paid?: Cents
  /** What of the amount goes back to each gift card. */
  cards?: readonly Cents[]
  /** What of it goes back at the till. */
  till?: Cents
  /** Which part of the order is ready or has left. */
  part?: string
  /** The parcel that left, by its place among the parcels. */
  parcel?: number | undefined
  /** What came back, is not taken back, cannot be sent, or was swapped in. */
  units?: readonly LineUnits[]
  /** What staff say of a return, or of what they do not take back of it. */
  why?: string
  declined?: readonly LineUnits[]
  /** What was taken off for a return label. */
  labelOff?: number
  /** Whether units could have been sent, but are not wanted. */
  removed?: boolean
  /** Whether money goes back for the delivery alone. */
  delivery?: boolean
  /** The hours of the stores by their slugs, a line for each day. */
  hours?: Readonly<Record<string, string[]>>
  /** The last day on which a pickup waits. */
  until?: Day
}

/** The letter of an order, in the language in which it was placed. */
export function orderLetter(
  kind: OrderMailKind,
  order: Order,
  href: string,
  {
    amount = 0,
    paid = 0,
    cards = [],
    till,
    part = '',
    parcel: nth,
    units = [],
    why = '',
    declined = [],
    labelOff = 0,
    removed = false,
    delivery = false,
    hours = {},
    until,
  }: LetterFacts = {},
): Letter {
  if (kind === 'return-asked') return returnAskedLetter(order, href)
  if (kind === 'return-refused') return returnRefusedLetter(order, href, units, why)
  if (kind === 'link') return linkLetter(order, href)
  if (kind === 'review') return reviewLetter(order, href)
  if (kind === 'address-corrected') return addressLetter(order, href, { amount, cards, till, paid })
  if (kind === 'items-swapped') return swapLetter(order, href, { amount, cards, till, units, paid })
  if (kind === 'correction-asked') return correctionLetter(order, href)
  if (kind === 'refunded' || kind === 'items-cancelled' || kind === 'cancelled')
    return refundLetter(kind, order, href, { amount, cards, till, units, labelOff, removed, delivery, declined, why })
  const { locale, number, address, parts = [] } = order
  // As it was when this parcel left, however late its letter is written.
  const then = nth === undefined ? order : { ...order, parcels: order.parcels.slice(0, nth + 1) }
  const parcel = kind === 'shipped' ? then.parcels.at(-1) : undefined
  // A letter about a part is about nothing else.
  const included = parts.filter(({ id }) => part === '' || id === part)
  const stores = [order.store, ...included.map(({ store }) => store)].filter((store) => store !== undefined)
  const toAddress = part === '' || included.some(({ fulfilment }) => fulfilment === 'ship') ? address : undefined
  const recipient = recipientOf(order)
  const say = { locale }
  const track = parcel && trackingUrl(parcel, locale)
  const placed =
    parts.length > 0
      ? m.order_mail_placed_text_parts({}, say)
      : order.fulfilment === 'pickup'
        ? m.order_mail_placed_text_pickup({}, say)
        : order.fulfilment === 'email'
          ? m.order_mail_placed_text_email({}, say)
          : m.order_mail_placed_text({}, say)
  const ofPart = () => lineUnits(order.lines, (line) => (part === '' || line.part === part ? unitsToPay(line) : 0))
  const soldHere = kind === 'placed' ? order.lines : linesOf(order.lines, parcel?.lines ?? ofPart())
  // Prices are shown only where the letter is about the whole order.
  const isWhole =
    part === '' &&
    order.lines.every(({ quantity, cancelled }, line) =>
      parcel ? unitsIn([parcel], line) === quantity : kind === 'placed' || !cancelled,
    )
  const waiting = readyWords(then, part, stores[0]?.name ?? '')
  const words: Record<typeof kind, [string, string]> = {
    placed: [m.order_mail_placed_subject({ number }, say), placed],
    ready: [shareSubject('ready', then, part), waiting],
    'pickup-reminder': [m.order_mail_reminder_subject({ number }, say), waiting],
    shipped: [
      shareSubject('shipped', then, part),
      m.order_mail_shipped_text({ carrier: carrierName(parcel?.carrier ?? '', locale), code: parcel?.code ?? '' }, say),
    ],
  }
  const [subject, text] = words[kind]
  const expected = kind === 'placed' ? oneGroupLines(order) : []
  const blocksOfGroups = kind === 'placed' ? groupBlocks(order) : blocksToCome(then, part)
  // In an order of several parts, each part lists its lines.
  const itemsOf = (id: string) =>
    part === ''
      ? order.lines
          .filter((line) => line.part === id)
          .map((line) => `${line.quantity}\u00a0× ${lineName(line, locale)}`)
      : []
  return {
    locale,
    subject,
    paragraphs: [
      m.order_mail_hello({}, say),
      text,
      ...(until ? [m.order_mail_ready_until({ day: formatDay(until, locale, 'full') }, say)] : []),
      ...(kind === 'placed' ? [] : restWords(kind === 'shipped' ? kind : 'ready', then, part)),
    ],
    warning: order.payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    more: track === undefined ? undefined : { href: track, words: m.order_mail_track({}, say) },
    lines: soldHere.map((line) => soldLine(line, locale, isWhole || (!parcel && !line.cancelled))),
    amounts: isWhole ? orderAmounts(order, locale) : [],
    blocks: [
      ...(toAddress
        ? [
            {
              heading: m.order_mail_to({}, say),
              lines: [
                ...addressLines(toAddress, locale),
                ...expected,
                // Groups of their own name what is in each.
                ...(order.groups.filter(isShipped).length > 1 && kind === 'placed' ? [] : itemsOf('ship')),
              ],
            },
          ]
        : []),
      ...stores.map((store) => ({
        heading: m.order_mail_at({}, say),
        lines: [
          ...storeLines(store, locale),
          ...pickupNameLines(recipient, locale),
          ...(kind === 'placed' && store.ready ? [pickupWords(store.ready, locale)] : []),
          ...itemsOf(store.slug),
        ],
      })),
      ...stores.flatMap(({ slug }) => (hours[slug] ? [{ heading: m.store_hours({}, say), lines: hours[slug] }] : [])),
      ...blocksOfGroups,
      ...(kind === 'placed' ? giftMessageBlocks(order) : []),
    ],
  }
}

/** Who comes to the store, and that it asks who they are. */
export const pickupNameLines = (name: string | undefined, locale: Locale): string[] =>
  name ? [m.order_pickup_name({ name }, { locale }), m.order_pickup_id({}, { locale })] : []

/** Every amount of an order, each tax on a line of its own with the number under which it is collected. */
export function orderAmounts(
  { totals, promo, payment }: Pick<Order, 'totals' | 'promo' | 'payment'>,
  locale: Locale,
): Amount[] {
  const say = { locale }
  const { promotions, ofCode } = discountsOf(totals)
  const { merchandise, shipping, shippingDiscount, shippingParts, taxes, total, giftCards, due } = totals
  const off = (cents: Cents) => `\u2212${money(cents, locale)}`
  return [
    { label: m.order_subtotal({}, say), value: money(merchandise, locale) },
    ...promotions.map(({ name, amount }) => ({ label: name[locale], value: off(amount) })),
    ...(ofCode > 0
      ? [
          {
            label: promo ? m.order_discount_code({ code: promo }, say) : m.order_discount({}, say),
            value: off(ofCode),
          },
        ]
      : []),
    ...(shippingParts.length > 0
      ? [{ label: m.order_shipping({}, say), value: amountText(shipping - shippingDiscount, locale) }]
      : []),
    ...taxes.map(({ registration, ...tax }) => ({
      label: taxLabel(tax, locale) + (registration ? ` · ${registration}` : ''),
      value: money(tax.amount, locale),
    })),
    { label: m.totals_total({}, say), value: money(total, locale), strong: true },
    ...giftCards.map(({ id, amount }) => ({ label: m.order_gift_card({ code: id }, say), value: off(amount) })),
    ...(giftCards.length > 0 || payment.method === 'store'
      ? [
          {
            label: payment.method === 'store' ? m.order_mail_pay_store({}, say) : m.order_due({}, say),
            value: money(due, locale),
            strong: true,
          },
        ]
      : []),
  ]
}

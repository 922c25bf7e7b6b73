import { addressLines, storeLines } from '../../domain/address/address-lines.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { lineTotal } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { inShop } from '../../domain/shop-name.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'
import { groupMessages } from './group-words.ts'
import { orderAmounts, pickupNameLines } from './order-letter.ts'

type Sent = Pick<Checkout, 'cart' | 'totals' | 'state' | 'ships' | 'stores'>

/**
 * The mail of an order taken by phone: what is in it, how it comes, what it costs now, and the link to pay it, which is
 * good until an instant.
 */
export function phoneOrderLetter(
  { cart, totals, state: { address, delivery, pickupName }, ships, stores }: Sent,
  { href, until, locale }: { href: string; until: string; locale: Locale },
): Letter {
  const say = { locale }
  const store = delivery?.kind === 'pickup' ? stores.find(({ slug }) => slug === delivery.store) : undefined
  const way = delivery?.kind === 'ship' && groupMessages.rates[delivery.code]({}, say)
  return {
    locale,
    subject: m.phone_order_mail_subject(inShop(), say),
    paragraphs: [m.order_mail_hello({}, say), m.phone_order_mail_text({}, say)],
    button: { href, words: m.phone_order_mail_button({}, say) },
    lines: cart.lines.map((line) => ({
      title: line.title,
      details: [line.colour, line.size, m.order_mail_quantity({ quantity: String(line.quantity) }, say)]
        .filter(Boolean)
        .join(', '),
      amount: money(lineTotal(line), locale),
    })),
    amounts: orderAmounts({ totals, payment: { method: 'card', isTest: false } }, locale),
    blocks: [
      ...(ships && address
        ? [{ heading: m.order_mail_to({}, say), lines: [...addressLines(address, locale), ...(way ? [way] : [])] }]
        : []),
      ...(store
        ? [
            {
              heading: m.order_mail_at({}, say),
              lines: [...storeLines(store, locale), ...pickupNameLines(pickupName, locale)],
            },
          ]
        : []),
    ],
    notes: [
      { text: m.phone_order_mail_until({ day: shopDate(until, locale) }, say) },
      { text: (ships && address ? m.phone_order_mail_note : m.phone_order_mail_note_pickup)({}, say) },
    ],
  }
}

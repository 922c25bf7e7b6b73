import type { Checkout } from '../../domain/checkout/checkout.ts'
import { lineTotal } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { inShop } from '../../domain/shop-name.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** The mail of an order taken by phone: what is in it, what it costs now, and the link to pay it. */
export function phoneOrderLetter(
  { cart, totals }: Pick<Checkout, 'cart' | 'totals'>,
  href: string,
  locale: Locale,
): Letter {
  const say = { locale }
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
    amounts: [{ label: m.totals_total({}, say), value: money(totals.due, locale), strong: true }],
    notes: [{ text: m.phone_order_mail_note({}, say) }],
  }
}

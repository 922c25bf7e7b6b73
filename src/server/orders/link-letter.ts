import type { Order } from '../../domain/orders/order.ts'
import { ORDER_LINK_DAYS } from '../../domain/orders/order-link.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** A new link, asked for once an older one had ended. */
export const linkLetter = ({ locale, number }: Order, href: string): Letter => ({
  locale,
  subject: m.order_mail_link_subject({ number }, { locale }),
  paragraphs: [
    m.order_mail_hello({}, { locale }),
    m.order_mail_link_text({ days: ORDER_LINK_DAYS }, { locale }),
    m.order_mail_link_ignore({}, { locale }),
  ],
  button: { href, words: m.order_mail_see({}, { locale }) },
})

import type { Order } from '../../domain/orders/order.ts'
import { invitedProducts } from '../../domain/reviews/review-invitation.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** Asks once what the buyer thinks; its last line leads to where no more of these are asked for. */
export const reviewLetter = ({ locale, number, lines }: Order, href: string): Letter => ({
  locale,
  subject: m.review_mail_subject({}, { locale }),
  paragraphs: [m.order_mail_hello({}, { locale }), m.review_mail_text({ number }, { locale })],
  button: { href, words: m.review_mail_button({}, { locale }) },
  lines: invitedProducts(lines, locale).map(({ title }) => ({ title, details: '', amount: '' })),
  notes: [
    {
      text: m.review_mail_why({}, { locale }),
      link: { href: `${href}#stop`, words: m.review_mail_stop({}, { locale }) },
    },
  ],
})

import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { letterMail } from '../mail/letter.tsx'
import type { Mail } from '../mail/mailer.ts'

type Links = { confirm: string; unsubscribe: string; oneClick: string }

/** The mail that asks for the confirmation, in the reader's language. */
export async function confirmationMail(
  to: string,
  locale: Locale,
  { confirm, unsubscribe, oneClick }: Links,
): Promise<Mail> {
  const say = { locale }
  const mail = await letterMail(to, {
    locale,
    subject: m.newsletter_mail_subject({}, say),
    paragraphs: [m.newsletter_mail_hello({}, say), m.newsletter_mail_text(inShop(), say)],
    button: { href: confirm, words: m.newsletter_mail_button({}, say) },
    notes: [
      { text: m.newsletter_mail_ignore({}, say) },
      { text: m.newsletter_mail_leave({}, say), link: { href: unsubscribe, words: m.newsletter_unsubscribe({}, say) } },
    ],
  })
  return {
    ...mail,
    headers: {
      ...mail.headers,
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

import type { Locale } from '../../domain/locale.ts'
import { languageTag } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail } from '../mail/mailer.ts'

/** What a shopper wrote to a person: answered like any mail, in the shopper's language. */
export function personMail(to: string, from: string, text: string, locale: Locale): Mail {
  const subject = m.assistant_mail_subject({}, { locale })
  const by = m.assistant_mail_by({ email: from }, { locale })
  return {
    to,
    subject,
    text: `${by}\n\n${text}`,
    html: `<!doctype html><html lang="${languageTag[locale]}"><body><p>${escaped(by)}</p><p style="white-space:pre-wrap">${escaped(text)}</p></body></html>`,
    headers: { 'Reply-To': from, 'Content-Language': languageTag[locale] },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

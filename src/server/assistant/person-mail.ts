import { randomUUID } from 'node:crypto'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { namedOrder } from '../../domain/orders/order-number.ts'
import { m } from '../../paraglide/messages.js'
import type { Rows } from '../database/database.ts'
import type { Mail } from '../mail/mailer.ts'
import { note } from '../orders/outbox.ts'

export type PersonLetter = { email: string; text: string; locale: Locale }

/** Notes what a shopper wrote to a person: the outbox sends it, and tries again while mail cannot be sent. */
export const noteLetter = (rows: Rows, letter: PersonLetter): Promise<void> =>
  note(rows, { key: `person ${randomUUID()}`, kind: 'person-mail', data: letter })

/** What a shopper wrote to a person: answered like any mail, in the shopper's language. */
export function personMail(to: string, { email: from, text, locale }: PersonLetter): Mail {
  const number = namedOrder(text)
  const subject = number
    ? m.assistant_mail_subject_order({ number }, { locale })
    : m.assistant_mail_subject({}, { locale })
  const by = m.assistant_mail_by({ email: from }, { locale })
  return {
    to,
    subject,
    text: `${by}\n\n${text}`,
    html: `<!doctype html><html lang="${languageTag[locale]}"><head><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><p>${escaped(by)}</p><p style="white-space:pre-wrap">${escaped(text)}</p></body></html>`,
    headers: { 'Reply-To': from, 'Content-Language': languageTag[locale] },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

import { staffText } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { MESSAGE_DAYS, type OffReason } from '../../domain/webhooks/webhook.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mail } from '../mail/mailer.ts'

type WebhookOff = {
  name: string
  url: string
  reason: OffReason
  /** The webhook in the admin. */
  href: string
  locale: Locale
}

/** To the office, in the language in which the webhook was made: that it was turned off, and what to do. */
export function webhookOffLetter(office: string, { name, url, reason, href, locale }: WebhookOff): Promise<Mail> {
  return letterMail(office, {
    locale,
    subject: staffText(locale, 'webhook_off_subject', { name }),
    paragraphs: [
      staffText(locale, reason === 'gone' ? 'webhook_off_gone' : 'webhook_off_failing', { url }),
      staffText(locale, 'webhook_off_what', { days: String(MESSAGE_DAYS) }),
    ],
    button: { href, words: staffText(locale, 'webhook_off_open') },
  })
}

import type { Locale } from '../../domain/locale.ts'
import { languageTag } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail } from '../mail/mailer.ts'

type Links = { confirm: string; unsubscribe: string; oneClick: string }

/** The mail that asks for the confirmation, in the reader's language. */
export function confirmationMail(to: string, locale: Locale, { confirm, unsubscribe, oneClick }: Links): Mail {
  const say = { locale }
  const [subject, hello, text, button, ignore, leave] = [
    m.newsletter_mail_subject({}, say), m.newsletter_mail_hello({}, say), m.newsletter_mail_text({}, say), m.newsletter_mail_button({}, say), m.newsletter_mail_ignore({}, say), m.newsletter_mail_leave({}, say),
  ]
  return {
    to,
    subject,
    text: [hello, text, confirm, ignore, `${leave} ${unsubscribe}`, 'Portage'].join('\n\n'),
    html: `<!doctype html><html lang="${languageTag[locale]}"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#14231d;max-width:36rem;margin:auto;padding:24px">
<h1 style="font-size:22px">${escaped(subject)}</h1><p>${escaped(hello)}</p><p>${escaped(text)}</p>
<p><a href="${escaped(confirm)}" style="display:inline-block;background:#1f4a3a;color:#ffffff;padding:12px 24px;border-radius:6px;font-weight:600;text-decoration:none">${escaped(button)}</a></p>
<p>${escaped(ignore)}</p><p style="font-size:14px;color:#4d5a53">${escaped(leave)} <a href="${escaped(unsubscribe)}" style="color:#4d5a53">${escaped(m.newsletter_unsubscribe({}, say))}</a></p></body></html>`,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Content-Language': languageTag[locale] },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

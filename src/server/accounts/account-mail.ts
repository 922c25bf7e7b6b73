import { CODE_MINUTES, LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { AccountMails } from './auth.ts'

type Letter = { subject: string; hello?: string; text: string; link?: { href: string; words: string }; code?: string }

/** The mails of accounts, each in the language of its reader. A code is asked for on a page, so it comes in that page's language. */
export function accountMails(mail: Mailer, siteUrl: string, localeOfAccount: (email: string) => Promise<Locale>): AccountMails {
  const hours = String(LINK_HOURS)
  const link = (path: string, token?: string) => siteUrl + path + (token ? `?token=${encodeURIComponent(token)}` : '')
  return {
    confirm: ({ email, name, locale }, token) =>
      mail.send(letter(email, locale, { subject: m.account_mail_confirm_subject({}, { locale }), hello: name, text: m.account_mail_confirm_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_confirm_button({}, { locale }) } })),
    newPassword: ({ email, name, locale }, token) =>
      mail.send(letter(email, locale, { subject: m.account_mail_password_subject({}, { locale }), hello: name, text: m.account_mail_password_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'new-password'), token), words: m.account_mail_password_button({}, { locale }) } })),
    alreadyRegistered: ({ email, name, locale }) =>
      mail.send(letter(email, locale, { subject: m.account_mail_known_subject({}, { locale }), hello: name, text: m.account_mail_known_text({}, { locale }), link: { href: link(paths.login(locale)), words: m.account_mail_known_button({}, { locale }) } })),
    async code(email, code) {
      const locale = await localeOfAccount(email)
      await mail.send(letter(email, locale, { subject: m.account_mail_code_subject({ code }, { locale }), text: m.account_mail_code_text({ minutes: String(CODE_MINUTES) }, { locale }), code }))
    },
  }
}

function letter(to: string, locale: Locale, { subject, hello, text, link, code }: Letter): Mail {
  const [greeting, ignore] = [hello && m.account_mail_hello({ name: hello }, { locale }), m.account_mail_ignore({}, { locale })]
  return {
    to,
    subject,
    text: [greeting, text, link?.href, code, ignore, 'Portage'].filter(Boolean).join('\n\n'),
    html: `<!doctype html><html lang="${languageTag[locale]}"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#14231d;max-width:36rem;margin:auto;padding:24px">
<h1 style="font-size:22px">${escaped(subject)}</h1>${greeting ? `<p>${escaped(greeting)}</p>` : ''}<p>${escaped(text)}</p>
${link ? `<p><a href="${escaped(link.href)}" style="display:inline-block;background:#1f4a3a;color:#ffffff;padding:12px 24px;border-radius:6px;font-weight:600;text-decoration:none">${escaped(link.words)}</a></p>` : ''}${code ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px">${escaped(code)}</p>` : ''}
<p style="font-size:14px;color:#4d5a53">${escaped(ignore)}</p></body></html>`,
    headers: { 'Content-Language': languageTag[locale] },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

import { CODE_MINUTES, LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { AccountMails, To } from './auth.ts'

export type { AccountMails }

type Letter = { subject: string; hello?: string; text: string; link?: { href: string; words: string }; code?: string; /** Whoever it was not has something to do. */ alarm?: boolean }

/** The change of address that a token of the library is for. It is read, not believed: the library checks it when it is followed. */
export function emailChangeOf(token: unknown): { from: string; to: string } | undefined {
  if (typeof token !== 'string') return undefined
  try {
    const { email, updateTo, requestType } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>
    return requestType === 'change-email-verification' && typeof email === 'string' && typeof updateTo === 'string' ? { from: email, to: updateTo } : undefined
  } catch {
    return undefined
  }
}

/** The mails of accounts, each in the language of its reader. A code is asked for on a page, so it comes in that page's language. */
export function accountMails(mail: Mailer, siteUrl: string, localeOfAccount: (email: string) => Promise<Locale>): AccountMails {
  const hours = String(LINK_HOURS)
  const notice = ({ email, name, locale }: To, subject: typeof m.account_mail_email_asked_subject, text: typeof m.account_mail_email_asked_text, address: string): Mail =>
    letter(email, locale, { subject: subject({}, { locale }), hello: name, text: text({ email: address }, { locale }), link: { href: link(paths.account(locale, 'security')), words: m.account_mail_email_security({}, { locale }) }, alarm: true })
  const link = (path: string, token?: string) => siteUrl + path + (token ? `?token=${encodeURIComponent(token)}` : '')
  return {
    confirm: ({ email, name, locale }, token) =>
      mail.send(letter(email, locale, { subject: m.account_mail_confirm_subject({}, { locale }), hello: name, text: m.account_mail_confirm_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_confirm_button({}, { locale }) } })),
    newPassword: ({ email, name, locale }, token) =>
      mail.send(letter(email, locale, { subject: m.account_mail_password_subject({}, { locale }), hello: name, text: m.account_mail_password_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'new-password'), token), words: m.account_mail_password_button({}, { locale }) } })),
    alreadyRegistered: ({ email, name, locale }) =>
      mail.send(letter(email, locale, { subject: m.account_mail_known_subject({}, { locale }), hello: name, text: m.account_mail_known_text({}, { locale }), link: { href: link(paths.login(locale)), words: m.account_mail_known_button({}, { locale }) } })),
    newEmail: ({ email, name, locale }, token) =>
      mail.send(letter(email, locale, { subject: m.account_mail_email_subject({}, { locale }), hello: name, text: m.account_mail_email_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_email_button({}, { locale }) } })),
    emailAsked: (to, email) => mail.send(notice(to, m.account_mail_email_asked_subject, m.account_mail_email_asked_text, email)),
    emailChanged: (to, email) => mail.send(notice(to, m.account_mail_email_changed_subject, m.account_mail_email_changed_text, email)),
    async code(email, code) {
      const locale = await localeOfAccount(email)
      await mail.send(letter(email, locale, { subject: m.account_mail_code_subject({ code }, { locale }), text: m.account_mail_code_text({ minutes: String(CODE_MINUTES) }, { locale }), code }))
    },
  }
}

function letter(to: string, locale: Locale, { subject, hello, text, link, code, alarm = false }: Letter): Mail {
  const [greeting, ignore] = [hello && m.account_mail_hello({ name: hello }, { locale }), alarm ? m.account_mail_alarm({}, { locale }) : m.account_mail_ignore({}, { locale })]
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

import { CODE_MINUTES, LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { letterMail } from '../mail/letter.tsx'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { AccountMails, To } from './auth.ts'

export type { AccountMails }

type Words = { subject: string; hello?: string; text: string; link?: { href: string; words: string }; code?: string; /** Whoever it was not has something to do. */ alarm?: boolean }

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
  const notice = ({ email, name, locale }: To, subject: typeof m.account_mail_email_asked_subject, text: typeof m.account_mail_email_asked_text, address: string): Promise<Mail> =>
    letter(email, locale, { subject: subject({}, { locale }), hello: name, text: text({ email: address }, { locale }), link: { href: link(paths.account(locale, 'security')), words: m.account_mail_email_security({}, { locale }) }, alarm: true })
  const link = (path: string, token?: string) => siteUrl + path + (token ? `?token=${encodeURIComponent(token)}` : '')
  return {
    confirm: async ({ email, name, locale }, token) =>
      mail.send(await letter(email, locale, { subject: m.account_mail_confirm_subject({}, { locale }), hello: name, text: m.account_mail_confirm_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_confirm_button({}, { locale }) } })),
    newPassword: async ({ email, name, locale }, token) =>
      mail.send(await letter(email, locale, { subject: m.account_mail_password_subject({}, { locale }), hello: name, text: m.account_mail_password_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'new-password'), token), words: m.account_mail_password_button({}, { locale }) } })),
    alreadyRegistered: async ({ email, name, locale }) =>
      mail.send(await letter(email, locale, { subject: m.account_mail_known_subject({}, { locale }), hello: name, text: m.account_mail_known_text({}, { locale }), link: { href: link(paths.login(locale)), words: m.account_mail_known_button({}, { locale }) } })),
    newEmail: async ({ email, name, locale }, token) =>
      mail.send(await letter(email, locale, { subject: m.account_mail_email_subject({}, { locale }), hello: name, text: m.account_mail_email_text({ hours }, { locale }), link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_email_button({}, { locale }) } })),
    emailAsked: async (to, email) => mail.send(await notice(to, m.account_mail_email_asked_subject, m.account_mail_email_asked_text, email)),
    emailChanged: async (to, email) => mail.send(await notice(to, m.account_mail_email_changed_subject, m.account_mail_email_changed_text, email)),
    async code(email, code) {
      const locale = await localeOfAccount(email)
      await mail.send(await letter(email, locale, { subject: m.account_mail_code_subject({ code }, { locale }), text: m.account_mail_code_text({ minutes: String(CODE_MINUTES) }, { locale }), code }))
    },
  }
}

/** Whoever did not ask for it reads at the end that nothing is to be done, or before the button what is. */
function letter(to: string, locale: Locale, { subject, hello, text, link, code, alarm = false }: Words): Promise<Mail> {
  const greeting = hello ? [m.account_mail_hello({ name: hello }, { locale })] : []
  return letterMail(to, {
    locale,
    subject,
    paragraphs: [...greeting, text, ...(alarm ? [m.account_mail_alarm({}, { locale })] : [])],
    code: code === undefined ? undefined : { code },
    button: link,
    notes: alarm ? [] : [{ text: m.account_mail_ignore({}, { locale }) }],
  })
}

import { inShop } from '../../domain/shop-name.ts'
import { CODE_MINUTES, LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import { momentText } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import { LEFT_NEWSLETTER_YEARS } from './retention.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { AccountMails, To } from './account-mails.ts'
import type { SafetyChange } from './security-log.ts'

export type { AccountMails }

type Link = { href: string; words: string }
type Words = {
  subject: string
  hello?: string
  text: string
  /** What is still to be done of an account that is gone. */
  stillOpen?: string
  /** What stays of an account that is gone. */
  storedFor?: string
  link?: Link
  more?: Link
  code?: string
  /** What to do if the recipient did not request this. */
  alarm?: string
}

type Said = (about: { shop: string; agent: string }, say: { locale: Locale }) => string
const changes: Record<SafetyChange, Said> = {
  'password-changed': m.account_mail_changed_password,
  'passkey-added': m.account_mail_changed_passkey_added,
  'passkey-removed': m.account_mail_changed_passkey_removed,
  'agent-linked': m.account_mail_changed_agent_linked,
  'agent-unlinked': m.account_mail_changed_agent_unlinked,
}

/** What to do at once of a change that was not the reader's, where it is more than to choose a new password. */
const alarms: Partial<Record<SafetyChange, typeof m.account_mail_changed_alarm>> = {
  'agent-linked': m.account_mail_linked_alarm,
  'agent-unlinked': m.account_mail_unlinked_alarm,
}

/**
 * The change of address that a token of the library is for. It is read, not believed: the library checks it when it is
 * followed.
 */
export function emailChangeOf(token: unknown): { from: string; to: string } | undefined {
  if (typeof token !== 'string') return undefined
  try {
    const { email, updateTo, requestType } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as Record<string, unknown>
    return requestType === 'change-email-verification' && typeof email === 'string' && typeof updateTo === 'string'
      ? { from: email, to: updateTo }
      : undefined
  } catch {
    return undefined
  }
}

type Options = {
  mail: Mailer
  siteUrl: string
  /** The address to write to for readers whose doing it was not. */
  office: string
  localeOfAccount(email: string): Promise<Locale>
}

/**
 * The mails of accounts, each in the language of its reader. A code is asked for on a page, so it comes in that page's
 * language.
 */
export function accountMails({ mail, siteUrl, office, localeOfAccount }: Options): AccountMails {
  const hours = String(LINK_HOURS)
  const write = async (to: string, locale: Locale, words: Words): Promise<void> =>
    mail.send(await letter(to, locale, words))
  const notice = (
    { email, name, locale }: To,
    subject: typeof m.account_mail_email_asked_subject,
    text: typeof m.account_mail_email_asked_text,
    address: string,
  ): Promise<void> =>
    write(email, locale, {
      subject: subject(inShop(), { locale }),
      hello: name,
      text: text({ email: address }, { locale }),
      link: security(locale),
      alarm: m.account_mail_alarm({ office }, { locale }),
    })
  const link = (path: string, token?: string) => siteUrl + path + (token ? `?token=${encodeURIComponent(token)}` : '')
  const security = (locale: Locale): Link => ({
    href: link(paths.account(locale, 'security')),
    words: m.account_mail_email_security({}, { locale }),
  })
  return {
    // Without the name: whoever registers an address that is not theirs could write to a stranger by it.
    confirm: ({ email, locale }, token, onward) =>
      write(email, locale, {
        subject: m.account_mail_confirm_subject(inShop(), { locale }),
        text: m.account_mail_confirm_text({ hours }, { locale }),
        link: {
          href: link(paths.login(locale, 'confirm'), token) + (onward ? `&to=${encodeURIComponent(onward)}` : ''),
          words: m.account_mail_confirm_button({}, { locale }),
        },
      }),
    newPassword: ({ email, name, locale }, token) =>
      write(email, locale, {
        subject: m.account_mail_password_subject(inShop(), { locale }),
        hello: name,
        text: m.account_mail_password_text({ hours }, { locale }),
        link: {
          href: link(paths.login(locale, 'new-password'), token),
          words: m.account_mail_password_button({}, { locale }),
        },
      }),
    alreadyRegistered: ({ email, name, locale }) =>
      write(email, locale, {
        subject: m.account_mail_known_subject(inShop(), { locale }),
        hello: name,
        text: m.account_mail_known_text({}, { locale }),
        link: { href: link(paths.login(locale)), words: m.account_mail_known_button({}, { locale }) },
      }),
    // As above: the new address is confirmed by this mail only.
    newEmail: ({ email, locale }, token) =>
      write(email, locale, {
        subject: m.account_mail_email_subject({}, { locale }),
        text: m.account_mail_email_text({ ...inShop(), hours }, { locale }),
        link: { href: link(paths.login(locale, 'confirm'), token), words: m.account_mail_email_button({}, { locale }) },
      }),
    emailAsked: (to, email) => notice(to, m.account_mail_email_asked_subject, m.account_mail_email_asked_text, email),
    emailChanged: (to, email) =>
      notice(to, m.account_mail_email_changed_subject, m.account_mail_email_changed_text, email),
    safetyChanged({ email, name, locale, timeZone }, change, at, agent = '') {
      const password = {
        href: link(paths.login(locale, 'forgot')),
        words: m.account_mail_password_button({}, { locale }),
      }
      return write(email, locale, {
        subject: changes[change]({ ...inShop(), agent: agentHost(agent) }, { locale }),
        hello: name,
        text: m.account_mail_changed_when(momentText(at, locale, timeZone), { locale }),
        alarm: (alarms[change] ?? m.account_mail_changed_alarm)({ office }, { locale }),
        ...(change === 'agent-unlinked'
          ? // No password is in danger by it.
            { link: security(locale) }
          : change === 'agent-linked'
            ? { link: security(locale), more: password }
            : { link: password, more: security(locale) }),
      })
    },
    accountDeleted: ({ email, name, locale }, at, underWay) =>
      write(email, locale, {
        subject: m.account_mail_deleted_subject(inShop(), { locale }),
        hello: name,
        text: m.account_mail_deleted_text(momentText(at, locale), { locale }),
        ...(underWay.length > 0 && {
          stillOpen: m.account_mail_deleted_open({ orders: underWay.join(', ') }, { locale }),
        }),
        storedFor: m.account_mail_deleted_kept({ years: String(LEFT_NEWSLETTER_YEARS) }, { locale }),
        alarm: m.account_mail_deleted_alarm({ office }, { locale }),
      }),
    async code(email, code) {
      const locale = await localeOfAccount(email)
      await write(email, locale, {
        subject: m.account_mail_code_subject({ ...inShop(), code }, { locale }),
        text: m.account_mail_code_text({ ...inShop(), minutes: String(CODE_MINUTES) }, { locale }),
        code,
      })
    },
  }
}

/** Whoever did not ask for it reads at the end that nothing is to be done, or otherwise at once what is. */
function letter(
  to: string,
  locale: Locale,
  { subject, hello, text, stillOpen, storedFor, link, more, code, alarm }: Words,
): Promise<Mail> {
  const greeting = hello ? [m.account_mail_hello({ name: hello }, { locale })] : []
  return letterMail(to, {
    locale,
    subject,
    paragraphs: [...greeting, ...[text, stillOpen, storedFor, alarm].filter((part) => part !== undefined)],
    code: code === undefined ? undefined : { code },
    button: link,
    more,
    notes: alarm ? [] : [{ text: m.account_mail_ignore({}, { locale }) }],
  })
}

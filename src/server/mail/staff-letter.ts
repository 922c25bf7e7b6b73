import type { CollectionConfig, IncomingAuthType, PayloadRequest } from 'payload'
import { filled } from '../../cms/filled.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { inShop } from '../../domain/shop-name.ts'

/** Payload calls whatever asks for a letter with all three; its types leave them open. */
type Asked = { req?: PayloadRequest; token?: string; user?: { email: string; name?: string | null } }

export const staffWords = {
  subject: {
    en: 'Choose a new password for the {shop} admin',
    fr: 'Choisissez un nouveau mot de passe pour l’administration de la boutique {shop}',
  },
  hello: { en: 'Hello {name},', fr: 'Bonjour {name},' },
  text: {
    en: 'Someone, probably you, requested a new password for {email}. The link is good for {hours} hours and works once.',
    fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {email}. Le lien est valide pendant {hours} heures et ne sert qu’une fois.',
  },
  button: { en: 'Choose a new password', fr: 'Choisir un nouveau mot de passe' },
  alarm: {
    en: 'If not, choose a new password right away: that signs out every device. Then tell an administrator, or write to {office}.',
    fr: 'Sinon, choisissez aussitôt un nouveau mot de passe\u00a0: toutes vos sessions seront fermées. Prévenez ensuite une administratrice ou un administrateur, ou écrivez à {office}.',
  },
  ignore: {
    en: 'If this wasn’t you, ignore this email: your password stays the same.',
    fr: 'Si ce n’était pas vous, ignorez ce courriel : votre mot de passe reste le même.',
  },
} satisfies Record<string, Both>

/**
 * The collection of the staff, with the mail for a forgotten password as a letter of the shop. It is in the language of
 * the admin where it was requested, as Payload stores no language with a user; Payload's own link would lack the
 * address of the shop.
 */
export function withPasswordLetter(users: CollectionConfig, siteUrl: string): CollectionConfig {
  const auth = users.auth as IncomingAuthType
  return {
    ...users,
    auth: {
      ...auth,
      forgotPassword: {
        ...auth.forgotPassword,
        expiration: LINK_HOURS * 3_600_000,
        generateEmailSubject: ({ req }: Asked = {}) => filled(staffWords.subject[localeOf(req)], inShop()),
        generateEmailHTML: (asked: Asked = {}) => passwordLetter(asked, siteUrl),
      },
    },
  }
}

async function passwordLetter({ req, token = '', user }: Asked, siteUrl: string): Promise<string> {
  // Only who writes a letter needs React's mails: programs that read the configuration start without them.
  const { letterMail } = await import('./letter.tsx')
  const [locale, email] = [localeOf(req), user?.email ?? '']
  const { html } = await letterMail(email, {
    locale,
    subject: filled(staffWords.subject[locale], inShop()),
    paragraphs: [...greeting(user?.name, locale), filled(staffWords.text[locale], { email, hours: LINK_HOURS })],
    button: { href: `${siteUrl}/admin/reset/${encodeURIComponent(token)}`, words: staffWords.button[locale] },
    notes: [{ text: staffWords.ignore[locale] }],
  })
  return html
}

/** Nothing for whoever has no name. */
export const greeting = (name: string | null | undefined, locale: Locale): string[] =>
  name?.trim() ? [filled(staffWords.hello[locale], { name: name.trim() })] : []

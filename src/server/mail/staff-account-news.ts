import type { CollectionConfig, PayloadRequest } from 'payload'
import { filled } from '../../cms/filled.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { inShop } from '../../domain/shop-name.ts'
import { momentText } from '../../domain/shop-day.ts'
import { hasNewPassword } from '../admin/new-passwords.ts'
import { greeting, staffWords } from './staff-letter.ts'

type Member = { id: string | number; email: string; name?: string | null }
type News = { password: boolean; /** The address from now on, if it is another. */ address?: string }

const words = {
  password: {
    subject: {
      en: 'Your password for the {shop} admin was changed',
      fr: 'Votre mot de passe pour l’administration de la boutique {shop} a été changé',
    },
    text: {
      en: 'The password of {email} was changed on {day} at {time}. If you did this, or asked an administrator to, you don’t have to do anything.',
      fr: 'Le mot de passe de {email} a été changé le {day} à {time}. Si c’était vous, ou une administratrice ou un administrateur à votre demande, vous n’avez rien à faire.',
    },
    alarm: staffWords.alarm,
  },
  address: {
    subject: {
      en: 'Your address for the {shop} admin was changed',
      fr: 'Votre adresse pour l’administration de la boutique {shop} a été changée',
    },
    text: {
      en: 'On {day} at {time}, your sign-in address for the admin was changed from {email} to {address}. If you did this, or asked an administrator to, sign in with that address from now on.',
      fr: 'Le {day} à {time}, votre adresse de connexion à l’administration, {email}, a été remplacée par {address}. Si c’était vous, ou une administratrice ou un administrateur à votre demande, connectez-vous désormais avec celle-ci.',
    },
    // A former address can no longer request a new password.
    alarm: {
      en: 'If not, tell an administrator right away, or write to {office}.',
      fr: 'Sinon, prévenez aussitôt une administratrice ou un administrateur, ou écrivez à {office}.',
    },
  },
} satisfies Record<string, Record<string, Both>>

/**
 * Notifies a staff member by e-mail that the password or the address was changed, in the form or by a mailed link, in
 * the language of the admin where it was done. The mail goes to the former address, or only the person who changed it
 * would be notified.
 */
export function accountNews(siteUrl: string, office: string) {
  const notify = (req: PayloadRequest, member: Member, news: News) =>
    void send(req, member, news, siteUrl, office).catch((error: unknown) =>
      req.payload.logger.error(`The mail on a changed staff account was not sent: ${String(error)}`),
    )
  return {
    afterChange: [
      ({ doc, previousDoc, operation, req }) => {
        if (operation !== 'update') return
        const news = {
          password: hasNewPassword(req, previousDoc.id),
          ...(doc.email !== previousDoc.email && { address: String(doc.email) }),
        }
        if (news.password || news.address) notify(req, previousDoc as Member, news)
      },
    ],
    afterOperation: [
      ({ operation, req, result }) => {
        if (operation === 'resetPassword') notify(req, result.user as Member, { password: true })
        return result
      },
    ],
  } satisfies CollectionConfig['hooks']
}

async function send(
  req: PayloadRequest,
  { email, name }: Member,
  { password, address }: News,
  siteUrl: string,
  office: string,
): Promise<void> {
  const locale = localeOf(req)
  const { letterMail } = await import('./letter.tsx')
  const facts = { email, office, ...(address && { address }), ...momentText(Date.now(), locale) }
  const notices = [...(password ? [words.password] : []), ...(address ? [words.address] : [])]
  const { to, subject, html } = await letterMail(email, {
    locale,
    subject: filled((notices[0] ?? words.password).subject[locale], inShop()),
    paragraphs: [
      ...greeting(name, locale),
      ...notices.map(({ text }) => filled(text[locale], facts)),
      ...notices.slice(-1).map(({ alarm }) => filled(alarm[locale], facts)),
    ],
    ...(!address && { button: { href: `${siteUrl}/admin/forgot`, words: staffWords.button[locale] } }),
  })
  await req.payload.email.sendEmail({ to, subject, html })
}

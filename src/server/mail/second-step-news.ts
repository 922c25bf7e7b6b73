import type { PayloadRequest } from 'payload'
import { filled } from '../../cms/filled.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { inShop } from '../../domain/shop-name.ts'
import { momentText } from '../../domain/shop-day.ts'
import type { Member } from '../admin/second-step.ts'
import { greeting, staffWords } from './staff-letter.ts'

export type SecondStepNews = 'on' | 'off' | 'removed' | 'recovery-code-used' | 'new-recovery-codes'

const words: Record<SecondStepNews, { subject: Both; text: Both }> = {
  on: {
    subject: {
      en: 'The {shop} admin now asks you for a second step',
      fr: 'L’administration de la boutique {shop} vous demande maintenant une deuxième étape',
    },
    text: {
      en: 'A second step at sign-in was set up for {email} on {day} at {time}. After your password, the admin now asks for a code from your app. If you did this, you don’t have to do anything.',
      fr: 'Une deuxième étape à la connexion a été configurée pour {email} le {day} à {time}. Après votre mot de passe, l’administration demande maintenant un code de votre application. Si c’était vous, vous n’avez rien à faire.',
    },
  },
  off: {
    subject: {
      en: 'The second step of your sign-in to the {shop} admin was turned off',
      fr: 'La deuxième étape de votre connexion à l’administration de la boutique {shop} a été désactivée',
    },
    text: {
      en: 'The second step at sign-in of {email} was turned off on {day} at {time}. Your password alone now opens the admin. If you did this, you don’t have to do anything.',
      fr: 'La deuxième étape à la connexion de {email} a été désactivée le {day} à {time}. Votre mot de passe suffit maintenant pour ouvrir l’administration. Si c’était vous, vous n’avez rien à faire.',
    },
  },
  removed: {
    subject: {
      en: 'An administrator removed the second step of your sign-in to the {shop} admin',
      fr: 'La deuxième étape de votre connexion à l’administration de la boutique {shop} a été retirée',
    },
    text: {
      en: '{by} removed the second step at sign-in of {email} on {day} at {time}, and signed you out everywhere. If you asked for this, sign in with your password and set up a new one in your account.',
      fr: '{by} a retiré la deuxième étape à la connexion de {email} le {day} à {time} et a fermé toutes vos sessions. Si vous l’aviez demandé, ouvrez une session avec votre mot de passe et configurez-en une nouvelle dans votre compte.',
    },
  },
  'recovery-code-used': {
    subject: {
      en: 'A recovery code opened your account in the {shop} admin',
      fr: 'Un code de secours a ouvert votre compte dans l’administration de la boutique {shop}',
    },
    text: {
      en: 'Someone signed in as {email} with the password and a recovery code on {day} at {time}. Recovery codes left: {left}. If this was you, you don’t have to do anything.',
      fr: 'Quelqu’un a ouvert une session avec {email}, le mot de passe et un code de secours le {day} à {time}. Codes de secours restants\u00a0: {left}. Si c’était vous, vous n’avez rien à faire.',
    },
  },
  'new-recovery-codes': {
    subject: {
      en: 'New recovery codes for your account in the {shop} admin',
      fr: 'De nouveaux codes de secours pour votre compte dans l’administration de la boutique {shop}',
    },
    text: {
      en: 'New recovery codes were made for {email} on {day} at {time}; the previous ones no longer work. If you did this, you don’t have to do anything.',
      fr: 'De nouveaux codes de secours ont été créés pour {email} le {day} à {time}\u00a0; les précédents ne fonctionnent plus. Si c’était vous, vous n’avez rien à faire.',
    },
  },
}

export type NotifySecondStep = ReturnType<typeof secondStepNews>

/**
 * Notifies a member by e-mail of what was done to their second step, in the language of the admin where it was done.
 * Not waited for, and a mail server that fails blocks nothing.
 */
export const secondStepNews =
  (siteUrl: string, office: string) =>
  (req: PayloadRequest, member: Member, news: SecondStepNews, facts: { by?: string; left?: number } = {}): void =>
    void send(req, member, news, { ...facts, siteUrl, office }).catch((error: unknown) =>
      req.payload.logger.error(`The mail on a second step at sign-in was not sent: ${String(error)}`),
    )

async function send(
  req: PayloadRequest,
  { email, name }: Member,
  news: SecondStepNews,
  { siteUrl, ...facts }: { siteUrl: string; office: string; by?: string; left?: number },
): Promise<void> {
  const locale = localeOf(req)
  const { letterMail } = await import('./letter.tsx')
  const all = { email, ...facts, ...momentText(Date.now(), locale) }
  const { to, subject, html } = await letterMail(email, {
    locale,
    subject: filled(words[news].subject[locale], inShop()),
    paragraphs: [
      ...greeting(name, locale),
      filled(words[news].text[locale], all),
      filled(staffWords.alarm[locale], all),
    ],
    button: { href: `${siteUrl}/admin/forgot`, words: staffWords.button[locale] },
  })
  await req.payload.email.sendEmail({ to, subject, html })
}

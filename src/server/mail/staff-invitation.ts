import { randomBytes } from 'node:crypto'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { roleOf } from '../../cms/access/permissions.ts'
import { filled } from '../../cms/filled.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { inShop } from '../../domain/shop-name.ts'
import { rowsOf, sql } from '../database/database.ts'
import { greeting, staffWords } from './staff-letter.ts'

/** Days that a new member has to choose a password by the link of the letter. */
const LINK_DAYS = 7
/** How often, and with which pauses in milliseconds, it is looked whether the account is committed. */
const [LOOKS, PAUSE] = [100, 50]

type Invited = { id: string | number; email: string; name?: string | null }

const words = {
  subject: {
    en: 'Your account for the {shop} admin',
    fr: 'Votre compte pour l’administration de la boutique {shop}',
  },
  text: {
    en: '{by} created an account for you: {email}. Choose your own password with the button below. The link is good for {days} days and works once.',
    fr: '{by} vous a créé un compte\u00a0: {email}. Choisissez vous-même votre mot de passe avec le bouton ci-dessous. Le lien est valide pendant {days} jours et ne sert qu’une fois.',
  },
  button: { en: 'Choose your password', fr: 'Choisir votre mot de passe' },
  late: { en: 'If the link no longer works:', fr: 'Si le lien ne fonctionne plus\u00a0:' },
  ignore: {
    en: 'If you don’t work for {shop}, ignore this email.',
    fr: 'Si vous ne travaillez pas pour {shop}, ignorez ce courriel.',
  },
} satisfies Record<string, Both>

/**
 * Invites whomever an administrator gives an account by e-mail, with a link to choose a password of their own, in the
 * language of the admin where it was made. The link is stored with the account, and the letter leaves once that is
 * committed: nobody is invited to what was rolled back.
 */
export function invitation(siteUrl: string) {
  return {
    beforeChange: [
      ({ data, operation, req }) => {
        if (operation !== 'create' || roleOf(req.user) !== 'administrator') return data
        const token = randomBytes(20).toString('hex')
        req.context.invitation = token
        const until = new Date(Date.now() + LINK_DAYS * 86_400_000).toISOString()
        return { ...data, resetPasswordToken: token, resetPasswordExpiration: until }
      },
    ],
    afterChange: [
      ({ doc, operation, req }) => {
        const { invitation: token } = req.context
        if (operation !== 'create' || typeof token !== 'string') return
        delete req.context.invitation
        void send(req, doc as Invited, token, siteUrl).catch((error: unknown) =>
          req.payload.logger.error(`The mail on a new staff account was not sent: ${String(error)}`),
        )
      },
    ],
  } satisfies CollectionConfig['hooks']
}

async function send(req: PayloadRequest, invited: Invited, token: string, siteUrl: string): Promise<void> {
  const mail = await invitationMail(req, invited, token, siteUrl)
  if (await isCommitted(req, invited.id)) await req.payload.email.sendEmail(mail)
}

async function isCommitted({ payload }: PayloadRequest, id: string | number): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if ((await rowsOf(payload)(sql`select id from users where id = ${id}`)).length > 0) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}

export async function invitationMail(req: PayloadRequest, { email, name }: Invited, token: string, siteUrl: string) {
  const { letterMail } = await import('./letter.tsx')
  const locale = localeOf(req)
  const by = req.user && 'name' in req.user && req.user.name ? req.user.name : (req.user?.email ?? '')
  const { to, subject, html } = await letterMail(email, {
    locale,
    subject: filled(words.subject[locale], inShop()),
    paragraphs: [...greeting(name, locale), filled(words.text[locale], { by, email, days: LINK_DAYS })],
    button: { href: `${siteUrl}/admin/reset/${token}`, words: words.button[locale] },
    notes: [
      { text: words.late[locale], link: { href: `${siteUrl}/admin/forgot`, words: staffWords.button[locale] } },
      { text: filled(words.ignore[locale], inShop()) },
    ],
  })
  return { to, subject, html }
}

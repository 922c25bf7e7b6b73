import type { CollectionConfig, PayloadRequest } from 'payload'
import { filled } from '../../cms/filled.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { shopMoment } from '../../domain/shop-day.ts'
import { greeting, staffWords } from './staff-letter.ts'

type Member = { id: string | number; email: string; name?: string | null }

const words = {
  subject: { en: 'Your password for the Portage admin was changed', fr: 'Votre mot de passe pour l’administration de Portage a été changé' },
  text: {
    en: 'The password of {email} was changed on {day} at {time}. If you did this, or asked an administrator to, there is nothing to do.',
    fr: 'Le mot de passe de {email} a été changé le {day} à {time}. Si c’était vous, ou un administrateur à votre demande, vous n’avez rien à faire.',
  },
  alarm: {
    en: 'If not, choose a new password at once: that signs out every device. Then tell an administrator, or write to {office}.',
    fr: 'Sinon, choisissez aussitôt un nouveau mot de passe\u00a0: toutes vos sessions seront fermées. Prévenez ensuite un administrateur, ou écrivez à {office}.',
  },
} satisfies Record<string, Both>

/**
 * Tells a staff member by mail that the password was changed, in the form or by a mail's link, in the language of the admin where
 * it was done. The mail goes to the address from before: who changes both at once would else be the only one to hear of it.
 */
export function passwordNews(siteUrl: string, office: string) {
  const tell = (req: PayloadRequest, member: Member) =>
    void send(req, member, siteUrl, office).catch((error: unknown) => req.payload.logger.error(`The mail on a changed staff password was not sent: ${String(error)}`))
  const changed = (req: PayloadRequest) => (req.context.newPasswords ??= new Set()) as Set<Member['id']>
  return {
    // The new password is gone from the data once it is kept.
    beforeChange: [({ data, operation, originalDoc, req }) => void (operation === 'update' && data.password && changed(req).add(originalDoc.id))],
    afterChange: [({ previousDoc, operation, req }) => void (operation === 'update' && changed(req).delete(previousDoc.id) && tell(req, previousDoc as Member))],
    afterOperation: [
      ({ operation, req, result }) => {
        if (operation === 'resetPassword') tell(req, result.user as unknown as Member)
        return result
      },
    ],
  } satisfies CollectionConfig['hooks']
}

async function send(req: PayloadRequest, { email, name }: Member, siteUrl: string, office: string): Promise<void> {
  const locale = localeOf(req)
  const { letterMail } = await import('./letter.tsx')
  const when = { email, ...shopMoment(Date.now(), locale) }
  const { to, subject, html } = await letterMail(email, {
    locale,
    subject: words.subject[locale],
    paragraphs: [...greeting(name, locale), filled(words.text[locale], when), filled(words.alarm[locale], { office })],
    button: { href: `${siteUrl}/admin/forgot`, words: staffWords.button[locale] },
  })
  await req.payload.email.sendEmail({ to, subject, html })
}

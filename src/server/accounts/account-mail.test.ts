import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail } from '../mail/mailer.ts'
import { accountMails, type AccountMails } from './account-mail.ts'
import { safetyChanges } from './security-log.ts'

const siteUrl = 'https://portage.example'
const office = 'office@portage.example'
const token = 'head.body.sign'

/** The mail that is sent in a language, by what sends it. */
async function sent(
  locale: (typeof locales)[number],
  send: (mails: AccountMails, to: { email: string; name: string; locale: typeof locale }) => Promise<void>,
): Promise<Mail> {
  const mails: Mail[] = []
  await send(
    accountMails({
      mail: { send: async (mail) => void mails.push(mail) },
      siteUrl,
      office,
      localeOfAccount: async () => locale,
    }),
    { email: 'roy@example.com', name: 'Léa <b>Roy</b>', locale },
  )
  expect(mails).toHaveLength(1)
  return mails[0] as Mail
}

const asked: Record<string, (mails: AccountMails, to: Parameters<AccountMails['confirm']>[0]) => Promise<void>> = {
  confirm: (mails, to) => mails.confirm(to, token),
  newPassword: (mails, to) => mails.newPassword(to, token),
  newEmail: (mails, to) => mails.newEmail(to, token),
  alreadyRegistered: (mails, to) => mails.alreadyRegistered(to),
}

/** `_` stands for U+00A0. */
const withSpaces = (words: string) => words.replaceAll('_', '\u00a0')

const changed = {
  en: {
    'password-changed': 'Your Portage password was changed',
    'passkey-added': 'A passkey was added to your Portage account',
    'passkey-removed': 'A passkey was removed from your Portage account',
    'agent-linked': 'The shopping agent agent.example was linked to your Portage account',
    'agent-unlinked': 'The link of the shopping agent agent.example to your Portage account has ended',
  },
  fr: {
    'password-changed': 'Votre mot de passe Portage a été changé',
    'passkey-added': 'Une clé d’accès a été ajoutée à votre compte Portage',
    'passkey-removed': 'Une clé d’accès a été retirée de votre compte Portage',
    'agent-linked': 'L’agent d’achat agent.example a été lié à votre compte Portage',
    'agent-unlinked': 'Le lien de l’agent d’achat agent.example avec votre compte Portage a pris fin',
  },
}
const letter = {
  en: [
    'Hello Léa <b>Roy</b>,',
    'This change was made on July_1, 2026 at 11:59_p.m. (Pacific Time). If it was you, you don’t have to do anything.',
    'If it wasn’t you, choose a new password right away: that signs out every device. Then remove any passkeys you don’t recognize from your account, and write to us at office@portage.example.',
    'Choose a new password\nhttps://portage.example/en/login/forgot',
    'See my account’s security\nhttps://portage.example/en/account/security',
  ],
  fr: [
    'Bonjour Léa <b>Roy</b>,',
    'Ce changement a été fait le 1er_juillet 2026 à 23_h_59 (heure du Pacifique). Si c’était vous, vous n’avez rien à faire.',
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe_: toutes vos sessions seront fermées. Retirez ensuite de votre compte les clés d’accès que vous ne reconnaissez pas, et écrivez-nous à office@portage.example.',
    'Choisir un nouveau mot de passe\nhttps://portage.example/fr/connexion/oubli',
    'Voir la sécurité de mon compte\nhttps://portage.example/fr/compte/securite',
  ],
}

const farewell = {
  en: [
    'Your Portage account was deleted',
    'Hello Léa <b>Roy</b>,',
    'Your account was deleted on July_1, 2026 at 11:59_p.m. (Pacific Time). Its profile, addresses, wishlist, cart, password, passkeys and sessions are erased and can’t be restored.',
    'Tax law requires us to keep the account’s orders, and those placed as a guest with its email address, but without your name, street, email address or phone number: what was bought, the amounts, taxes and payments, and the city, province and postal code it went to. If you were getting our newsletter, you won’t any more; we keep your address marked as unsubscribed for 3 years.',
    'If it wasn’t you, write to us right away at office@portage.example.',
  ],
  fr: [
    'Votre compte Portage a été supprimé',
    'Bonjour Léa <b>Roy</b>,',
    'Votre compte a été supprimé le 1er_juillet 2026 à 23_h_59 (heure du Pacifique). Son profil, ses adresses, sa liste de souhaits, son panier, son mot de passe, ses clés d’accès et ses sessions sont effacés, sans retour possible.',
    'La loi fiscale nous oblige à conserver les commandes du compte, et celles passées sans compte avec son adresse courriel, mais sans votre nom, votre rue, votre courriel ni votre téléphone_: les articles, les montants, les taxes et les paiements, ainsi que la ville, la province et le code postal de livraison. Si vous receviez notre infolettre, elle ne vous est plus envoyée_; votre adresse reste notée comme désabonnée pendant 3 ans.',
    'Si ce n’était pas vous, écrivez-nous aussitôt à office@portage.example.',
  ],
}

for (const locale of locales) {
  const say = { locale }

  test.each(Object.entries(asked))(
    `${locale}: the mail “%s” has one link, the same in both parts, and says what to do if it was not the reader`,
    async (name, send) => {
      const { html, text } = await sent(locale, send)
      const links = [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href)
      expect(links).toHaveLength(1)
      expect(text.match(/^https:\S+$/gm)).toEqual(links)
      // Only an address that is confirmed reads what was typed as its name.
      expect(html.includes('Léa &lt;b&gt;Roy')).toBe(name !== 'confirm' && name !== 'newEmail')
      for (const part of [html, text]) expect(part).toContain(m.account_mail_ignore({}, say))
    },
  )

  test.each(['emailAsked', 'emailChanged'] as const)(
    `${locale}: the mail “%s” says before its link what to do at once`,
    async (kind) => {
      const { text } = await sent(locale, (mails, to) => mails[kind](to, 'new@example.com'))
      const places = ['new@example.com', m.account_mail_alarm({ office }, say), `${siteUrl}/`].map((part) =>
        text.indexOf(part),
      )
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
      expect(text).not.toContain(m.account_mail_ignore({}, say))
    },
  )

  test.each(safetyChanges)(
    `${locale}: the mail on “%s” says what and when, then what to do at once where it was not the reader`,
    async (change) => {
      const { subject, text, html, headers } = await sent(locale, (mails, to) =>
        mails.safetyChanged(to, change, Date.parse('2026-07-02T06:59:00Z'), 'https://agent.example/profile'),
      )
      const paragraphs = text.split('\n\n').slice(1)
      const [hello, when, alarm, ...links] = letter[locale].map(withSpaces)
      // A link is ended first; where it has ended there is no password to change.
      const then =
        change === 'agent-unlinked'
          ? [m.account_mail_unlinked_alarm({ office }, say), ...links.slice(1)]
          : change === 'agent-linked'
            ? [m.account_mail_linked_alarm({ office }, say), ...links.toReversed()]
            : [alarm, ...links]
      expect([subject, ...paragraphs]).toEqual([changed[locale][change], subject, hello, when, ...then])
      for (const paragraph of paragraphs.slice(2, 4)) expect(html).toContain(paragraph)
      expect(headers?.['Content-Language']).toBe(`${locale}-CA`)
    },
  )

  test(`${locale}: the last mail says when, what is erased, what is retained and whom to write to; it has no links`, async () => {
    const { subject, text, html, headers } = await sent(locale, (mails, to) =>
      mails.accountDeleted(to, Date.parse('2026-07-02T06:59:00Z'), []),
    )
    const words = farewell[locale].map(withSpaces)
    expect([subject, ...text.split('\n\n').slice(1)]).toEqual([words[0], ...words])
    for (const paragraph of words.slice(2)) expect(html).toContain(paragraph)
    expect([html.includes('<a '), headers?.['Content-Language']]).toEqual([false, `${locale}-CA`])
  })

  test(`${locale}: the last mail names the orders that are not done, before what is retained`, async () => {
    const { text } = await sent(locale, (mails, to) =>
      mails.accountDeleted(to, Date.parse('2026-07-02T06:59:00Z'), ['P-100004', 'P-100005']),
    )
    const paragraphs = text.split('\n\n')
    const open = paragraphs.findIndex((paragraph) => paragraph.includes('P-100004, P-100005'))
    expect(open).toBe(paragraphs.indexOf(withSpaces(farewell[locale][3]!)) - 1)
  })

  test(`${locale}: the code is alone on its line, and whole in the page`, async () => {
    const { subject, html, text, headers } = await sent(locale, (mails, { email }) => mails.code(email, '204815'))
    expect(subject).toContain('204815')
    expect(text.split('\n')).toContain('204815')
    expect(html).toMatch(/>204815<\/p>/)
    expect(headers?.['Content-Language']).toBe(`${locale}-CA`)
  })
}

import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Mail } from '../mail/mailer.ts'
import { accountMails, type AccountMails } from './account-mail.ts'

const siteUrl = 'https://portage.example'
const token = 'head.body.sign'

/** The mail that is sent in a language, by what sends it. */
async function sent(locale: (typeof locales)[number], send: (mails: AccountMails, to: { email: string; name: string; locale: typeof locale }) => Promise<void>): Promise<Mail> {
  const mails: Mail[] = []
  await send(accountMails({ send: async (mail) => void mails.push(mail) }, siteUrl, async () => locale), { email: 'roy@example.com', name: 'Léa <b>Roy</b>', locale })
  expect(mails).toHaveLength(1)
  return mails[0] as Mail
}

const asked: Record<string, (mails: AccountMails, to: Parameters<AccountMails['confirm']>[0]) => Promise<void>> = {
  confirm: (mails, to) => mails.confirm(to, token),
  newPassword: (mails, to) => mails.newPassword(to, token),
  newEmail: (mails, to) => mails.newEmail(to, token),
  alreadyRegistered: (mails, to) => mails.alreadyRegistered(to),
}

for (const locale of locales) {
  const say = { locale }

  test.each(Object.entries(asked))(`${locale}: the mail “%s” has one link, the same in both parts, and says what to do if it was not the reader`, async (_, send) => {
    const { html, text } = await sent(locale, send)
    const links = [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(1)
    expect(text.match(/^https:\S+$/gm)).toEqual(links)
    expect(html).toContain('Léa &lt;b&gt;Roy')
    for (const part of [html, text]) expect(part).toContain(m.account_mail_ignore({}, say))
  })

  test.each(['emailAsked', 'emailChanged'] as const)(`${locale}: the mail “%s” says before its link what to do at once`, async (kind) => {
    const { text } = await sent(locale, (mails, to) => mails[kind](to, 'new@example.com'))
    const places = ['new@example.com', m.account_mail_alarm({}, say), `${siteUrl}/`].map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(text).not.toContain(m.account_mail_ignore({}, say))
  })

  test(`${locale}: the code stands alone on its line, and whole in the page`, async () => {
    const { subject, html, text, headers } = await sent(locale, (mails, { email }) => mails.code(email, '204815'))
    expect(subject).toContain('204815')
    expect(text.split('\n')).toContain('204815')
    expect(html).toMatch(/>204815<\/p>/)
    expect(headers?.['Content-Language']).toBe(`${locale}-CA`)
  })
}

import type { IncomingAuthType } from 'payload'
import { expect, test } from 'vitest'
import { users } from '../../cms/collections/users.ts'
import { LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import { languageTag, locales, type Locale } from '../../domain/locale.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { withPasswordLetter } from './staff-letter.ts'

const { forgotPassword } = withPasswordLetter(users, 'https://portage.example').auth as IncomingAuthType
const asked = (language: string, name: string | null = 'Léa <b>Roy</b> & {email}') =>
  ({ req: { i18n: { language } }, token: 'abc"123', user: { email: 'lea@portage.example', name } }) as never
const letter = async (language: string, name?: string | null) => ({
  subject: await forgotPassword?.generateEmailSubject?.(asked(language, name)),
  html: (await forgotPassword?.generateEmailHTML?.(asked(language, name))) ?? '',
})

const words: Record<Locale, { subject: string; sentences: string[]; hello: string }> = {
  en: {
    subject: 'Choose a new password for the Portage admin',
    sentences: [
      `for lea@portage.example. The link is good for ${LINK_HOURS} hours`,
      '>Choose a new password<',
      'your password stays the same',
    ],
    hello: 'Hello',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour l’administration de la boutique Portage',
    sentences: [
      `pour lea@portage.example. Le lien est valide pendant ${LINK_HOURS} heures`,
      '>Choisir un nouveau mot de passe<',
      'votre mot de passe reste le même',
    ],
    hello: 'Bonjour',
  },
}

test.each(locales)('the letter for a forgotten password of the staff, in %s', async (locale) => {
  const { subject, html } = await letter(locale)
  expect([subject, /<html[^>]* lang="(.*?)"/.exec(html)?.[1]]).toEqual([words[locale].subject, languageTag[locale]])
  for (const sentence of words[locale].sentences) expect(html).toContain(sentence)
  // What staff call themselves is text.
  expect(html).toContain(`${words[locale].hello} Léa &lt;b&gt;Roy&lt;/b&gt; &amp; {email},`)
  expect([...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://portage.example/admin/reset/abc%22123',
  ])
})

test('it names the shop as the merchant does', async () => {
  setShopName('Boréal Plein Air')
  expect((await letter('fr')).subject).toContain('de la boutique Boréal Plein Air')
  expect((await letter('en')).html).toContain('for the Boréal Plein Air admin')
  setShopName(undefined)
})

test.each([null, '', ' '])('whoever has no name (%j) is not greeted by none', async (name) =>
  expect((await letter('en', name)).html).not.toContain('Hello'),
)

test('a language that the admin does not speak is English', async () =>
  expect((await letter('de')).subject).toBe(words.en.subject))

test('the collection’s other settings of forgotten passwords stay, and the link lives as long as they set', () =>
  expect(forgotPassword).toMatchObject({ minRequestInterval: 0, expiration: LINK_HOURS * 3_600_000 }))

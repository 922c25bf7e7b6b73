import { describe, expect, test } from 'vitest'
import { struckIn } from '../../../messages/struck-words.ts'
import { locales } from '../../domain/locale.ts'
import { everyMail } from '../testing/every-mail.ts'

/** What a reader sees of a mail, its subject first. */
const read = ({ subject, html }: { subject: string; html: string }): string =>
  `${subject}\n${html}`
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;|&#xa0;/gi, '\u00a0')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')

const written = { en: await everyMail('en'), fr: await everyMail('fr') }
const texts = (locale: 'en' | 'fr') =>
  Object.entries(written[locale]).map(([name, mail]) => [name, read(mail)] as const)

test('every mail is written in both languages, and no text of one is in the other', () => {
  expect(Object.keys(written.fr)).toEqual(Object.keys(written.en))
  expect(Object.keys(written.en).length).toBeGreaterThan(50)
  const lines = (locale: 'en' | 'fr') => new Set(texts(locale).flatMap(([, text]) => text.split('\n')))
  const french = lines('fr')
  expect([...lines('en')].filter((line) => /\p{L}{3,} \p{L}{2,} \p{L}{2,}/u.test(line) && french.has(line))).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  test('each mail names its language', () =>
    expect(Object.entries(written[locale]).filter(([, { html }]) => !html.includes(`lang="${locale}-CA"`))).toEqual([]))

  test('each mail is as wide as the phone that shows it', () =>
    expect(Object.entries(written[locale]).filter(([, { html }]) => !html.includes('width=device-width'))).toEqual([]))

  test('no mail says a word that is struck', () =>
    expect(texts(locale).flatMap(([name, text]) => struckIn(text, locale).map((words) => [name, words]))).toEqual([]))

  test('every mail is set as its language is: apostrophes, and spaces that do not break', () => {
    const wrong = { en: /\w'\w|"\w/, fr: /\w'\w|"\w| [:;!?»%$]|« |\d (?:h\b|\$|%|\d{3})/ }[locale]
    expect(texts(locale).flatMap(([name, text]) => wrong.exec(text)?.map((found) => [name, found]) ?? [])).toEqual([])
  })
})

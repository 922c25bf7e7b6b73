import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { globSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '../src/domain/locale.ts'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import staffEn from './staff.en.json' with { type: 'json' }
import staffFr from './staff.fr.json' with { type: 'json' }
import { struckIn, struckWords } from './struck-words.ts'

const root = new URL('..', import.meta.url)
const files = { en: { shop: en, staff: staffEn }, fr: { shop: fr, staff: staffFr } }
/** `key: 'text'` of a pair of languages in the code: the staff's letters, reports and refusals. */
const inCode = (locale: Locale) =>
  globSync('src/**/*.{ts,tsx}', { cwd: root.pathname, exclude: ['src/paraglide*/**', 'src/**/*.test.*'] }).flatMap(
    (file) =>
      [
        ...readFileSync(new URL(file, root), 'utf8').matchAll(
          new RegExp(`\\b${locale}:\\s+(['\`])(.*?)\\1[,\\s}]`, 'g'),
        ),
      ].map(([, , text = '']) => ({ where: file, text })),
  )

/** Every text under a key of the language, however deep. */
function textsOf(value: unknown, locale: Locale, isIn = false): string[] {
  if (typeof value === 'string') return isIn ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, locale, isIn || key === locale))
}
const inSeed = (locale: Locale) =>
  globSync(['seed/**/*.yaml'], { cwd: root.pathname }).flatMap((file) => {
    const isMenu = file.includes(`/${locale}/`) || file.endsWith(`.${locale}.yaml`)
    const content: unknown = parse(readFileSync(new URL(file, root), 'utf8'))
    return textsOf(content, locale, isMenu).map((text) => ({ where: file, text }))
  })

test('some are struck in both languages', () => {
  for (const locale of locales) expect(struckWords(locale).length).toBeGreaterThan(15)
  expect(struckIn('Only 2 Aluminium poles', 'en')).toEqual(['aluminium'])
  expect(struckIn('Le fichier n\u2019a\u00a0pas pu être lu', 'fr')).toEqual(['pas pu être'])
})

describe.each(locales)('no struck word is in %s', (locale) => {
  test.each(Object.entries(files[locale]))('in the messages of the %s', (_, messages) =>
    expect(
      Object.entries(messages).flatMap(([key, message]) =>
        struckIn(JSON.stringify(message), locale).map((words) => [key, words]),
      ),
    ).toEqual([]),
  )

  test('in the seed', () => {
    const found = inSeed(locale)
    expect(found.length).toBeGreaterThan(2000)
    expect(found.flatMap(({ where, text }) => struckIn(text, locale).map((words) => [where, words]))).toEqual([])
  })

  test('in the words that the code holds', () => {
    const found = inCode(locale)
    expect(found.length).toBeGreaterThan(50)
    expect(found.flatMap(({ where, text }) => struckIn(text, locale).map((words) => [where, words]))).toEqual([])
  })
})

test('French words that the code holds have no-break spaces', () =>
  expect(inCode('fr').filter(({ text }) => / (?:[:;!?»%]|\$(?!\{))|« /.test(text))).toEqual([]))

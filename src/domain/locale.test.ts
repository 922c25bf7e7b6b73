import { expect, test } from 'vitest'
import {
  acceptedLocale,
  isLocale,
  languageName,
  languageTag,
  localeOfPath,
  localeOr,
  otherLocale,
  preferredLocale,
} from './locale.ts'

// acceptance 9, 10
test.each([
  ['fr', 'en-CA,en', 'fr'],
  ['en', 'fr-CA,fr', 'en'],
  ['de', 'fr', 'fr'],
  ['FR', 'en', 'en'],
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  [undefined, 'en;q=0.4, fr;q=0.6', 'fr'],
  [undefined, 'de-DE,de;q=0.9,fr;q=0.3', 'fr'],
  [undefined, 'fr;q=0, en;q=0.1', 'en'],
  [undefined, 'FR-ca', 'fr'],
  [undefined, 'en,fr', 'en'],
  [undefined, 'de', 'en'],
  [undefined, '*', 'en'],
  [undefined, 'fr;q=x', 'en'],
  [undefined, '', 'en'],
  [undefined, undefined, 'en'],
])('the cookie %s and the browser’s %s mean %s (acceptance 9, 10)', (cookie, languages, locale) =>
  expect(preferredLocale(cookie, languages, 'en')).toBe(locale),
)

test.each([undefined, '', '*', 'de'])('the browser’s %s leads to the first language of the shop', (languages) =>
  expect(preferredLocale(undefined, languages, 'fr')).toBe('fr'),
)

test.each([
  ['de, fr;q=0.3', 'fr'],
  ['de', undefined],
  ['*', undefined],
  [undefined, undefined],
])('of the languages %s the shop speaks %s', (languages, locale) => expect(acceptedLocale(languages)).toBe(locale))

// acceptance 2
test.each([
  ['/fr/panier', 'fr'],
  ['/en', 'en'],
  ['/', undefined],
  ['/de/cart', undefined],
  ['/french', undefined],
  ['/FR/panier', undefined],
  ['fr/panier', undefined],
])('%s is in %s (acceptance 2)', (path, locale) => expect(localeOfPath(path)).toBe(locale))

test.each([
  ['en', true],
  ['fr', true],
  ['en-CA', false],
  ['', false],
  [undefined, false],
])('%s is a language of the shop: %s', (text, is) => expect(isLocale(text)).toBe(is))

// acceptance 2, 30
test('each language has its tag, its own name and its other', () => {
  expect([languageTag, languageName, otherLocale('en'), otherLocale('fr')]).toEqual([
    { en: 'en-CA', fr: 'fr-CA' },
    { en: 'English', fr: 'Français' },
    'fr',
    'en',
  ])
})

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['de', 'en'],
  [undefined, 'en'],
  [1, 'en'],
])('%s from outside means %s', (value, locale) => expect(localeOr(value)).toBe(locale))

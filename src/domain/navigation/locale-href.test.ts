import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { localeHref, withoutLocale } from './locale-href.ts'

// acceptance 23
test.each([
  ['/produits/voyage', '/fr/produits/voyage'],
  ['/produits/voyage?gender=hommes,unisexe&itc=a#top', '/fr/produits/voyage?gender=hommes,unisexe&itc=a#top'],
  ['/marques', '/fr/marques'],
  ['/', '/fr'],
  ['/?preview=1', '/fr?preview=1'],
  ['/#main', '/fr#main'],
  ['/french-press', '/fr/french-press'],
  ['/enfants', '/fr/enfants'],
  ['/apiary', '/fr/apiary'],
])('the French page links %s as %s (acceptance 23)', (url, href) => expect(localeHref('fr', url)).toBe(href))

test.each([
  '/fr',
  '/fr/produits/voyage',
  '/fr?x=1',
  '/fr#x',
  '/en/brands',
  '/en',
  'https://example.com/produits',
  'HTTP://EXAMPLE.COM',
  '//cdn.example.com/x.js',
  'mailto:bonjour@example.com',
  'tel:+15145550100',
  'sms:+15145550100',
  '#main',
  '?page=2',
  '',
  'produits/voyage',
  '/api/exit-preview',
  '/api',
  '/media/tent.svg',
  '/media?x=1',
  '/admin',
])('"%s" stays as it is (acceptance 23)', (url) => {
  for (const locale of locales) expect(localeHref(locale, url)).toBe(url)
})

test('the prefix is added once, whatever the URL and however often', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...locales),
      fc.oneof(fc.webPath(), fc.webUrl(), fc.string()),
      (first, second, url) => {
        const once = localeHref(first, url)
        expect(localeHref(second, once)).toBe(once)
      },
    ),
  ))

test.each([
  ['/fr/produits/voyage', '/produits/voyage'],
  ['/en', ''],
  ['/en?x=1', '?x=1'],
  ['/french-press', '/french-press'],
  ['/produits/fr/x', '/produits/fr/x'],
])('%s without its language is "%s"', (url, bare) => expect(withoutLocale(url)).toBe(bare))

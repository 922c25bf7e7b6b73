import { expect, test } from 'vitest'
import { meaningfulSearch, redirectOf } from './page-url.ts'

const to = (path: string, cookie?: string, language?: string) =>
  redirectOf(new URL(path, 'http://shop.test'), cookie, language)

test.each([
  // acceptance 10: `/` goes to the shopper's language, the cookie first
  ['/', undefined, 'fr-CA,fr;q=0.9,en;q=0.5', { to: '/fr', status: 302 }],
  ['/', 'en', 'fr-CA', { to: '/en', status: 302 }],
  ['/', undefined, undefined, { to: '/en', status: 302 }],
  // acceptance 9: so does the bare form of a page
  ['/product/5027-227/x?itc=a', undefined, 'fr', { to: '/fr/product/5027-227/x?itc=a', status: 302 }],
  ['/category/tents', 'fr', undefined, { to: '/fr/category/tents', status: 302 }],
  ['/llms.txt', 'fr', undefined, { to: '/fr/llms.txt', status: 302 }],
  // acceptance 14: a word of the other language goes to its sibling
  ['/en/panier', undefined, undefined, { to: '/en/cart', status: 301 }],
  ['/fr/explore/ski-shop', undefined, undefined, { to: '/fr/explorer/ski-shop', status: 301 }],
  ['/en/produits/voyage?page=2', undefined, undefined, { to: '/en/products/voyage?page=2', status: 301 }],
  ['/en/', undefined, undefined, { to: '/en', status: 301 }],
  ['/en/cart/', undefined, undefined, { to: '/en/cart', status: 301 }],
  ['/EN', undefined, 'fr', { to: '/en', status: 301 }],
  ['/Fr/panier?itc=A', undefined, undefined, { to: '/fr/panier?itc=A', status: 301 }],
  ['/FR/Panier', undefined, undefined, { to: '/fr/Panier', status: 301 }],
  ['/%45N/%63art', undefined, undefined, { to: '/en/cart', status: 301 }],
  ['/ENG', undefined, undefined, undefined],
  ['/en/cart', undefined, undefined, undefined],
  ['/fr/products-of-nobody', undefined, undefined, undefined],
  ['/nobody', undefined, undefined, undefined],
])('%s (%s, %s)', (path, cookie, language, expected) => expect(to(path, cookie, language)).toEqual(expected))

test.each([
  ['/en/%63art?token=%41', '/en/cart?token=%41'],
  ['/en/%70roducts/%74ents', '/en/products/tents'],
  ['/%65n/cart', '/en/cart'],
  ['/en/gift%2dcards', '/en/gift-cards'],
  ['/fr/explorer/v%c3%a9lo', '/fr/explorer/v%C3%A9lo'],
  ['/en/explore/a%2fb%3fc', '/en/explore/a%2Fb%3Fc'],
  // Files are no pages.
  ['/assets/..%2f..%2fpackage.json', undefined],
  // Once: what is encoded twice is no page's, and remains so.
  ['/en/%2563art', undefined],
  ['/fr/explorer/v%C3%A9lo', undefined],
  ['/fr/explorer/vélo', undefined],
  ['/en/compare/a,b', undefined],
  ['/en/compare/a%2Cb', undefined],
  ['/en/explore/%2Fevil.example', undefined],
  ['/%2Fevil.example', undefined],
  // What cannot be decoded is left to the router, which has no page for it.
  ['/en/cart/%E0%A4%A', undefined],
  ['/en/cart/%', undefined],
])('%s is written %s', (path, expected) =>
  expect(to(path)).toEqual(expected === undefined ? undefined : { to: expected, status: 301 }),
)

test('never leads to another host', () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/en//evil.example/',
    '/fr/\\evil/',
    '/%2f%65vil.example',
    '/%5c%65vil.example',
    '/%2e%2f/evil.example',
  ])
    expect(new URL(to(path)?.to ?? '/en', 'http://shop.test').host).toBe('shop.test')
})

test.each([
  ['listing', '?utm_source=x&page=2&gender=hommes,unisexe&itc=z', '?gender=men,unisex&page=2'],
  ['listing', '?filters[custom_fields.Gender][0]=Femmes&gender=hommes', '?gender=women'],
  ['search', '?q=sac à dos&x=1', '?q=sac%20%C3%A0%20dos'],
  ['product', '?colour=plum&size=s&x=1', '?colour=plum&size=s'],
  ['home', '?fbclid=1', ''],
] as const)('%s uses of %s only what it understands', (page, search, meaningful) =>
  expect(meaningfulSearch(page, new URLSearchParams(search), 'en')).toBe(meaningful),
)

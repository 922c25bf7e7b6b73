import { expect, test } from 'vitest'
import { preservedParameters, listingHref } from './listing-href.ts'
import { parseListingQuery } from './listing-query.ts'

const query = (search: string) => parseListingQuery(new URLSearchParams(search))

test.each([
  [{ path: '/en/products/tents' }, '', '/en/products/tents'],
  [{ path: '/en/products/tents' }, 'sort=newest&brand=b,a', '/en/products/tents?brand=a,b&sort=newest'],
  [{ path: '/fr/search', text: 'sac à dos' }, '', '/fr/search?q=sac%20%C3%A0%20dos'],
  [{ path: '/fr/produits/vestes' }, 'gender=women,men', '/fr/produits/vestes?gender=femmes,hommes'],
  [{ path: '/fr/search', text: 'a&b' }, 'colour=red', '/fr/search?q=a%26b&colour=rouge'],
])('%j with "%s" is %s', (place, search, href) => expect(listingHref(place, query(search))).toBe(href))

test('a form carries everything but its own field and the page (acceptance 28)', () => {
  const place = { path: '/en/search', text: 'tent' }
  expect(preservedParameters(place, query('brand=a,b&sort=newest&page=3'), 'sort')).toEqual([
    ['q', 'tent'],
    ['brand', 'a,b'],
  ])
})

test.each([
  ['price=50&price=100', { from: 50_00, to: 100_00 }],
  ['price=&price=100', { to: 100_00 }],
  ['price=50&price=', { from: 50_00 }],
  ['price=&price=', undefined],
  ['price=100&price=50', { from: 50_00, to: 100_00 }],
  ['price=50-100', { from: 50_00, to: 100_00 }],
])('two price fields of a form without JavaScript say the same as one: %s', (search, price) =>
  expect(query(search).price).toEqual(price),
)

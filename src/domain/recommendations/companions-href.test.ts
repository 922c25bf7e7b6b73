import { expect, test } from 'vitest'
import { companionsHref, MOST_GIVEN } from './companions-href.ts'

const viewed = (...ids: string[]) => ids.map((id) => ({ id }))
const inCart = (...ids: string[]) => ids.map((productId) => ({ productId }))

test.each([
  [viewed('b', 'a'), [], '/api/companions?locale=fr&ids=b,a'],
  [viewed('b', 'a'), inCart('c', 'a', 'c'), '/api/companions?locale=fr&ids=b,a,c'],
  [viewed('e', 'd', 'c', 'b', 'a'), inCart('z'), '/api/companions?locale=fr&ids=e,d,c,b,z'],
  [viewed('a&locale=en'), [], '/api/companions?locale=fr&ids=a%26locale%3Den'],
  [[], inCart('a'), undefined],
])('of %o with %o in the cart it asks %s', (seen, cart, href) => expect(companionsHref('fr', seen, cart)).toBe(href))

test('a full cart makes no endless address', () => {
  const many = Array.from({ length: 100 }, (_, i) => ({ productId: `p${i}` }))
  expect(companionsHref('en', viewed('a'), many)?.split(',')).toHaveLength(MOST_GIVEN)
})

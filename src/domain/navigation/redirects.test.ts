import { expect, test } from 'vitest'
import { redirectFor, redirectKey, redirectLoop, type Redirect } from './redirects.ts'

const rules = (...list: Redirect[]) => new Map(list.map((rule) => [redirectKey(rule.from), rule]))
const moved = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status })
const gone = (from: string): Redirect => ({ from, status: 410 })

const some = rules(
  moved('/en/a', '/en/b'),
  moved('/en/b', '/en/c'),
  moved('/en/t', '/en/a', 302),
  gone('/en/old'),
  moved('/en/x', '/en/old'),
  moved('/en/products/coats', '/en/products/jackets'),
  moved('/en/products/brands/chinook', '/en/products/brands/foehn', 302),
  moved('/en/product/10', '/en/product/11'),
  moved('/en/product/20', '/en/explore/tents'),
  moved('/fr/product/10', '/fr/product/11', 302),
  moved('/en/products/sale', 'https://parks.canada.ca/'),
  moved('/en/out/', 'https://parks.canada.ca/?a=1'),
)

test.each([
  ['/en/b', { status: 301, to: '/en/c' }],
  ['/en/b/', { status: 301, to: '/en/c' }],
  ['/en/a', { status: 301, to: '/en/c' }],
  ['/en/t', { status: 302, to: '/en/c' }],
  ['/en/old', { status: 410 }],
  ['/en/x', { status: 410 }],
  ['/en/out', { status: 301, to: 'https://parks.canada.ca/?a=1' }],
  ['/en/products/coats/deals', { status: 301, to: '/en/products/jackets/deals' }],
  ['/en/products/coats/new/', { status: 301, to: '/en/products/jackets/new' }],
  ['/en/products/brands/nordlys/coats', { status: 301, to: '/en/products/brands/nordlys/jackets' }],
  ['/en/products/brands/nordlys/coats/deals', { status: 301, to: '/en/products/brands/nordlys/jackets/deals' }],
  ['/en/products/brands/nordlys/shoes', undefined],
  ['/en/products/brands/chinook/shoes/new', { status: 302, to: '/en/products/brands/foehn/shoes/new' }],
  ['/en/products/brands/chinook/coats', { status: 302, to: '/en/products/brands/foehn/jackets' }],
  ['/en/products/brands/chinook/deals', { status: 302, to: '/en/products/brands/foehn/deals' }],
  ['/en/products/brands/nordlys/sale', undefined],
  ['/en/products/coats/long', undefined],
  ['/en/product/10', { status: 301, to: '/en/product/11' }],
  ['/en/product/10/a-tent', { status: 301, to: '/en/product/11/a-tent' }],
  ['/en/reviews/10/a-tent', { status: 301, to: '/en/reviews/11/a-tent' }],
  ['/fr/avis/10/une-tente', { status: 302, to: '/fr/avis/11/une-tente' }],
  ['/fr/questions/10', { status: 302, to: '/fr/questions/11' }],
  ['/en/product/10/a-tent/red', undefined],
  ['/en/product/20/a-tent', undefined],
  ['/en/reviews/20', undefined],
  ['/en/products/sale/deals', undefined],
  ['/en/B', undefined],
  ['/en', undefined],
])('%s leads to %j', (path, answer) => expect(redirectFor(some, path)).toEqual(answer))

test.each([
  [moved('/en/c', '/en/d'), undefined],
  [moved('/en/c', '/en/a'), ['/en/c', '/en/a', '/en/b', '/en/c']],
  [moved('/en/z', '/en/z/?x=1#y'), ['/en/z', '/en/z']],
  [moved('/en/b', '/en/a'), ['/en/b', '/en/a', '/en/b']],
  [moved('/en/new', '/en/old'), undefined],
  [gone('/en/a'), undefined],
])('%j makes the loop %j', (added, loop) => expect(redirectLoop(some, added)).toEqual(loop))

test('a chain that is too long is refused like a loop, and a loop in the rules leads nowhere', () => {
  const long = rules(...[1, 2, 3, 4, 5].map((at) => moved(`/en/${at}`, `/en/${at + 1}`)))
  expect(redirectLoop(long, moved('/en/0', '/en/1'))).toBeDefined()
  expect(redirectFor(rules(moved('/en/a', '/en/b'), moved('/en/b', '/en/a')), '/en/a')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { isPrivate, pageOf } from './private-pages.ts'

test.each([
  ['/fr/panier', 'cart', true],
  ['/en/checkout/delivery', 'checkout', true],
  ['/fr/commandes/P-100001', 'orders', true],
  ['/en/gift-cards', 'giftCards', true],
  ['/en/products/clothing', 'listing', false],
  ['/en', 'home', false],
  ['/fr/magasins/gatineau', 'stores', false],
  ['/fr/products', undefined, false],
  ['/de', undefined, false],
] as const)('%s is %s', (path, page, secret) => {
  expect(pageOf(path)).toBe(page)
  expect(isPrivate(pageOf(path))).toBe(secret)
})

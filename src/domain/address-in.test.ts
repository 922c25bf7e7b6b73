import { expect, test } from 'vitest'
import { addressIn } from './address-in.ts'

test.each([
  ['/en/account/orders', '/fr/compte/commandes'],
  ['/en/account', '/fr/compte'],
  ['/en/login/forgot?token=a', '/fr/connexion/oubli?token=a'],
  ['/en/checkout/delivery', '/fr/paiement/livraison'],
  ['/en/cart#top', '/fr/panier#top'],
  ['/en/orders/P-100001?token=x', '/fr/commandes/P-100001?token=x'],
  ['/en', '/fr'],
  // The page itself finds the rest.
  ['/en/products/women/jackets', '/fr/produits/women/jackets'],
  ['/en/product/5101-204/fundy-jacket?size=m', '/fr/product/5101-204/fundy-jacket?size=m'],
])('%s is %s in French', (en, fr) => {
  expect(addressIn('fr', en)).toBe(fr)
  expect(addressIn('fr', fr)).toBe(fr)
})

test.each([
  ['/fr/compte/commandes', '/en/account/orders'],
  ['/fr/paiement/reglement', '/en/checkout/payment'],
  ['/fr/compte/rien', '/en/account/rien'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('%s is %s in English', (fr, en) => expect(addressIn('en', fr)).toBe(en))

import { expect, test } from 'vitest'
import { fetchesAhead } from './fetch-ahead.ts'

const listing = '/fr/produits/vetements?genre=femmes#resultats'

test.each([
  ['a line that says nothing', {}, true],
  ['a quick line', { saveData: false, effectiveType: '4g', reducesData: false }, true],
  ['a phone’s ordinary line', { effectiveType: '3g' }, true],
  ['a data saver', { saveData: true, effectiveType: '4g' }, false],
  ['a wish for less data', { reducesData: true }, false],
  ['a slow line', { effectiveType: '2g' }, false],
  ['a very slow line', { effectiveType: 'slow-2g' }, false],
])('on %s', (_, line, ahead) => expect(fetchesAhead(listing, line)).toBe(ahead))

test.each([
  ['/en', true],
  ['/en/product/5027-227/gift-card', true],
  ['/fr/magasins/gatineau', true],
  ['/en/cart', false],
  ['/fr/paiement/livraison', false],
  ['/en/account/orders', false],
  ['/fr/connexion?to=%2Ffr', false],
  ['/en/compare/1-2', false],
  ['/api/consent', false],
  ['https://other.example/en/products', false],
  ['tel:514-555-0171', false],
  ['#main', false],
])('%s', (href, ahead) => expect(fetchesAhead(href, {})).toBe(ahead))

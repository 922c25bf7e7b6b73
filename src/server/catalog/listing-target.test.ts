import { expect, test } from 'vitest'
import { categoryTarget, listingTarget } from './listing-target.ts'
import { vocabulary } from '../testing/vocabulary.ts'

test.each([
  // acceptance 14
  ['en', '', {}, '/en/products', '/fr/produits'],
  ['en', 'clothing/jackets', { category: 'jackets' }, '/en/products/clothing/jackets', '/fr/produits/vetements/vestes'],
  ['fr', 'vetements/vestes', { category: 'jackets' }, '/en/products/clothing/jackets', '/fr/produits/vetements/vestes'],
  // acceptance 14: words of the other language are understood, so that the caller can redirect
  ['fr', 'clothing/jackets', { category: 'jackets' }, '/en/products/clothing/jackets', '/fr/produits/vetements/vestes'],
  [
    'en',
    'vetements/aubaines',
    { category: 'clothing', narrow: 'deals' },
    '/en/products/clothing/deals',
    '/fr/produits/vetements/aubaines',
  ],
  // acceptance 15
  [
    'fr',
    'collections/ultraleger',
    { collection: 'ultralight' },
    '/en/products/collections/ultralight',
    '/fr/produits/collections/ultraleger',
  ],
  [
    'en',
    'collections/ultralight/new',
    { collection: 'ultralight', narrow: 'new' },
    '/en/products/collections/ultralight/new',
    '/fr/produits/collections/ultraleger/nouveau',
  ],
  // acceptance 16, 17
  ['en', 'brands/saltspray', { brand: 'saltspray' }, '/en/products/brands/saltspray', '/fr/produits/marques/saltspray'],
  [
    'fr',
    'marques/saltspray/vetements/vestes',
    { brand: 'saltspray', category: 'jackets' },
    '/en/products/brands/saltspray/clothing/jackets',
    '/fr/produits/marques/saltspray/vetements/vestes',
  ],
  ['fr', 'brands/saltspray', { brand: 'saltspray' }, '/en/products/brands/saltspray', '/fr/produits/marques/saltspray'],
  // acceptance 22
  ['fr', 'aubaines', { narrow: 'deals' }, '/en/products/deals', '/fr/produits/aubaines'],
  [
    'fr',
    'femmes/nouveau',
    { category: 'women', narrow: 'new' },
    '/en/products/women/new',
    '/fr/produits/femmes/nouveau',
  ],
] as const)('%s %s is %j, at %s and %s', (locale, splat, scope, en, fr) => {
  const target = listingTarget(locale, splat, vocabulary)
  expect([target?.scope, target?.path]).toEqual([scope, { en, fr }])
})

test.each([
  'jackets',
  'clothing/jackets/nothing',
  'clothing/vestes',
  'brands/no-one',
  'brands/saltspray/nothing',
  'collections/none',
  'collections',
  'brands',
  '../admin',
  '%00',
])('%s is nothing in either language', (splat) => {
  expect([listingTarget('en', splat, vocabulary), listingTarget('fr', splat, vocabulary)]).toEqual([
    undefined,
    undefined,
  ])
})

// acceptance 13
test.each([
  ['en', 'clothing', 'clothing'],
  ['fr', 'vestes', 'jackets'],
  // Two categories end in `jackets`; the one that is not a rule's is meant.
  ['en', 'jackets', 'jackets'],
  ['en', 'vestes', undefined],
  ['en', '', undefined],
  ['en', 'clothing/jackets', undefined],
] as const)('/%s/category/%s is %s (acceptance 13)', (locale, slug, key) =>
  expect(categoryTarget(locale, slug, vocabulary)?.category?.key).toBe(key),
)

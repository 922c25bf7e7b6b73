import { expect, test } from 'vitest'
import { localeOr } from '../../domain/locale.ts'
import { someVariants, variantFaults } from './variants.ts'

const check = (rows: unknown, siblingData: object = {}, language = 'en') =>
  variantFaults(rows, siblingData)[0]?.words[localeOr(language)] ?? true
const sizes = { sizes: [{ key: 's' }, { key: 'm' }] }

test.each([
  [[{ sku: 'A', price: 100 }]],
  [
    [
      { sku: 'A', colour: 'plum', price: 100 },
      { sku: 'B', colour: 'moss', price: 100 },
    ],
  ],
  [
    [
      { sku: 'A', size: 's', price: 100, salePrice: 99 },
      { sku: 'B', size: 'm', price: 100, salePrice: null },
    ],
  ],
  [[{ sku: 'A', price: 100, salePrice: 0 }]],
])('%j may be saved', (rows) => expect(check(rows, sizes)).toBe(true))

test.each([
  [
    [
      { sku: 'A', size: 's' },
      { sku: 'A', size: 'm' },
    ],
    'SKU A is used twice.',
    'L’UGS A est utilisée deux fois.',
  ],
  [
    [
      { sku: 'A', colour: 'plum', size: 's' },
      { sku: 'B', colour: 'plum', size: 's' },
    ],
    'Two variants have the same colour and size: plum, s.',
    'Deux variantes ont la même couleur et la même taille\u00a0: plum, s.',
  ],
  [
    [{ sku: 'A' }, { sku: 'B' }],
    'Two variants have the same colour and size: –.',
    'Deux variantes ont la même couleur et la même taille\u00a0: –.',
  ],
  [
    [{ sku: 'A', size: 'xl' }],
    'A: this product has no size “xl”. Add it to the product’s sizes, or choose one of them.',
    'A\u00a0: ce produit n’a pas de taille «\u00a0xl\u00a0». Ajoutez‑la aux tailles du produit, ou choisissez‑en une.',
  ],
  [
    [{ sku: 'A', price: 100, salePrice: 100 }],
    'A: the sale price must be below the price.',
    'A\u00a0: le prix réduit doit être inférieur au prix.',
  ],
  [
    [{ sku: 'A', price: 100, salePrice: 120 }],
    'A: the sale price must be below the price.',
    'A\u00a0: le prix réduit doit être inférieur au prix.',
  ],
])('%j is refused: %s', (rows, en, fr) => expect([check(rows, sizes), check(rows, sizes, 'fr')]).toEqual([en, fr]))

test('without sizes above, any size may be named', () => expect(check([{ sku: 'A', size: 'xl' }])).toBe(true))

test('each fault is reported at the cell that has it', () =>
  expect(
    variantFaults(
      [
        { sku: 'A', size: 's', price: 100 },
        { sku: 'A', size: 'm', price: 100, salePrice: 120 },
        { sku: 'B', size: 'xl', price: 100 },
        { sku: '', size: 's', price: 100 },
      ],
      sizes,
    ).map(({ at, field }) => `${at} ${field}`),
  ).toEqual(['1 sku', '1 salePrice', '2 size', '3 colour']))

test('a form without variants is refused in the language of its user', () =>
  expect(
    [undefined, [], 3, [{ sku: 'A' }]].map((rows) => someVariants(rows, { req: { i18n: { language: 'fr' } } })),
  ).toEqual([
    'Un produit a besoin d’au moins une variante.',
    'Un produit a besoin d’au moins une variante.',
    'Un produit a besoin d’au moins une variante.',
    true,
  ]))

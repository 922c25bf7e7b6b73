import { expect, test } from 'vitest'
import type { SeedProduct } from './schema.ts'
import { variantsOf } from './variants.ts'

const product = (more: Partial<SeedProduct> = {}) =>
  ({ id: '5101-204', price: 100, clearance: false, colours: ['plum'], variants: {}, ...more }) as SeedProduct
const of = (more: Partial<SeedProduct>, sizes: string[] = []) => variantsOf(product(more), sizes)
const find = (variants: ReturnType<typeof of>, sku: string) => variants.find((variant) => variant.sku === sku)

test('every colour in every size, under its own SKU', () => {
  expect(of({ colours: ['plum', 'moss'] }, ['s', '9.5']).map(({ sku }) => sku)).toEqual([
    '5101-204-PLUM-S',
    '5101-204-PLUM-9_5',
    '5101-204-MOSS-S',
    '5101-204-MOSS-9_5',
  ])
  expect(of({}).map(({ sku, size }) => [sku, size])).toEqual([['5101-204-PLUM', undefined]])
})

test.each([
  [{}, { price: 100_00, salePrice: undefined, employeePrice: undefined }],
  [{ sale: 79.99 }, { price: 100_00, salePrice: 79_99 }],
  [{ employee: 60 }, { employeePrice: 60_00 }],
  [{ employee: 200 }, { employeePrice: 100_00 }],
  [{ price: 0 }, { price: 0, salePrice: undefined }],
  [{ price: 19.99 }, { price: 19_99 }],
  [
    { sale: 80, clearance: true },
    { salePrice: 80_00, clearance: true },
  ],
])('%j costs %j', (more, expected) =>
  expect({ salePrice: undefined, employeePrice: undefined, ...of(more)[0] }).toMatchObject(expected),
)

test('a size may cost more, and is then marked down by the same share', () => {
  const variants = of({ sale: 80, pricesBySize: { XL: 120 } }, ['m', 'xl'])
  expect([find(variants, '5101-204-PLUM-M'), find(variants, '5101-204-PLUM-XL')]).toMatchObject([
    { price: 100_00, salePrice: 80_00 },
    { price: 120_00, salePrice: 96_00 },
  ])
})

test('an override of a colour counts over one of a size, the exact one over both', () => {
  const variants = of(
    {
      colours: ['plum', 'moss'],
      variants: {
        '*/s': { price: 90, quantity: 1 },
        'plum/*': { price: 95 },
        'plum/S': { notStocked: true, price: 97 },
      },
    },
    ['s', 'm'],
  )
  expect(variants.map(({ sku, price, stocked }) => [sku.slice(9), price, stocked])).toEqual([
    ['PLUM-S', 97_00, false],
    ['PLUM-M', 95_00, true],
    ['MOSS-S', 90_00, true],
    ['MOSS-M', 100_00, true],
  ])
  expect(find(variants, '5101-204-MOSS-S')?.quantity).toBe(1)
})

test('a sale price that does not reduce its variant is ignored', () =>
  expect(
    find(of({ sale: 80, variants: { 'plum/s': { price: 70, sale: 80 } } }, ['s']), '5101-204-PLUM-S')?.salePrice,
  ).toBeUndefined())

test('what varies is the same at every run', () =>
  expect(of({ colours: ['plum', 'moss'] }, ['s', 'm', 'l'])).toEqual(
    of({ colours: ['plum', 'moss'] }, ['s', 'm', 'l']),
  ))

import { expect, test } from 'vitest'
import { productsFromFile, productsToFile } from './product-file.ts'

const poles = {
  code: '5104-400',
  title: { en: 'Ridge Poles', fr: 'Bâtons Ridge' },
  slug: { en: 'ridge-poles', fr: 'batons-ridge' },
  brand: 'lowcloud',
  categories: ['camping'],
  description: { en: 'Two poles.', fr: 'Deux bâtons.' },
  publishedOn: '2026-01-01',
  variants: [{ sku: '5104-400', price: 120_00 }],
}
const file = (...lines: unknown[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
const problems = (...lines: unknown[]) => productsFromFile(file(...lines), 'en').problems

test('a line needs its required columns, the rest has defaults', () => {
  const { lines, problems: none } = productsFromFile(
    `\uFEFF${file(poles, '', { ...poles, code: '5104-401', variants: [{ sku: '5104-401', price: 1, salePrice: 0 }] })}\r\n`,
    'en',
  )
  expect(none).toEqual([])
  expect(lines.map(({ at, product }) => [at, product.code])).toEqual([
    [1, '5104-400'],
    [3, '5104-401'],
  ])
  expect(lines[0]!.product).toMatchObject({
    availability: 'Available',
    shippingClass: 'standard',
    isNew: false,
    colours: [],
    variants: [{ sku: '5104-400', price: 120_00, stocked: true, clearance: false }],
  })
  expect(
    productsFromFile(productsToFile(lines.map(({ product }) => product)), 'en').lines.map(({ product }) => product),
  ).toEqual(lines.map(({ product }) => product))
})

test.each([
  [{ ...poles, title: { en: 'Ridge Poles' } }, /^Line 1: title\.fr: /],
  [{ ...poles, variants: [{ sku: 'A', price: 12.5 }] }, /^Line 1: variants\.0\.price: /],
  [
    { ...poles, variants: [{ sku: 'A', price: 10, salePrice: 10 }] },
    'Line 1: A: the sale price is not below the price.',
  ],
  [{ ...poles, slug: { en: 'Ridge', fr: 'batons' } }, /^Line 1: slug\.en: /],
  [{ ...poles, prize: 1 }, /^Line 1: .*prize/],
  [{ ...poles, taxClass: 'gift-card' }, /^Line 1: taxClass: /],
  ['{', 'Line 1: this is not valid JSON.'],
  ['[]', /^Line 1: /],
  ['', 'The file contains no products.'],
])('%j is refused', (line, problem) =>
  expect(problems(line)).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]),
)

test('a code and an SKU appear once', () => {
  const other = { ...poles, code: '5104-401' }
  expect(problems(poles, { ...poles, variants: [{ sku: 'B', price: 1 }] })).toEqual([
    'Line 2: 5104-400 already appears on line 1.',
  ])
  expect(problems(poles, other)).toEqual(['Line 2: 5104-400 already appears on line 1.'])
})

test('problems are in French for a French reader', () =>
  expect(productsFromFile(file({ ...poles, isNew: 'oui' }, '{'), 'fr').problems).toEqual([
    expect.stringMatching(/^Ligne 1\u00a0: isNew\u00a0: .*attendu/),
    'Ligne 2\u00a0: ce n’est pas du JSON valide.',
  ]))

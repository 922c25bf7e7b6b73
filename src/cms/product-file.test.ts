import { expect, test } from 'vitest'
import type { Locale } from '../domain/locale.ts'
import { linesOf, productReader, productsToFile } from './product-file.ts'

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
const readFile = async (text: string, locale: Locale = 'en') => {
  const read = productReader(locale)
  const lines = []
  for await (const given of linesOf([text])) {
    const found = read(given)
    lines.push({ at: given.at, ...('faults' in found ? { wrong: found.faults.map(({ wrong }) => wrong) } : found) })
  }
  return lines
}
const problems = async (...lines: unknown[]) =>
  (await readFile(file(...lines))).flatMap((line) =>
    'wrong' in line ? line.wrong.map((wrong) => `${line.at}: ${wrong}`) : [],
  )

test('a line needs its required columns, the rest has defaults', async () => {
  const lines = await readFile(
    `\uFEFF${file(poles, '', { ...poles, code: '5104-401', variants: [{ sku: '5104-401', price: 1, salePrice: 0 }] })}\r\n`,
  )
  const products = lines.flatMap((line) => ('product' in line ? [line.product] : []))
  expect(lines.map(({ at }) => at)).toEqual([1, 3])
  expect(products.map(({ code }) => code)).toEqual(['5104-400', '5104-401'])
  expect(products[0]).toMatchObject({
    availability: 'Available',
    shippingClass: 'standard',
    isNew: false,
    colours: [],
    variants: [{ sku: '5104-400', price: 120_00, stocked: true, clearance: false }],
  })
  expect(await readFile(productsToFile(products))).toEqual(products.map((product, i) => ({ at: i + 1, product })))
})

test.each([
  [{ ...poles, title: { en: 'Ridge Poles' } }, '1: title.fr: this is required.'],
  [{ ...poles, brand: '' }, '1: brand: this is required.'],
  [{ ...poles, variants: [{ sku: 'A', price: 12.5 }] }, /^1: variants\.0\.price: /],
  [{ ...poles, variants: [{ sku: 'A', price: 10, salePrice: 10 }] }, '1: A: the sale price must be below the price.'],
  [{ ...poles, slug: { en: 'Ridge', fr: 'batons' } }, /^1: slug\.en: /],
  [{ ...poles, prize: 1 }, /^1: .*prize/],
  [{ ...poles, taxClass: 'gift-card' }, /^1: taxClass: /],
  [{ ...poles, lowStockUpTo: 2.5 }, /^1: lowStockUpTo: /],
  ['{', '1: this is not valid JSON.'],
  ['[]', /^1: /],
])('%j is refused', async (line, problem) =>
  expect(await problems(line)).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]),
)

test('a code and an SKU appear once', async () => {
  const other = { ...poles, code: '5104-401' }
  expect(await problems(poles, { ...poles, variants: [{ sku: 'B', price: 1 }] })).toEqual([
    '2: 5104-400 already appears on line 1.',
  ])
  expect(await problems(poles, other)).toEqual(['2: 5104-400 already appears on line 1.'])
})

test('problems are in French for a French reader', async () =>
  expect(await readFile(file({ ...poles, isNew: 'oui' }, '{'), 'fr')).toEqual([
    { at: 1, wrong: [expect.stringMatching(/^isNew\u00a0: .*attendu/)] },
    { at: 2, wrong: ['ce n’est pas du JSON valide.'] },
  ]))

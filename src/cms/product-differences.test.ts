import { expect, test } from 'vitest'
import { fieldDifferences } from './product-differences.ts'
import { wholeLine, type ProductLine } from './product-file.ts'

const line = wholeLine({
  code: '5101-204',
  title: { en: 'Fundy Jacket', fr: 'Veste Fundy' },
  slug: { en: 'fundy-jacket', fr: 'veste-fundy' },
  brand: 'saltspray',
  categories: ['jackets'],
  description: { en: 'Words.', fr: 'Des mots.' },
  publishedOn: '2026-01-01',
  variants: [
    { sku: 'A', price: 240_00 },
    { sku: 'B', price: 240_00 },
  ],
}) as ProductLine
const [first, second] = line.variants as [ProductLine['variants'][0], ProductLine['variants'][0]]
const long = `${'So it goes. '.repeat(30)}`

test.each<[string, Partial<ProductLine>, [string, string, string][]]>([
  ['nothing', {}, []],
  ['words', { title: { en: 'Fundy Shell', fr: 'Veste Fundy' } }, [['Titre (English)', 'Fundy Jacket', 'Fundy Shell']]],
  ['a list', { categories: ['jackets', 'rain'] }, [['Catégories', 'jackets', 'jackets | rain']]],
  ['yes and no', { isNew: true }, [['Nouveauté', 'Non', 'Oui']]],
  [
    'prices, by SKU',
    { variants: [second, { ...first, price: 1234_56, salePrice: 99_00 }] },
    [
      ['A – Prix', '240,00\u00a0$', '1\u00a0234,56\u00a0$'],
      ['A – Prix réduit', '', '99,00\u00a0$'],
    ],
  ],
  [
    'a variant more and one less',
    { variants: [first, { ...second, sku: 'C' }] },
    [
      ['Variantes', '', 'C, 240,00\u00a0$'],
      ['Variantes', 'B, 240,00\u00a0$', ''],
    ],
  ],
])('what changes: %s', (_, change, expected) =>
  expect(fieldDifferences(line, { ...line, ...change }, 'fr').map(({ field, from, to }) => [field, from, to])).toEqual(
    expected,
  ),
)

test('of a long text the part that differs', () => {
  const description = { en: `${long}The end.`, fr: 'Des mots.' }
  const [found] = fieldDifferences(
    { ...line, description },
    { ...line, description: { ...description, en: long } },
    'en',
  )
  expect(found!.from).toMatch(/^….{20,}The end\.$/)
  expect(found!.from.length).toBeLessThan(180)
})

test('an unfinished draft is compared by what it has', () => {
  const fields = fieldDifferences({ code: '5101-204', title: { en: 'Fundy Jacket' } }, line, 'en')
  expect(fields).toContainEqual({ field: 'Title (Français)', from: '', to: 'Veste Fundy' })
})

import { expect, test } from 'vitest'
import { variantTable } from './variant-table.ts'

const words = {
  columns: ['UGS', 'Couleur', 'Taille', 'Prix', 'Stock'],
  availability: { InStock: 'En stock', OutOfStock: 'Épuisé' },
} as const
const offer = (price: string, availability: string) => ({ price, availability: `https://schema.org/${availability}` })

test('the variants of a product, with prices as the language writes them', () =>
  expect(
    variantTable(
      [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'ProductGroup',
          hasVariant: [
            { sku: 'A-S', color: 'Granit | gris', size: 'S', offers: offer('1299.95', 'InStock') },
            { sku: 'A-M', size: 'M', offers: offer('69.00', 'OutOfStock') },
          ],
        },
      ],
      'fr',
      words,
    ),
  ).toBe(
    [
      '| UGS | Couleur | Taille | Prix | Stock |',
      '| --- | --- | --- | --- | --- |',
      '| A-S | Granit \\| gris | S | 1\u00a0299,95\u00a0$ | En stock |',
      '| A-M |  | M | 69,00\u00a0$ | Épuisé |',
    ].join('\n'),
  ))

test('a product of one kind is one row, and a page without a product none', () => {
  const only = { '@type': 'Product', sku: 'B', offers: offer('5.00', 'PreOrder') }
  expect(variantTable([only], 'fr', words).split('\n').at(-1)).toBe('| B |  |  | 5,00\u00a0$ |  |')
  expect(variantTable([{ '@type': 'Store' }], 'fr', words)).toBe('')
})

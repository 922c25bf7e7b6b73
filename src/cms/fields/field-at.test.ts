import { expect, test } from 'vitest'
import { fieldAt, namesIn } from './field-at.ts'

const price = { name: 'price', label: 'Prix' }
const products = {
  slug: 'products',
  fields: [
    { tabs: [{ fields: [{ name: 'title' }] }, { fields: [{ name: 'variants', fields: [{ fields: [price] }] }] }] },
    { name: 'code' },
  ],
}

test.each([
  ['products._index-0-1.variants._index-0-0.price', price],
  ['products.variants.price', price],
  ['products.code', { name: 'code' }],
  ['products.variants.colour', undefined],
  ['products', undefined],
])('the field at %s is %j', (path, field) => {
  const [, ...names] = namesIn(path)
  expect(fieldAt(products, names)).toEqual(field)
})

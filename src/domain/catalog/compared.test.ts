import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { comparedIds, comparedRows, showsCompared, sizesToBuy, withCompared } from './compared.ts'

test.each([
  [undefined, []],
  ['', []],
  ['5101-204', ['5101-204']],
  ['a,b,a,c', ['a', 'b', 'c']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['a,<b>,../c', ['a']],
])('the codes of %s are %j', (text, ids) => expect(comparedIds(text)).toEqual(ids))

const product = (specifications: Record<string, string>) => ({
  specifications: Object.entries(specifications).map(([label, value]) => ({ label, value })),
})

test('each specification has a value or none for each product, and says whether they differ', () =>
  expect(
    comparedRows([product({ Weight: '1 kg', Poles: '2' }), product({ Weight: '2 kg', Poles: '2', Doors: '1' })]),
  ).toEqual([
    { label: 'Weight', values: ['1 kg', '2 kg'], differs: true },
    { label: 'Poles', values: ['2', '2'], differs: false },
    { label: 'Doors', values: [undefined, '1'], differs: true },
  ]))

test('of the sizes to choose from, those that can be bought are compared', () => {
  const sizes = ['s', 'm', 'l'].map((key) => ({ key, name: key.toUpperCase() }))
  const variants = [0, 2, 1].map((quantity, at) => sampleVariant({ sku: `${at}`, size: sizes[at]!.key, quantity }))
  expect(sizesToBuy(sampleProduct({ sizes, variants }))).toEqual(['M', 'L'])
  expect(sizesToBuy(sampleProduct({ sizes: [{ key: 'one', name: 'One size' }] }))).toEqual([])
})

test('a product joins the comparison, leaves it when it is chosen again, and a fifth is not taken', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    href: `/en/product/${id}/x`,
    title: id,
    brand: '',
  }))
  expect(withCompared([a!], b!)).toEqual([a, b])
  expect(withCompared([a!, b!], a!)).toEqual([b])
  expect(withCompared([a!, b!, c!, d!], e!)).toEqual([a, b, c, d])
  expect(withCompared([a!, b!, c!, d!], d!)).toEqual([a, b, c])
})

test.each([
  ['home', true],
  ['search', true],
  ['product', true],
  ['listing', true],
  ['cart', false],
  ['checkout', false],
  ['auth', false],
  ['account', false],
  ['stores', false],
  ['error', false],
] as const)('on a page of the kind %s the choice to compare is shown: %s', (kind, shown) =>
  expect(showsCompared(kind)).toBe(shown),
)

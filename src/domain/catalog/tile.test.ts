import { expect, test } from 'vitest'
import type { ProductTag } from '../tags/tag.ts'
import { sampleRecord, sampleVariant } from '../testing/samples.ts'
import { toTile } from './tile.ts'

const picture = (file: string) => ({ file, width: 800, height: 1000, alt: 'x' })
const tag = (id: string, hierarchy: ProductTag['hierarchy'], variants: string[] = []): ProductTag => ({
  id,
  name: id,
  path: '/x',
  hierarchy,
  colour: 'red',
  isLink: true,
  variants,
})

test('has what a tile shows and nothing else', () => {
  const record = sampleRecord({
    colours: [
      { key: 'plum', name: 'Plum', hex: '#5b2a55', family: 'purple', pictures: [picture('a.png'), picture('b.png')] },
    ],
    tags: [tag('top-seller', 'primary')],
  })
  expect(toTile(record)).toEqual({
    id: '5101-204',
    href: '/en/product/5101-204/fundy-jacket',
    title: 'Fundy Jacket',
    brand: 'Saltspray',
    picture: picture('a.png'),
    price: { price: 100_00 },
    swatches: [{ key: 'plum', name: 'Plum', hex: '#5b2a55' }],
    tags: [{ id: 'top-seller', name: 'top-seller', colour: 'red' }],
    stock: 'IN_STOCK',
    preorder: false,
  })
})

test('shows the first picture there is', () => {
  const colour = { key: 'x', name: 'x', hex: '#000000', family: 'black' }
  expect(
    toTile(
      sampleRecord({
        colours: [
          { ...colour, pictures: [] },
          { ...colour, pictures: [picture('second.png')] },
        ],
      }),
    ).picture?.file,
  ).toBe('second.png')
  expect(toTile(sampleRecord()).picture).toBeUndefined()
})

test('has two tags at most, primary ones first, none that is of some variants only (acceptance 53)', () => {
  const tags = [tag('b', 'secondary'), tag('some', 'primary', ['A-1']), tag('c', 'secondary'), tag('a', 'primary')]
  expect(toTile(sampleRecord({ tags })).tags.map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each([
  ['Preorder', true],
  ['Available', false],
  ['Unavailable', false],
] as const)('%s is a preorder: %s (acceptance 74)', (availability, preorder) =>
  expect(toTile(sampleRecord({ availability })).preorder).toBe(preorder),
)

test('links to the page of its language', () =>
  expect(toTile(sampleRecord({ locale: 'fr', slug: 'veste-fundy' }, { locale: 'fr' })).href).toBe(
    '/fr/product/5101-204/veste-fundy',
  ))

test('a sold-out product is marked as such', () =>
  expect(toTile(sampleRecord({ variants: [sampleVariant({ quantity: 0 })] })).stock).toBe('OUT_OF_STOCK'))

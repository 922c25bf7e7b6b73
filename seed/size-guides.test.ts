import { expect, test } from 'vitest'
import { chooseSizeGuide } from '../src/domain/size-guides/size-guide.ts'
import { readSizeGuides } from './load-size-guides.ts'

test('every sample guide has both languages, figures and a slug of its own', () => {
  const guides = readSizeGuides()
  for (const locale of ['en', 'fr'] as const)
    expect(new Set(guides.map(({ slug }) => slug[locale])).size).toBe(guides.length)
  expect(guides.filter(({ lines }) => lines.length < 3)).toEqual([])
})

test('the sizes of every sample guide are in their order, in figures and letters alike', () => {
  for (const { key, lines } of readSizeGuides()) {
    const [first] = lines
    const figures = lines.filter(({ measure }) => measure === first?.measure).map(({ from }) => from)
    expect(figures, key).toEqual(figures.toSorted((a, b) => a - b))
  }
})

test.each([
  ['saltspray', 'women', ['clothing', 'jackets', 'rain-jackets'], 'saltspray-womens'],
  ['nordlys', 'women', ['clothing', 'jackets', 'rain-jackets'], 'womens-clothing'],
  ['nordlys', 'unisex', ['clothing', 'jackets'], 'unisex-clothing'],
  ['nordlys', 'men', ['clothing', 'clothing-accessories', 'socks'], 'socks'],
  ['nordlys', 'women', ['footwear', 'hiking-boots'], 'womens-footwear'],
  ['nordlys', undefined, ['climbing', 'ropes'], undefined],
] as const)('%s for %s in %j: %s', (brand, gender, trail, key) => {
  const categories = new Map(trail.map((each, at) => [each, 3 * (at + 1)]))
  expect(chooseSizeGuide({ brand, categories, ...(gender && { gender }) }, readSizeGuides())?.key).toBe(key)
})

import { expect, test } from 'vitest'
import { centimetres, inches } from './range-text.ts'
import { chooseSizeGuide, sizeLineFault, sizeTable, type SizeGuideScope, type SizeLine } from './size-guide.ts'

const line = (size: string, measure: SizeLine['measure'], from: number, to?: number): SizeLine => ({
  size,
  measure,
  from,
  ...(to !== undefined && { to }),
})

test('lines become a table: sizes as they are written, measures as columns stand, holes stay holes', () =>
  expect(sizeTable([line('S', 'waist', 710, 760), line('S', 'chest', 860, 910), line('M', 'chest', 910, 970)])).toEqual(
    {
      measures: ['chest', 'waist'],
      rows: [
        {
          size: 'S',
          ranges: [
            { from: 860, to: 910 },
            { from: 710, to: 760 },
          ],
        },
        { size: 'M', ranges: [{ from: 910, to: 970 }, undefined] },
      ],
    },
  ))

test.each([
  [[line('S', 'chest', 860, 910), line('S', 'waist', 710)], undefined],
  [[line('S', 'chest', 860, 910), line('S', 'chest', 870)], { at: 1, problem: 'twice' }],
  [[line('S', 'chest', 910, 860)], { at: 0, problem: 'backwards' }],
])('%j: %j', (lines, fault) => expect(sizeLineFault(lines)).toEqual(fault))

test.each([
  [{ from: 860, to: 910 }, '86–91', '34–36'],
  [{ from: 860, to: 915 }, '86–91.5', '34–36'],
  [{ from: 245 }, '24.5', '9.6'],
  [{ from: 860, to: 861 }, '86–86.1', '34'],
])('%j mm is %s cm, %s in.', (range, cm, inch) =>
  expect([centimetres(range, 'en'), inches(range, 'en')]).toEqual([cm, inch]),
)

test('French writes a comma', () =>
  expect([centimetres({ from: 245 }, 'fr'), inches({ from: 245 }, 'fr')]).toEqual(['24,5', '9,6']))

const guides = {
  brandKind: { brand: 'saltspray', categories: ['clothing'] },
  brand: { brand: 'saltspray', categories: [] },
  women: { categories: ['clothing'], gender: 'women' },
  clothing: { categories: ['clothing'] },
  socks: { categories: ['socks'] },
  nothing: { categories: [], gender: 'women' },
} as const satisfies Record<string, SizeGuideScope>
const all = Object.entries(guides).map(([name, scope]: [string, SizeGuideScope]) => ({ name, ...scope }))

test.each([
  ['saltspray', 'women', ['clothing', 'jackets'], 'brandKind'],
  ['saltspray', undefined, ['paddling', 'pfds'], 'brand'],
  ['lowcloud', 'women', ['clothing', 'jackets'], 'women'],
  ['lowcloud', 'men', ['clothing', 'jackets'], 'clothing'],
  ['lowcloud', 'women', ['clothing', 'accessories', 'socks'], 'socks'],
  ['lowcloud', 'women', ['camping', 'tents'], undefined],
] as const)('%s for %s in %j has the guide %s', (brand, gender, trail, name) =>
  expect(chooseSizeGuide({ brand, categories: depths(trail), ...(gender && { gender }) }, all)?.name).toBe(name),
)

const depths = (trail: readonly string[]) => new Map(trail.map((key, at) => [key, 3 * (at + 1)]))

import { expect, test } from 'vitest'
import { cellKey, variantGrid, withOption, withoutOption } from './variant-grid.ts'

const option = (key: string) => ({ key, name: key.toUpperCase() })
const nameOf = (key: string) => (key === '' ? 'none' : `${key}?`)

test('colours go down and sizes across, with the place of each variant', () => {
  const variants = [
    { colour: 'plum', size: 'm' },
    { colour: 'moss', size: 's' },
    { colour: 'moss', size: 's' },
  ]
  const grid = variantGrid(variants, [option('plum'), option('moss')], [option('s'), option('m')], nameOf)
  expect([grid.rows.map(({ key }) => key), grid.columns.map(({ key }) => key)]).toEqual([
    ['plum', 'moss'],
    ['s', 'm'],
  ])
  expect([
    grid.places.get(cellKey('plum', 'm')),
    grid.places.get(cellKey('moss', 's')),
    grid.places.get(cellKey('plum', 's')),
  ]).toEqual([0, 1, undefined])
})

test('a product without options has one cell', () =>
  expect(variantGrid([{}], [], [], nameOf)).toEqual({
    rows: [{ key: '', name: 'none' }],
    columns: [{ key: '', name: 'none' }],
    places: new Map([[cellKey('', ''), 0]]),
  }))

test('a variant of a colour that the product lacks is seen, too', () =>
  expect(variantGrid([{ colour: 'x' }], [option('plum')], [], nameOf).rows).toEqual([
    option('plum'),
    { key: 'x', name: 'x?' },
  ]))

test('the first colour is that of the variants that had none', () =>
  expect(withOption([{ size: 's' }, { size: 'm' }], 'colour', 'plum', ['s', 'm'])).toEqual({
    added: [],
    moved: [
      { at: 0, colour: 'plum', size: 's' },
      { at: 1, colour: 'plum', size: 'm' },
    ],
    removed: [],
  }))

test('another colour comes in every size, each as the same size of another colour', () =>
  expect(
    withOption(
      [
        { colour: 'plum', size: 's' },
        { colour: 'plum', size: 'm' },
      ],
      'colour',
      'moss',
      ['s', 'm', 'l'],
    ).added,
  ).toEqual([
    { colour: 'moss', size: 's', like: 0 },
    { colour: 'moss', size: 'm', like: 1 },
    { colour: 'moss', size: 'l', like: 0 },
  ]))

test('the first size of a product with two colours makes no variant more', () =>
  expect(withOption([{ colour: 'plum' }, { colour: 'moss' }], 'size', 'm', ['plum', 'moss'])).toMatchObject({
    added: [],
    moved: [{ at: 0, colour: 'plum', size: 'm' }, { at: 1 }],
  }))

test('a first variant is like none', () =>
  expect(withOption([], 'colour', 'plum', []).added).toEqual([{ colour: 'plum', size: '', like: undefined }]))

test('a size that goes takes its variants along, the last one only itself', () => {
  const variants = [
    { colour: 'plum', size: 's' },
    { colour: 'plum', size: 'm' },
  ]
  expect(withoutOption(variants, 'size', 's', ['m'])).toEqual({ added: [], moved: [], removed: [0] })
  expect(withoutOption(variants.slice(0, 1), 'size', 's', [])).toEqual({
    added: [],
    moved: [{ at: 0, colour: 'plum', size: '' }],
    removed: [],
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuMove, menuParts, type MenuPlace, type MenuShape } from './menu-keys.ts'

const shape: MenuShape = { counts: { top: 9, title: 1, rail: 8, leaf: 6, side: 4 }, activeTop: 2, activeRail: 3 }
const closed: MenuShape = { counts: { top: 9, title: 0, rail: 0, leaf: 0, side: 0 }, activeTop: 0, activeRail: 0 }
const brands: MenuShape = { counts: { top: 9, title: 1, rail: 0, leaf: 43, side: 3 }, activeTop: 7, activeRail: 0 }

test.each<[string, MenuShape, string, MenuPlace | undefined]>([
  ['top 2', shape, 'ArrowRight', { part: 'top', index: 3 }],
  ['top 8', shape, 'ArrowRight', { part: 'top', index: 0 }],
  ['top 0', shape, 'ArrowLeft', { part: 'top', index: 8 }],
  ['top 4', closed, 'Home', { part: 'top', index: 0 }],
  ['top 4', closed, 'End', { part: 'top', index: 8 }],
  ['top 2', shape, 'ArrowDown', { part: 'rail', index: 3 }],
  ['top 7', brands, 'ArrowDown', { part: 'leaf', index: 0 }],
  ['top 2', closed, 'ArrowDown', undefined],
  ['top 2', shape, 'ArrowUp', undefined],
  ['title 0', shape, 'ArrowUp', { part: 'top', index: 2 }],
  ['title 0', shape, 'ArrowDown', { part: 'rail', index: 3 }],
  ['title 0', brands, 'ArrowDown', { part: 'leaf', index: 0 }],
  ['rail 3', shape, 'ArrowDown', { part: 'rail', index: 4 }],
  ['rail 7', shape, 'ArrowDown', undefined],
  ['rail 0', shape, 'ArrowUp', { part: 'title', index: 0 }],
  ['rail 3', shape, 'ArrowRight', { part: 'leaf', index: 0 }],
  ['rail 3', shape, 'End', { part: 'rail', index: 7 }],
  ['leaf 0', shape, 'ArrowDown', { part: 'leaf', index: 1 }],
  ['leaf 5', shape, 'ArrowLeft', { part: 'rail', index: 3 }],
  ['leaf 5', brands, 'ArrowLeft', { part: 'title', index: 0 }],
  ['leaf 2', shape, 'ArrowRight', { part: 'side', index: 0 }],
  ['side 3', shape, 'ArrowLeft', { part: 'leaf', index: 0 }],
  ['side 3', shape, 'Home', { part: 'side', index: 0 }],
  ['rail 3', shape, 'a', undefined],
])('from %s: %j %s', (from, at, key, to) => {
  const [part, index] = from.split(' ') as [MenuPlace['part'], string]
  expect(menuMove(key, { part, index: Number(index) }, at)).toEqual(to)
})

test('no key leads to a place that is not there', () => {
  const count = fc.integer({ min: 0, max: 20 })
  const anyShape = fc
    .record({
      top: fc.integer({ min: 1, max: 12 }),
      title: fc.constantFrom(0, 1),
      rail: count,
      leaf: count,
      side: count,
    })
    .chain((counts) =>
      fc.record({
        counts: fc.constant(counts),
        activeTop: fc.nat(counts.top - 1),
        activeRail: fc.nat(Math.max(0, counts.rail - 1)),
      }),
    )
  fc.assert(
    fc.property(
      anyShape,
      fc.constantFrom(...menuParts),
      fc.nat(19),
      fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
      (at, part, index, key) => {
        fc.pre(index < at.counts[part])
        const to = menuMove(key, { part, index }, at)
        if (to) expect(to.index >= 0 && to.index < at.counts[to.part]).toBe(true)
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byClass, highest, top } from './top.ts'

const values = fc.array(fc.nat(40), { maxLength: 200 })
const all = (list: readonly number[]) => Uint32Array.from(list, (_, at) => at)

test('the highest are those that sorting puts first, and in that order', () => {
  fc.assert(
    fc.property(values, fc.nat(50), (list, most) => {
      const compare = (a: number, b: number) => list[a]! - list[b]! || a - b
      const sorted = [...list.keys()].sort(compare).slice(0, most)
      expect([...top(all(list), most, compare)]).toEqual(sorted)
      expect([...highest(all(list), most, compare)].sort(compare)).toEqual(sorted)
    }),
  )
})

test('by class, those that are surely among the highest and those that are even for the last place', () => {
  const more = fc.array(fc.nat(40), { minLength: 51, maxLength: 200 })
  fc.assert(
    fc.property(more, fc.integer({ min: 1, max: 50 }), (list, most) => {
      const { sure, even } = byClass(Uint16Array.from(list), most, 41)
      const last = list.toSorted((a, b) => a - b)[most - 1]!
      expect([...sure]).toEqual([...list.keys()].filter((at) => list[at]! < last))
      expect([...even]).toEqual([...list.keys()].filter((at) => list[at] === last))
    }),
  )
})

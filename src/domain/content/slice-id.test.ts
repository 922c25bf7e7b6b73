import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceId, uniqueSliceIds } from './slice-id.ts'

// acceptance 71
test.each([
  ['2024-hiver!', 'id_2024_hiver_'],
  ['hero$1a2b-3c', 'hero_1a2b_3c'],
  ['Été chaud', '_t__chaud'],
  ['123', 'id_123'],
  ['hero', 'hero'],
  ['_9', '_9'],
  ['', 'id_'],
])('the slice id of "%s" is %s (acceptance 71)', (raw, id) => expect(sliceId(raw)).toBe(id))

test.each([
  [
    ['a-b', 'a_b'],
    ['a_b', 'a_b_2'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a_2', 'a_3'],
  ],
  [
    ['1', 'id_1'],
    ['id_1', 'id_1_2'],
  ],
  // The third slice is called so by its editor: its anchor stays.
  [
    ['a-b', 'a_b', 'a_b_2'],
    ['a_b', 'a_b_3', 'a_b_2'],
  ],
  [[], []],
])('ids on one page differ: %j → %j (acceptance 71)', (raws, ids) => expect(uniqueSliceIds(raws)).toEqual(ids))

const anyRaw = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a-b', 'a_b', 'a_b_2', '1', 'id_1', 'é'))

test('any text gives a valid id', () =>
  fc.assert(fc.property(anyRaw, (raw) => void expect(sliceId(raw)).toMatch(/^[A-Za-z_]\w*$/))))

test('ids of a page are valid, as many as slices, all different, and the first of each duplicate is unchanged', () =>
  fc.assert(
    fc.property(fc.array(anyRaw), (raws) => {
      const ids = uniqueSliceIds(raws)
      expect(ids).toHaveLength(raws.length)
      expect(new Set(ids).size).toBe(raws.length)
      for (const id of ids) expect(id).toMatch(/^[A-Za-z_]\w*$/)
      raws.map(sliceId).forEach((id, at, all) => {
        if (all.indexOf(id) === at) expect(ids[at]).toBe(id)
      })
    }),
  ))

test('an id of the shell is taken already (acceptance 71)', () =>
  expect(uniqueSliceIds(['content', 'navigation', 'content', 'story'])).toEqual([
    'content_2',
    'navigation_2',
    'content_3',
    'story',
  ]))

import { expect, test } from 'vitest'
import { problemsOf } from './product-problems.ts'

const wrong = 'no such brand.'
const on = (...lines: number[]) => lines.map((at) => ({ at, wrong }))

test.each([
  [on(4), ['Line 4: no such brand.']],
  // One line may be wrong twice in the same way.
  [on(9, 2, 2), ['Lines 2, 9: no such brand.']],
  [
    [{ at: 3, wrong: 'no title.' }, ...on(2, 5)],
    ['Lines 2, 5: no such brand.', 'Line 3: no title.'],
  ],
  [
    on(...Array.from({ length: 20 }, (_, nth) => nth + 2)),
    ['Lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 10 more: no such brand.'],
  ],
])('%j is said once for its lines', (faults, problems) => {
  expect(problemsOf(faults, 'en')).toEqual(problems)
})

test('in French', () => {
  expect(problemsOf(on(2, 3), 'fr')).toEqual(['Lignes 2, 3\u00a0: no such brand.'])
})

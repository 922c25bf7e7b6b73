import { expect, test } from 'vitest'
import { groupWindow, holidaysWithin, type Holiday } from './delivery-window.ts'

const day = (text: string): Holiday => ({ day: text, name: { en: text, fr: text } })
const holidays = ['2027-01-01', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-05'].map(day)

test('holidays are noted, not counted (acceptance 133, 135)', () => {
  const counted = groupWindow('regular', { today: '2026-12-24' })
  expect(counted).toEqual({ start: '2026-12-24', window: { earliest: '2026-12-31', latest: '2027-01-04' } })
  // Not the day of the order, nor a Saturday, nor what comes after.
  expect(counted && holidaysWithin(holidays, counted).map((one) => one.day)).toEqual(['2026-12-25', '2027-01-01'])
})

test.each([
  [undefined, { start: '2026-11-20', window: { earliest: '2026-11-27', latest: '2026-12-01' } }],
  [{ from: '2027-03-01' }, { start: '2027-03-01', window: { earliest: '2027-03-08', latest: '2027-03-10' } }],
  [{ from: '2026-11-02' }, { start: '2026-11-20', window: { earliest: '2026-11-27', latest: '2026-12-01' } }],
  [{}, undefined],
])('a preorder %j counts from the later of today and its day', (preorder, expected) =>
  expect(groupWindow('regular', { today: '2026-11-20', preorder })).toEqual(expected),
)

import { expect, test } from 'vitest'
import { fieldsOf, handlesOf, moved, trackOf } from './price-slider.ts'

test.each([
  [
    { low: 19_95, high: 299_95 },
    { from: 19, to: 300 },
  ],
  [
    { low: 0, high: 10_00 },
    { from: 0, to: 10 },
  ],
  [{ low: 10_00, high: 10_00 }, undefined],
  [{ low: 10_20, high: 10_80 }, undefined],
  [undefined, undefined],
])('prices of %j make a track of %j', (range, track) => expect(trackOf(range)).toEqual(track))

const track = { from: 20, to: 300 }
test.each([
  [undefined, { from: 20, to: 300 }],
  [{ from: 50_00 }, { from: 50, to: 300 }],
  [{ to: 99_99 }, { from: 20, to: 100 }],
  [
    { from: 0, to: 999_00 },
    { from: 20, to: 300 },
  ],
  [
    { from: 400_00, to: 500_00 },
    { from: 300, to: 300 },
  ],
])('the price %j puts the handles at %j', (price, handles) => expect(handlesOf(track, price)).toEqual(handles))

test.each([
  ['from', 80, { from: 80, to: 100 }],
  ['from', 150, { from: 100, to: 100 }],
  ['to', 60, { from: 60, to: 60 }],
  ['to', 10, { from: 50, to: 50 }],
] as const)('%s moved to %i: %j', (handle, dollars, handles) =>
  expect(
    moved(handle === 'to' && dollars === 60 ? { from: 60, to: 100 } : { from: 50, to: 100 }, handle, dollars),
  ).toEqual(handles),
)

test.each([
  [
    { from: 20, to: 300 },
    { from: '', to: '' },
  ],
  [
    { from: 21, to: 300 },
    { from: '21', to: '' },
  ],
  [
    { from: 20, to: 299 },
    { from: '', to: '299' },
  ],
])('%j sends %j', (handles, fields) => expect(fieldsOf(track, handles)).toEqual(fields))

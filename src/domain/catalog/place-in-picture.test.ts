import { expect, test } from 'vitest'
import { placeInPicture } from './place-in-picture.ts'

// A square of 400 in the middle of a box of 900 by 400: from 300 to 700 of the window, and from 100 to 500.
const box = { left: 50, top: 100, width: 900, height: 400 }

test.each([
  ['the middle', 500, 300, { x: 0.5, y: 0.5 }],
  ['a corner', 300, 100, { x: 0, y: 0 }],
  ['a quarter', 400, 400, { x: 0.25, y: 0.75 }],
  ['left of the picture, in the box', 100, 300, { x: 0, y: 0.5 }],
  ['right of it, and below the box', 940, 900, { x: 1, y: 1 }],
])('the place of a picture that a pointer is at: %s', (_, clientX, clientY, place) => {
  expect(placeInPicture(box, { width: 1600, height: 1600 }, { clientX, clientY })).toEqual(place)
})

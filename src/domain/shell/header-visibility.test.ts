import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerIsHidden, isAtTop, type Scroll } from './header-visibility.ts'

const scroll = (previousY: number, y: number, rest: Partial<Scroll> = {}): Scroll => ({
  y,
  previousY,
  menuOpen: false,
  atBottom: false,
  focusInside: false,
  wasHidden: false,
  ...rest,
})

test.each<[string, Scroll, boolean]>([
  ['down to exactly 100 px', scroll(0, 100), false], // acceptance 78
  ['down past 100 px', scroll(0, 101), true], // acceptance 78
  ['down by a part of a pixel past 100', scroll(100, 100.5), true],
  ['further down', scroll(400, 900, { wasHidden: true }), true],
  ['down with a menu open', scroll(200, 300, { menuOpen: true }), false], // acceptance 79
  ['down into the bottom', scroll(200, 5000, { atBottom: true }), false], // acceptance 79
  ['up by one pixel', scroll(500, 499, { wasHidden: true }), false], // acceptance 80
  ['up to the top', scroll(500, 0, { wasHidden: true }), false],
  ['bounced above the top', scroll(0, -40), false],
  ['down with focus inside', scroll(200, 300, { focusInside: true }), false], // acceptance 80
  ['no move while hidden', scroll(500, 500, { wasHidden: true }), true],
  ['no move while shown', scroll(500, 500), false],
])('%s (acceptance 78–80)', (_, event, hidden) => expect(headerIsHidden(event)).toBe(hidden))

test('an overscroll bounce at the bottom does not toggle it (acceptance 79)', () => {
  const depths = [2000, 2060, 2030, 2000, 2012, 2000]
  const hidden = depths
    .slice(1)
    .map((y, at) => headerIsHidden(scroll(depths[at] ?? 0, y, { atBottom: true, wasHidden: true })))
  expect(new Set(hidden).size).toBe(1)
})

test.each([
  [-20, true],
  [0, true],
  [100, true],
  [100.5, false],
  [101, false],
])('%d px is at the top: %s (acceptance 78)', (y, atTop) => expect(isAtTop(y)).toBe(atTop))

test('whatever happens, it is never hidden at the top, under a menu, at the bottom, with focus, or on the way up', () =>
  fc.assert(
    fc.property(
      fc.record({
        y: fc.integer({ min: -100, max: 9000 }),
        previousY: fc.integer({ min: -100, max: 9000 }),
        menuOpen: fc.boolean(),
        atBottom: fc.boolean(),
        focusInside: fc.boolean(),
        wasHidden: fc.boolean(),
      }),
      (event) => {
        if (headerIsHidden(event))
          expect(
            isAtTop(event.y) || event.menuOpen || event.atBottom || event.focusInside || event.y < event.previousY,
          ).toBe(false)
      },
    ),
  ))

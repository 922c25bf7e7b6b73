import { expect, test } from 'vitest'
import { progressLine, progressText } from './progress.ts'

test.each([
  [{ done: 0, share: 0, after: 0 }, 'Checked: 0'],
  [{ done: 5000, share: 0.25, after: 10_000 }, 'Checked: 5,000, 25 %, 500 a second, 30 s left'],
  [{ done: 100, share: 0.01, after: 10_000 }, 'Checked: 100, 1 %, 10 a second, 17 min left'],
  [{ done: 20_000, share: 1, after: 40_000 }, 'Checked: 20,000, 100 %, 500 a second'],
])('%j is “%s”', (progress, text) => expect(progressText({ step: 'Checked', ...progress })).toBe(text))

const shownOn = (isTTY: boolean) => {
  const written: string[] = []
  let clock = 0
  const out = { isTTY, write: (text: string) => written.push(text) > 0 }
  const show = progressLine(out as never, () => clock)
  for (let second = 0; second <= 12; second++) {
    clock = second * 1000
    show('Checked', second * 10, second / 12)
  }
  show('Written', 0, 0)
  clock += 500
  show('Written', 3, 1)
  return written
}

test('a terminal has one line a step, which is written anew', () => {
  const written = shownOn(true)
  expect(written).toHaveLength(13)
  expect(written.every((text) => text.startsWith('\r'))).toBe(true)
  expect(written.filter((text) => text.endsWith('\n')).map((text) => text.trim().split(':')[0])).toEqual([
    'Checked',
    'Written',
  ])
})

test('elsewhere there is a line every few seconds, and one at the end of a step', () =>
  expect(shownOn(false)).toEqual([
    '  Checked: 50, 41 %, 10 a second, 7 s left\n',
    '  Checked: 100, 83 %, 10 a second, 2 s left\n',
    '  Checked: 120, 100 %, 10 a second\n',
    '  Written: 3, 100 %, 6 a second\n',
  ]))

import { expect, test } from 'vitest'
import { copyOf, fillOf, isIn, stepOf, type Block } from './grid-keys.ts'

const typed = (value: string, selectionStart: number, selectionEnd: number) => ({
  type: 'text',
  value,
  selectionStart,
  selectionEnd,
})
const size = { rows: 3, columns: 2 }
const block = (top: number, left: number, bottom = top, right = left): Block => ({
  from: { row: top, column: left },
  to: { row: bottom, column: right },
})
const places = (...of: Parameters<typeof fillOf>) =>
  fillOf(...of).map(({ to, from }) => `${from.row}${from.column}>${to.row}${to.column}`)

test.each([
  ['Enter', false, typed('12', 2, 2), [1, 0]],
  ['Enter', true, typed('12', 2, 2), [-1, 0]],
  ['ArrowDown', false, typed('12', 1, 1), [1, 0]],
  ['ArrowRight', false, typed('12', 0, 2), [0, 1]],
  ['ArrowRight', false, typed('12', 1, 1), undefined],
  ['ArrowRight', false, typed('12', 2, 2), [0, 1]],
  ['ArrowLeft', false, typed('12', 0, 0), [0, -1]],
  ['ArrowLeft', false, typed('12', 2, 2), undefined],
  ['ArrowLeft', false, { ...typed('on', 2, 2), type: 'checkbox' }, [0, -1]],
  ['a', false, typed('', 0, 0), undefined],
])('%s (with Shift: %s) in %j leads %j', (key, shift, input, step) => expect(stepOf(key, shift, input)).toEqual(step))

test('one cell is filled to the end of its column, of its row, or everywhere', () => {
  expect(places('down', block(1, 0), size)).toEqual(['10>20'])
  expect(places('across', block(1, 0), size)).toEqual(['10>11'])
  expect(places('all', block(1, 0), size)).toEqual(['10>00', '10>01', '10>11', '10>20', '10>21'])
})

test('a block is filled from its first line, and no further', () => {
  expect(places('down', block(0, 0, 1, 1), size)).toEqual(['00>10', '01>11'])
  expect(places('across', block(0, 0, 1, 1), size)).toEqual(['00>01', '10>11'])
})

test('a block is copied as lines and tabs, drawn in either direction', () => {
  const text = ({ row, column }: { row: number; column: number }) => `${row}${column}`
  expect(copyOf(block(1, 1, 0, 0), text)).toBe('00\t01\n10\t11')
  expect(copyOf(block(1, 1), text)).toBeUndefined()
  expect([isIn(block(1, 1, 0, 0), 0, 1), isIn(block(1, 1), 0, 1)]).toEqual([true, false])
})

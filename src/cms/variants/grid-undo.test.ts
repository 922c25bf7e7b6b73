import { expect, test } from 'vitest'
import { lastStep, withStep, type GridStep } from './grid-undo.ts'

const cell = (column: number, text: string) => ({ row: 0, column, text })
const block = (of: string, ...texts: string[]): GridStep => ({
  of,
  cells: texts.map((text, column) => cell(column, text)),
  isTyped: false,
})
const typed = (of: string, column: number, text: string): GridStep => ({
  of,
  cells: [cell(column, text)],
  isTyped: true,
})
const steps = (...all: GridStep[]) => all.reduce<readonly GridStep[]>(withStep, [])
const now =
  (...texts: string[]) =>
  ({ column }: { column: number }) =>
    texts[column]

test('a pasted block goes back at once, and what was typed before it then', () => {
  const all = steps(typed('price', 1, '20'), block('price', '10', '25'))
  const last = lastStep(all, 'price', now('1', '2'))
  expect(last?.cells).toEqual([cell(0, '10'), cell(1, '25')])
  expect(lastStep(last?.left ?? [], 'price', now('10', '25'))?.cells).toEqual([cell(1, '20')])
})

test('keys typed into one cell are one step, those into another a second', () => {
  const all = steps(typed('price', 0, '10'), typed('price', 0, '1'), typed('price', 1, '20'))
  expect(all.map(({ cells }) => cells[0]?.text)).toEqual(['10', '20'])
})

test('each grid has its own steps', () => {
  const all = steps(block('price', '10'), block('stock', '5'))
  expect(lastStep(all, 'price', now('1'))).toEqual({ cells: [cell(0, '10')], left: [block('stock', '5')] })
  expect(lastStep(all, 'weight', now('1'))).toBeUndefined()
})

test('a step that changed nothing in the end is passed over', () =>
  expect(lastStep(steps(block('price', '10'), typed('price', 0, '1')), 'price', now('1'))?.cells).toEqual([
    cell(0, '10'),
  ]))

test('what was written outside the variants is no step', () => expect(steps(block('price'))).toEqual([]))

test('only the last steps are recorded', () => {
  const all = steps(...Array.from({ length: 60 }, (_, nth) => block('price', String(nth))))
  expect([all.length, all[0]?.cells[0]?.text]).toEqual([50, '10'])
})

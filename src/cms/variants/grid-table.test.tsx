// @vitest-environment jsdom
import { act, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { variantGrid } from '../../domain/catalog/variant-grid.ts'
import { show } from '../testing/shown.ts'
import { GridTable, type WrittenCell } from './grid-table.tsx'
import { useUndo } from './use-undo.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const sizes = ['S', 'M', 'L'].map((key) => ({ key, name: key }))
const grid = variantGrid(
  sizes.map(({ key }) => ({ size: key })),
  [],
  sizes,
  () => 'Only',
)

/** A row of three prices. */
function Prices() {
  const table = useRef<HTMLTableElement>(null)
  const [texts, setTexts] = useState(['10', '20', '30'])
  const [round, setRound] = useState(0)
  const { record, undo } = useUndo('price', (place) => ({ ...place, text: texts[place.column] ?? '' }))
  const put = (cells: readonly WrittenCell[]) =>
    setTexts((now) => now.map((text, at) => cells.find(({ column }) => column === at)?.text ?? text))
  return (
    <GridTable
      grid={grid}
      figure="price"
      caption="Price"
      disabled={false}
      viewAt={({ column }) => ({ text: texts[column] ?? '', path: `price.${column}` })}
      onWrite={(cells, isTyped = false) => {
        record(cells, isTyped)
        if (!isTyped) setRound(round + 1)
        put(cells)
      }}
      onUndo={() => {
        setRound(round + 1)
        put(undo())
      }}
      round={round}
      block={undefined}
      onBlock={() => {}}
      onFill={() => {}}
      swatchOf={() => undefined}
      table={table}
    />
  )
}
const cells = () => [...document.querySelectorAll('input')]
const texts = () => cells().map(({ value }) => value)
const send = (at: number, event: Event) => act(async () => void cells()[at]?.dispatchEvent(event))
const type = (at: number, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(cells()[at], text)
  return send(at, new Event('input', { bubbles: true }))
}
const paste = (at: number, text: string) =>
  send(
    at,
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } }),
  )
const undo = (at: number) =>
  send(at, new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))

test('a block pasted over what was just typed is what one sees, and goes back step by step', async () => {
  await show(<Prices />)
  await type(1, '7')
  await type(1, '77')
  await paste(1, '8\t9')
  expect(texts()).toEqual(['10', '8', '9'])
  await undo(1)
  expect(texts()).toEqual(['10', '77', '30'])
  await undo(1)
  expect(texts()).toEqual(['10', '20', '30'])
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PlaceCell } from './place-cell.tsx'

const places = vi.hoisted(() => ({ found: undefined as { value: string; label: string }[] | null | undefined }))
vi.mock('./use-choices.ts', () => ({ useChoices: () => places.found }))

const shown = (cellData: unknown) => renderToStaticMarkup(createElement(PlaceCell, { cellData } as never))

test('the list of stock names the stores; what is no longer a place, or cannot be read, is shown as it is stored', () => {
  expect(shown('montreal-rosemont')).toBe('<span></span>')
  places.found = [{ value: 'montreal-rosemont', label: 'Montréal, Rosemont' }]
  expect(shown('montreal-rosemont')).toBe('<span>Montréal, Rosemont</span>')
  expect(shown('closed-long-ago')).toBe('<span>closed-long-ago</span>')
  places.found = null
  expect(shown('montreal-rosemont')).toBe('<span>montreal-rosemont</span>')
})

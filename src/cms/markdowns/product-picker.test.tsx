// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/shown.ts'
import { ProductPicker } from './product-picker.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const products = [
  { id: 7, code: '5107-232', title: 'Tent' },
  { id: 8, code: '5107-233', title: 'Tarp' },
]
/** Types that and presses Enter before the server, which finds so many products, has answered. */
async function entered(typed: string, count: number) {
  const answer = { found: products.slice(0, count), unknown: [], chosen: [] }
  const asked = vi.fn(async () => Response.json(answer))
  vi.stubGlobal('fetch', asked)
  const props = { field: { name: 'products' }, path: 'products' }
  await show(<ProductPicker {...(props as Parameters<typeof ProductPicker>[0])} />)
  const field = document.querySelector('textarea')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void field.dispatchEvent(key))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await act(async () => {})
  return {
    isLine: !key.defaultPrevented,
    left: field.value,
    chosen: document.querySelectorAll('strong + button').length,
  }
}

test('Enter takes the product that what was typed names alone', async () => {
  expect(await entered('5107-232', 1)).toEqual({ isLine: false, left: '', chosen: 1 })
})

test('of several it takes none, and a list keeps its lines', async () => {
  expect(await entered('t', 2)).toEqual({ isLine: false, left: 't', chosen: 0 })
  expect(await entered('5107-232\n5107-233', 2)).toMatchObject({ isLine: true, chosen: 0 })
})

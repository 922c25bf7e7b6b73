// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { show } from '../testing/shown.ts'
import { ProductPicker } from './product-picker.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const products = [
  { id: 7, code: '5107-232', title: 'Tent' },
  { id: 8, code: '5107-233', title: 'Tarp' },
]
/** Types that and presses Enter before the server has answered. */
async function entered(typed: string, answer: object, status = 200) {
  const asked = vi.fn(async () => Response.json(answer, { status }))
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

const finds = (count: number, more = {}) => ({ found: products.slice(0, count), unknown: [], chosen: [], ...more })

test('Enter takes the product that what was typed names alone', async () => {
  expect(await entered('5107-232', finds(1))).toEqual({ isLine: false, left: '', chosen: 1 })
})

test('of several it takes none, and a list keeps its lines', async () => {
  expect(await entered('t', finds(2))).toEqual({ isLine: false, left: 't', chosen: 0 })
  expect(await entered('5107-232\n5107-233', finds(2))).toMatchObject({ isLine: true, chosen: 0 })
})

test.each([
  ['more is found than is listed', finds(2, { hasMore: true }), 200, staffText('en', 'sale_firstFound', { n: 2 })],
  ['the list is refused', { message: 'Too long.' }, 400, 'Too long.'],
  ['nothing came back', 'no JSON of ours', 500, staffText('en', 'sale_findFailed')],
  ['lines name nothing', finds(0, { unknown: Array.from({ length: 60 }, () => 'X') }), 200, 'Not found (60): X, X'],
])('it says that %s', async (_, answer, status, words) => {
  await entered('t', answer as object, status)
  expect(document.querySelector('[aria-live]')?.textContent).toContain(words)
})

test('two products of one name differ by their codes', async () => {
  await entered('5107-232', finds(1))
  expect(document.querySelector('li')?.textContent).toContain('Tent 5107-232')
})

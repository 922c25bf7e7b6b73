// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { filled } from '../testing/payload-ui.tsx'
import { field, show, type } from '../testing/shown.ts'
import { CentsInput } from './cents-input.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const leave = () => act(async () => void field('Price').dispatchEvent(new Event('focusout', { bubbles: true })))

test.each([
  ['1,234.5', '1234.50'],
  ['1 234,50', '1234.50'],
  ['', ''],
  ['12.3.4', '12.3.4'],
  ['free', 'free'],
])('“%s” is “%s” once the field is left: what is no amount stays as it was typed', async (typed, left) => {
  filled({ value: 500 })
  await show(<CentsInput field={{ name: 'price', label: 'Price' }} path="price" />)
  expect(field('Price').value).toBe('5.00')
  await type('Price', typed)
  expect(field('Price').value).toBe(typed)
  await leave()
  expect(field('Price').value).toBe(left)
})

test('a cent below zero, which the shop wrote, is an amount', async () => {
  filled({ value: -1 })
  await show(<CentsInput field={{ name: 'price', label: 'Price' }} path="price" readOnly />)
  expect(field('Price').value).toBe('-0.01')
})

test('what an amount is for is written below it', async () => {
  filled({ value: 800 })
  const label = { name: 'price', label: 'Price', admin: { description: 'Zero for a free label.' } as never }
  await show(<CentsInput field={label} path="price" />)
  expect(document.body.textContent).toContain('Zero for a free label.')
})

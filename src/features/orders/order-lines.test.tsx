import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sampleLine } from '../../domain/testing/sample-order.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderLines } from './order-lines.tsx'

const shownOf = (line: Parameters<typeof sampleLine>[0]) => {
  const lines = <OrderLines lines={[sampleLine(line)]} groups={[]} locale="en" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: lines }])} />)
}

test('a gift card has the words its buyer wrote', () => {
  overwriteGetLocale(() => 'en')
  const gift = { recipientName: 'Ann', recipientEmail: 'ann@example.com', senderName: 'Léa', message: 'Have fun!' }
  expect(shownOf({ gift })).toContain(m.checkout_gift_message_summary({ text: 'Have fun!' }))
  expect(shownOf({ gift: { ...gift, message: '' } })).not.toContain('Gift message')
})

test('what was bought at an employee price says so, and what it cost others', () => {
  overwriteGetLocale(() => 'en')
  const sold = { quantity: 2, unit: 48_96, regular: 69_95, amount: 97_92 }
  const shown = (asEmployee?: true) => shownOf({ ...sold, asEmployee })
  expect(shown(true)).toContain('Employee price (regular price $139.90)')
  expect(shown()).not.toContain('Employee price')
})

test('a preorder is promised while something of it still comes', () => {
  overwriteGetLocale(() => 'en')
  const preorder = { from: '2027-03-01' } as const
  const isPromised = (cancelled: number) => shownOf({ quantity: 2, cancelled, preorder }).includes('Preorder')
  expect([isPromised(1), isPromised(2)]).toEqual([true, false])
})

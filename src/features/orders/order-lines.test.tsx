import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sampleLine } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderLines } from './order-lines.tsx'

test('what was bought at an employee price says so, and what it cost others', () => {
  overwriteGetLocale(() => 'en')
  const sold = { quantity: 2, unit: 48_96, regular: 69_95, amount: 97_92 }
  const shown = (asEmployee?: true) => {
    const lines = <OrderLines lines={[sampleLine({ ...sold, asEmployee })]} groups={[]} locale="en" />
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: lines }])} />)
  }
  expect(shown(true)).toContain('Employee price (regular price $139.90)')
  expect(shown()).not.toContain('Employee price')
})

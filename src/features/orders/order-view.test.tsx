import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { OrderView } from './order-view.tsx'

test.each([
  ['placed', true],
  ['cancelled', false],
] as const)('what goes with an order is shown while it is %s: %s', (state, isShown) => {
  const view = <OrderView order={sampleOrder({ state })} locale="en" companions={<p>Poles</p>} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html.includes('<p>Poles</p>')).toBe(isShown)
})

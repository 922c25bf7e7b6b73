import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CartExtras, type CartExtrasData } from './cart-extras.tsx'

const drawn = (extras: CartExtrasData) => {
  const element = <CartExtras {...extras} locale="en" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('the cart says why a code that was given takes nothing off any more', () => {
  const why = 'Code MIN100 no longer applies.'
  expect(drawn({ promoNote: why })).toMatch(new RegExp(`<div role="status"><p[^>]*>${why}</p></div>`))
  expect(drawn({})).toContain('<div role="status"></div>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sampleCheckout } from '../domain/testing/sample-checkout.ts'
import { m } from '../paraglide/messages.js'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { CheckoutView } from '../features/checkout/checkout-view.tsx'

overwriteGetLocale(() => 'fr')

test.each([true, false])('a step says that no order was placed only to whom it did not happen: %s', (notPlaced) => {
  const element = (
    <CartProvider locale="fr" onAttention={() => {}}>
      <CheckoutView
        checkout={sampleCheckout({ next: 'contact' })}
        step="contact"
        locale="fr"
        {...(notPlaced && { notPlaced })}
      />
    </CartProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const alert = /role="alert".*?<\/ul>/.exec(html)?.[0] ?? ''
  expect([alert.includes(m.place_refused()), alert.includes('Rien n’a été débité')]).toEqual([notPlaced, notPlaced])
})

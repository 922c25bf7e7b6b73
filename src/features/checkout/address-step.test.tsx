import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { sampleCheckout } from '../../domain/testing/sample-checkout.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { AddressStep } from './address-step.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const shown = (lacks: readonly Lacked[]) => {
  const step = (
    <Lacks value={lacks}>
      <AddressStep checkout={sampleCheckout()} locale="en" />
    </Lacks>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: step }])} />)
}

test('where none of the stores can prepare the cart, the step says so', () => {
  expect(shown([])).toContain(m.checkout_no_pickup())
})

test('a shop without pickup asks for the address alone', () => {
  const html = shown(['pickup'])
  expect(html).not.toContain(m.checkout_way_pickup())
  expect(html).not.toContain('type="radio"')
  expect(html).toContain('<input type="hidden" name="way" value="ship"/>')
  expect(html).toContain('name="line1"')
})

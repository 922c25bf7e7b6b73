import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import type { Order } from '../../domain/orders/order.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderCancel } from './order-cancel.tsx'

overwriteGetLocale(() => 'en')
const shown = (order: Partial<Order>, refusal?: CancelRefusal) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderCancel
        order={sampleOrder(order)}
        action="/en/orders/P-100001"
        refusal={refusal}
        contact="/en/explore/contact"
      />
    </MemoryRouter>,
  )

test('an order that waits can be cancelled by a form, and says what becomes of the money', () => {
  const paid = shown({ state: 'paid' })
  expect(paid).toContain('action="/en/orders/P-100001"')
  expect(paid).toContain('We’ll refund everything you paid')
  expect(shown({ state: 'placed', isPaid: false, fulfilment: 'pickup' })).toContain('Nothing has been paid')
})

test('one that is being packed offers nothing, and says why where it was asked for', () => {
  expect(shown({ state: 'preparing' })).toBe('')
  const refused = shown({ state: 'preparing' }, 'being-packed')
  expect([refused.includes('We’ve started packing'), refused.includes('<form')]).toEqual([true, false])
})

test.each([
  ['one item', [1], false],
  ['two of an item', [2], true],
  ['two items', [1, 1], true],
] as const)('whoever ordered %s reads whom to ask to cancel only a part', (_, quantities, isSaid) => {
  const html = shown({ state: 'paid', lines: quantities.map((quantity) => sampleLine({ quantity })) })
  expect([html.includes('To cancel only some items'), html.includes('href="/en/explore/contact"')]).toEqual([
    isSaid,
    isSaid,
  ])
})

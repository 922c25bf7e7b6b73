// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { everything } from '../../domain/consent/consent.ts'
import { withChoice } from '../../domain/consent/optanon.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderLine } from '../../domain/orders/order-line.ts'
import { dataLayer } from '../analytics/push.ts'
import { dataLayerPush } from '../analytics/testing/data-layer-schema.ts'
import { forgetTracked } from '../analytics/tracked-orders.ts'
import { useTrackOrder } from './use-track-order.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const line: OrderLine = {
  sku: 'A-1',
  productId: '5101-204',
  title: { en: 'Tent', fr: 'Tente' },
  brand: 'Lowcloud',
  href: { en: '/en', fr: '/fr' },
  quantity: 2,
  unit: 50_00,
  regular: 50_00,
  amount: 100_00,
  discount: 0,
  net: 100_00,
  shippingClass: 'standard',
  taxClass: 'standard',
  taxes: [5_00],
  location: 'online',
  returned: 0,
}
const placed: Order = {
  number: 'P-100001',
  placedAt: '2026-11-21T18:00:00.000Z',
  locale: 'fr',
  state: 'paid',
  fulfilment: 'ship',
  contact: { email: 'roy@example.com', phone: '418-555-0199' },
  lines: [line],
  totals: {
    merchandise: 100_00,
    discount: 0,
    shippingParts: [],
    shipping: 0,
    shippingDiscount: 0,
    taxes: [],
    shippingTaxes: [],
    total: 105_00,
    giftCards: [],
    due: 105_00,
  },
  payment: { method: 'card', isTest: true },
  isPaid: true,
  refunded: 0,
  parcels: [],
  groups: [],
  events: [],
}
const inPart: Order = { ...placed, state: 'returned-in-part', refunded: 52_50, lines: [{ ...line, returned: 1 }] }
const whole: Order = { ...placed, state: 'returned', refunded: 105_00, lines: [{ ...line, returned: 2 }] }
const cancelled: Order = { ...placed, state: 'cancelled', refunded: 105_00 }

function Seen({ order, asPlaced }: { order: Order; asPlaced: boolean }) {
  useTrackOrder(order, asPlaced, 'fr')
  return null
}

/** Opens the order's page and leaves it; returns the tracked events. */
async function tracked(order: Order, asPlaced = false): Promise<unknown[]> {
  dataLayer().splice(0)
  const root = createRoot(document.createElement('div'))
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Seen order={order} asPlaced={asPlaced} /> }])
  await act(async () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  await act(async () => root.unmount())
  expect(
    dataLayer()
      .map((push) => dataLayerPush.safeParse(push).error?.issues)
      .filter(Boolean),
  ).toEqual([])
  return dataLayer().map((push) => {
    const { event, ecommerce } = push as {
      event: string
      ecommerce: { value: number; items: { item_name: string; quantity: number }[] }
    }
    return [event, ecommerce.value, ecommerce.items.map(({ item_name, quantity }) => `${quantity} ${item_name}`).join()]
  })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'OptanonConsent=; Max-Age=0; Path=/'
})
const consent = () => void (document.cookie = `OptanonConsent=${withChoice(undefined, everything)}; Path=/`)

test('the purchase once, and each return once, with what came back then', async () => {
  expect([await tracked(placed, true), await tracked(placed, true), await tracked(placed)]).toEqual([
    [['purchase', 100, '2 Tente']],
    [],
    [],
  ])
  expect([await tracked(inPart), await tracked(inPart)]).toEqual([[['refund', 52.5, '1 Tente']], []])
  expect([await tracked(whole), await tracked(whole)]).toEqual([[['refund', 52.5, '1 Tente']], []])
})

test('a cancelled order is tracked in full', async () => {
  await tracked(placed, true)
  expect([await tracked(cancelled), await tracked(cancelled)]).toEqual([[['refund', 105, '2 Tente']], []])
})

test('a browser that did not track the purchase tracks no refund', async () => expect(await tracked(whole)).toEqual([]))

test('after the tab is closed it is known with consent only, and until the consent is taken back', async () => {
  await tracked(placed, true)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
  sessionStorage.clear()
  consent()
  await tracked(placed, true)
  sessionStorage.clear()
  expect(await tracked(inPart)).toHaveLength(1)
  forgetTracked()
  expect([localStorage.length, await tracked(whole)]).toEqual([0, []])
})

test.each(['no json', 'null', '[]', '{"refunded":"x"}'])('the storage may contain anything: %s', async (text) => {
  sessionStorage.setItem('purchase P-100001', text)
  expect((await tracked(placed)).length).toBe(0)
})

import { groupsBefore } from '../orders/order-groups.ts'
import type { Order } from '../orders/order.ts'
import type { OrderLine } from '../orders/order-line.ts'

/** A line of an order for tests. */
export const sampleLine = (more: Partial<OrderLine> = {}): OrderLine => ({
  sku: 'A-1',
  productId: '1',
  title: { en: 'Tent', fr: 'Tente' },
  brand: 'Lowcloud',
  href: { en: '/en', fr: '/fr' },
  quantity: 2,
  unit: 1,
  regular: 1,
  amount: 2,
  discount: 0,
  net: 2,
  shippingClass: 'standard',
  taxClass: 'standard',
  taxes: [],
  location: 'online',
  returned: 0,
  ...more,
})

/** An order for tests: paid, being prepared, to be sent to Québec, of two tents by default. */
export const sampleOrder = (more: Partial<Order> = {}): Order => {
  const order = { ...plainOrder, ...more }
  return { ...order, groups: more.groups ?? groupsBefore(order) }
}

const plainOrder: Omit<Order, 'groups'> = {
  number: 'P-100001',
  placedAt: '2026-11-21T18:00:00.000Z',
  locale: 'fr',
  state: 'preparing',
  fulfilment: 'ship',
  contact: { email: 'roy@example.com', phone: '418-555-0199' },
  address: {
    name: 'Geneviève Roy',
    line1: '1200, rue Saint-Jean',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1R 1S8',
  },
  lines: [sampleLine()],
  totals: {
    merchandise: 2,
    discount: 0,
    shippingParts: [],
    shipping: 0,
    shippingDiscount: 0,
    taxes: [],
    shippingTaxes: [],
    total: 2,
    giftCards: [],
    due: 2,
  },
  payment: { method: 'card', isTest: true },
  isPaid: true,
  refunded: 0,
  parcels: [],
  events: [],
}

/** The store of a pickup. */
export const sampleStore = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1, rue Principale',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 3Y9',
} as const

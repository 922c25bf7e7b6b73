import { expect, test } from 'vitest'
import type { Order, OrderLine } from '../../domain/orders/order.ts'
import { packingSlip } from './packing-slip.ts'

const line: OrderLine = { sku: 'A-1', productId: '1', title: { en: 'Tent', fr: 'Tente' }, brand: 'Lowcloud', href: { en: '/en', fr: '/fr' }, quantity: 2, unit: 1, regular: 1, amount: 2, discount: 0, net: 2, shippingClass: 'standard', taxClass: 'standard', taxes: [], location: 'online', returned: 0 }
const order = (lines: OrderLine[]): Order => ({
  number: 'P-100001', placedAt: '2026-11-21T18:00:00.000Z', locale: 'fr', state: 'preparing', fulfilment: 'ship', contact: { email: 'roy@example.com', phone: '418-555-0199' },
  address: { name: 'Geneviève Roy', line1: '1200, rue Saint-Jean', city: 'Québec', province: 'QC', postalCode: 'G1R 1S8' }, lines,
  totals: { merchandise: 2, discount: 0, shippingParts: [], shipping: 0, shippingDiscount: 0, taxes: [], shippingTaxes: [], total: 2, giftCards: [], due: 2 },
  payment: { method: 'card', isTest: true }, isPaid: true, refunded: 0, events: [],
})
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a slip is a PDF of one page', async () => {
  const pdf = await packingSlip(order([line]))
  expect([pdf.subarray(0, 5).toString(), pages(pdf)]).toEqual(['%PDF-', 1])
})
test('many lines go on to the next page', async () => expect(pages(await packingSlip(order(Array.from({ length: 40 }, () => line))))).toBeGreaterThan(1))
test('an order in parts has a slip for each', async () => {
  const store = { slug: 'gatineau', name: 'Portage Gatineau', street: '1', city: 'Gatineau', province: 'QC', postalCode: 'J8T 1A1' } as const
  const parts: Order['parts'] = [{ id: 'ship', fulfilment: 'ship', state: 'placed' }, { id: 'gatineau', fulfilment: 'pickup', store, state: 'placed' }]
  expect(pages(await packingSlip({ ...order([{ ...line, part: 'ship' }, { ...line, part: 'gatineau' }]), parts }))).toBe(2)
})
test('what is sent by e-mail is in no parcel', async () => expect((await packingSlip(order([line, { ...line, shippingClass: 'none' }]))).length).toBe((await packingSlip(order([line]))).length))

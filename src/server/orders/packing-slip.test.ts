import { expect, test } from 'vitest'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderLine } from '../../domain/orders/order-line.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { destination, packingSlip, packingSlips, plain } from './packing-slip.ts'

const [line, order] = [sampleLine(), (lines: OrderLine[]) => sampleOrder({ lines })]
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a slip is a PDF of one page', async () => {
  const pdf = await packingSlip(order([line]))
  expect([pdf.subarray(0, 5).toString(), pages(pdf)]).toEqual(['%PDF-', 1])
})
test('many lines go on to the next page', async () =>
  expect(pages(await packingSlip(order(Array.from({ length: 40 }, () => line))))).toBeGreaterThan(1))
test.each([
  ['Œuvre de Zoë – 2\u202f000 °', 'Œuvre de Zoë – 2 000 °'],
  ['Đặng Thị Ánh', '?ang Thi Ánh'],
  ['Łukasz Żak', '?ukasz Zak'],
  ['Zoe\u0308', 'Zoë'],
])('%s is printed as %s', (name, printed) => expect(plain(name)).toBe(printed))
test('a slip says where it goes and whose it is, at a store too', () => {
  const one = order([line])
  const { address: _, ...pickup } = one
  const store = { name: 'Portage Gatineau' } as Order['store']
  const email = 'roy@example.com'
  expect(destination(one, undefined).slice(0, 2)).toEqual(['Livraison à', 'Geneviève Roy'])
  expect(destination(one, store)).toEqual([
    'Ramassage à',
    'Portage Gatineau',
    'Geneviève Roy',
    email,
    '418\u00a0555-0199',
  ])
  expect(destination(pickup, store)).toEqual(['Ramassage à', 'Portage Gatineau', email, '418\u00a0555-0199'])
  expect(destination({ ...pickup, pickupName: 'Anne Roy' }, store).slice(0, 3)).toEqual([
    'Ramassage à',
    'Portage Gatineau',
    'Anne Roy',
  ])
  expect(destination({ ...pickup, contact: { email, phone: '' } }, undefined)).toEqual([email])
})
test('an order in parts has a slip for each', async () => {
  const store = {
    slug: 'gatineau',
    name: 'Portage Gatineau',
    street: '1',
    city: 'Gatineau',
    province: 'QC',
    postalCode: 'J8T 1A1',
  } as const
  const parts: Order['parts'] = [
    { id: 'ship', fulfilment: 'ship', state: 'placed' },
    { id: 'gatineau', fulfilment: 'pickup', store, state: 'placed' },
  ]
  expect(
    pages(
      await packingSlip({
        ...order([
          { ...line, part: 'ship' },
          { ...line, part: 'gatineau' },
        ]),
        parts,
      }),
    ),
  ).toBe(2)
})
test('what was cancelled of a pickup is not looked for', async () => {
  const waiting = (lines: OrderLine[]) => packingSlip({ ...order(lines), fulfilment: 'pickup' })
  expect((await waiting([line, { ...line, cancelled: line.quantity }])).length).toBe((await waiting([line])).length)
})
test('what is sent by e-mail is in no parcel', async () =>
  expect((await packingSlip(order([line, { ...line, shippingClass: 'none' }]))).length).toBe(
    (await packingSlip(order([line]))).length,
  ))
test('an order of gift cards by e-mail adds no page to those of others', async () => {
  const mailed = sampleOrder({ fulfilment: 'email', lines: [sampleLine({ shippingClass: 'none' })] })
  expect(pages(await packingSlips([mailed, order([line]), mailed]))).toBe(1)
})
test('each parcel has a slip, and so has what is not packed yet; each can be printed alone', async () => {
  const parcels: Order['parcels'] = [1, 1].map((quantity, nth) => ({
    carrier: 'Postes Canada',
    code: String(nth),
    left: '2026-11-23T15:00:00.000Z',
    lines: [{ line: 0, quantity }],
  }))
  const sent = (units: number) => ({ ...order([{ ...line, quantity: units }]), parcels })
  expect(
    await Promise.all(
      [packingSlip(sent(2)), packingSlip(sent(3)), packingSlip(sent(3), 1), packingSlip(sent(3), 9)].map(async (pdf) =>
        pages(await pdf),
      ),
    ),
  ).toEqual([2, 3, 1, 1])
})

test('a gift message is on the slip, above what is in the parcel', async () => {
  const long = Array.from({ length: 6 }, () => 'Bonne fête').join('\n')
  const [bare, gift] = [await packingSlip(order([line])), await packingSlip({ ...order([line]), giftMessage: long })]
  expect(pages(gift)).toBe(1)
  expect(gift.length).toBeGreaterThan(bare.length)
})
test('slips of several orders begin a page each, in the language of each shopper, with pages of their own', async () => {
  const long = sampleOrder({ number: 'P-2', locale: 'en', lines: Array.from({ length: 40 }, () => line) })
  const [one, two, both] = await Promise.all([
    packingSlip(order([line])),
    packingSlip(long),
    packingSlips([order([line]), long]),
  ])
  expect(pages(both)).toBe(pages(one)! + pages(two)!)
  const ofNothing = { ...order([line]), lines: [] }
  expect(pages(await packingSlips([ofNothing, order([line]), ofNothing]))).toBe(3)
})

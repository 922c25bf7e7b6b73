import { expect, test } from 'vitest'
import type { ProvinceCode } from '../address/province.ts'
import { quote, type QuoteInput, type QuoteLine } from '../checkout/quote.ts'
import type { PickupStore } from '../checkout/checkout.ts'
import { canadianRates } from '../tax/canadian-rates.ts'
import { ratesFor } from '../tax/tax-rate.ts'
import { goesToStreet, mayCorrectAddress, provincesOf, recounted, withCautionsOf } from './correct-address.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'
import type { OrderPart } from './order-parts.ts'

const address = { name: 'G. Roy', line1: '1, rue A', city: 'Québec', province: 'QC', postalCode: 'G1R 1S8' } as const
const store: PickupStore = {
  slug: 'ottawa',
  name: 'Ottawa',
  street: '1',
  city: 'Ottawa',
  province: 'ON',
  postalCode: 'K1P 1J1',
}
const parcel: OrderPart = { id: 'ship', fulfilment: 'ship', state: 'placed' }
const counter: OrderPart = { id: 'ottawa', fulfilment: 'pickup', state: 'ready', store }
const paid = { state: 'paid', address, isPaid: true, parcels: [] } satisfies Partial<Order>
const { address: _, ...nowhere } = paid
const sent = { carrier: 'X', code: '1', lines: [], left: '2026-11-22T12:00:00.000Z' }

test.each<[string, Parameters<typeof mayCorrectAddress>[0], boolean]>([
  ['is paid', paid, true],
  ['is being prepared', { ...paid, state: 'preparing' }, true],
  ['is not paid', { ...paid, state: 'placed', isPaid: false }, false],
  ['is cancelled', { ...paid, state: 'cancelled' }, false],
  ['has left in part', { ...paid, state: 'shipped-in-part', parcels: [sent] }, false],
  ['has no address', nowhere, false],
  ['waits for its parcel beside a store', { ...paid, state: 'paid', parts: [parcel, counter] }, true],
  ['has sent its parcel', { ...paid, state: 'ready', parts: [{ ...parcel, state: 'shipped' }, counter] }, false],
])('of an order that %s the address is corrected: %j', (_name, order, may) =>
  expect(mayCorrectAddress(order)).toBe(may),
)

const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  sku: 'A-1',
  unit: 19_99,
  quantity: 1,
  shippingClass: 'standard',
  categories: ['tents'],
  taxClass: 'standard',
  ...more,
})
const rates = (...codes: ProvinceCode[]) => codes.flatMap((code) => ratesFor(canadianRates, code, '2026-11-21'))
const priced = (to: ProvinceCode, lines: QuoteLine[], more: Partial<QuoteInput>) =>
  quote({
    lines: lines.map((one) => ({ ...one, province: one.pickedUp ? 'ON' : to })),
    rates: rates(...new Set([to, ...lines.flatMap(({ pickedUp }) => (pickedUp ? (['ON'] as const) : []))])),
    giftCards: [],
    now: Date.parse('2026-11-21T18:00:00Z'),
    ...more,
  })
const sold = ({ pickedUp, ...one }: QuoteLine) =>
  ({ ...one, part: pickedUp ? 'ottawa' : 'ship' }) as unknown as OrderLine
const code = { code: 'X', categories: [], active: true, uses: 0 }

test.each<[string, QuoteLine[], Partial<QuoteInput>]>([
  ['one line', [line()], {}],
  [
    'a bike and a gift card',
    [line({ shippingClass: 'bike', taxClass: 'bicycle' }), line({ taxClass: 'gift-card' })],
    {},
  ],
  ['books and children’s clothes', [line({ taxClass: 'book' }), line({ taxClass: 'childrens-clothing' })], {}],
  ['a percentage off', [line(), line({ unit: 33_33 })], { promo: { ...code, kind: 'percentage', percent: 33 } }],
  [
    'free delivery by a code',
    [line(), line({ shippingClass: 'oversize' })],
    { promo: { ...code, kind: 'free-shipping' } },
  ],
  ['a part picked up in Ontario', [line(), line({ pickedUp: true })], {}],
])('%s sent elsewhere costs what it would have cost there from the first', (_name, lines, more) => {
  const [here, there] = [priced('QC', lines, more), priced('AB', lines, more)]
  const parts = lines.some(({ pickedUp }) => pickedUp) ? [parcel, counter] : undefined
  const order = { lines: here.lines.map(sold), totals: here.totals, ...(parts && { parts }) }
  const again = recounted(order, 'AB', rates(...provincesOf(order, 'AB')), () => undefined)
  expect(again.totals).toEqual(there.totals)
  expect(again.lines.map(({ taxes }) => taxes)).toEqual(there.lines.map(({ taxes }) => taxes))
})

test('what gift cards paid stays, and each tax is collected under the number of where it goes', () => {
  const here = priced('QC', [line({ unit: 100_00 })], { giftCards: [{ id: '1', balance: 20_00 }] })
  const { totals } = recounted({ lines: here.lines.map(sold), totals: here.totals }, 'BC', rates('BC'), (...tax) =>
    tax.join(' '),
  )
  expect([totals.total, totals.due, totals.taxes.map(({ registration }) => registration)]).toEqual([
    112_00,
    92_00,
    ['GST BC', 'PST BC'],
  ])
})

test('a bike needs a street only where it is sent', () => {
  const bike = { ...sold(line({ shippingClass: 'bike' })) }
  expect(goesToStreet({ lines: [bike], parts: [parcel] })).toBe(true)
  expect(goesToStreet({ lines: [{ ...bike, part: 'ottawa' }], parts: [parcel, counter] })).toBe(false)
})

test('the days that were promised stay, beside the cautions of where it goes now', () => {
  const name = { en: 'Family Day', fr: 'Fête de la famille' }
  const window = { earliest: '2026-02-17', latest: '2026-02-19' } as const
  const group = { way: 'ship', id: 'parcel', skus: ['A-1'], goods: 'parcel', cost: 10_00, window } as const
  const holidays = [{ day: '2026-02-16', name }]
  const there = withCautionsOf([{ ...group, skus: ['A-1'] }], { holidays, isRemote: true, ordered: '2026-02-13' })
  expect(there).toMatchObject([{ window, holidays: [{ day: '2026-02-16' }], isRemote: true }])
  expect(withCautionsOf(there, { holidays: [], isRemote: false, ordered: '2026-02-13' })).toEqual([group])
})

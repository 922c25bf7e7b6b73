import { beforeEach, describe, expect, test } from 'vitest'
import type { ExpressOrder, ExpressPlaced, ExpressQuote } from '../../domain/checkout/express.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import type { ExpressCalls, NoAnswer } from './express-calls.ts'
import { expressOptions, expressSession } from './express-session.ts'
import type { ExpressElement, WalletSheet } from './stripe-script.ts'

overwriteGetLocale(() => 'en')

const taxes = [{ code: 'HST', rate: 13_000, amount: 15_60, province: 'ON' }] as ExpressQuote['totals']['taxes']
const totals = (more: Partial<ExpressQuote['totals']> = {}): ExpressQuote['totals'] => ({
  merchandise: 120_00,
  discount: 20_00,
  shippingParts: [{ code: 'regular', cost: 10_00 }],
  shipping: 10_00,
  shippingDiscount: 10_00,
  taxes: [],
  shippingTaxes: [],
  total: 100_00,
  giftCards: [],
  due: 100_00,
  ...more,
})
const quote: ExpressQuote = {
  ok: true,
  key: 'k1',
  totals: totals(),
  deliveries: [
    { code: 'regular', cost: 0, window: { earliest: '2026-11-26', latest: '2026-11-30' } },
    { code: 'express', cost: 25_00 },
  ],
  delivery: 'regular',
  ships: true,
  needsPhone: false,
  payment: { gateway: 'stripe', isTest: true, publishableKey: 'pk_test_1', methods: ['card'] },
}
const ontario: ExpressQuote = {
  ...quote,
  key: 'k2',
  totals: totals({ taxes, giftCards: [{ id: '…1234', amount: 5_60 }], total: 115_60, due: 110_00 }),
}
const address = { city: 'Ottawa', state: 'ON', postal_code: 'K2P', country: 'CA' }
const agreed = {
  billingDetails: { name: 'A', email: 'a@example.com', phone: '6135550142' },
  shippingAddress: {
    name: 'Alex Martin',
    address: { ...address, line1: '90 Lisgar', line2: null, postal_code: 'K2P 0C1' },
  },
  shippingRate: { id: 'regular' },
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const sumOf = (sheet: WalletSheet | undefined) => sheet?.lineItems.reduce((sum, { amount }) => sum + amount, 0)

describe('the sheets of Stripe’s Express Checkout Element, by the shop’s own answers', () => {
  const handlers: Partial<Record<string, (event: never) => void>> = {}
  let log: unknown[] = []
  let quotes: Awaited<ReturnType<ExpressCalls['quote']>>[] = []
  let orders: (ExpressPlaced | NoAnswer)[] = []
  const sent: ExpressOrder[] = []
  const element: Pick<ExpressElement, 'on' | 'update'> = {
    on: (kind, handler) => void (handlers[kind] = handler),
    update: (asks) => void log.push(['asks', asks]),
  }
  const fire = async (kind: string, event: object = {}) => {
    let sheet: WalletSheet | undefined
    const answers = {
      resolve: (given: WalletSheet) => void (sheet = given),
      reject: () => void log.push('rejected'),
      paymentFailed: (why: object) => void log.push(['failed', why]),
    }
    handlers[kind]?.({ ...answers, ...event } as never)
    await settled()
    return sheet
  }
  beforeEach(() => {
    log = []
    quotes = []
    orders = []
    sent.length = 0
    expressSession({
      stripe: {
        createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_1' } }),
        handleNextAction: async ({ clientSecret }) => (log.push(['bank', clientSecret]), {}),
      },
      elements: { update: ({ amount }) => void log.push(['amount', amount]), submit: async () => ({}) },
      element,
      calls: {
        quote: async (asked) => (log.push(['quote', asked]), quotes.shift() ?? quote),
        order: async (order) => (
          sent.push(order),
          orders.shift() ?? { ok: true, order: { number: 'P-1', token: 't' } }
        ),
      },
      quote,
      locale: 'en',
      cartOf: () => ({ lines: [] }),
      onPlaced: ({ number }) => void log.push(['placed', number]),
      onRedirect: (url) => void log.push(['redirect', url]),
      onRefused: (text) => void log.push(['refused', text]),
      track: () => {},
    })
  })

  test('it asks for what the shop needs, in Canada alone; lines and rates are those of the checkout', () => {
    expect(expressOptions(quote, 'en')).toMatchObject({
      emailRequired: true,
      phoneNumberRequired: false,
      shippingAddressRequired: true,
      allowedShippingCountries: ['CA'],
      lineItems: [{ amount: 120_00 }, { amount: -20_00 }, { amount: 0 }],
      shippingRates: [
        { id: 'regular', amount: 0 },
        { id: 'express', amount: 25_00 },
      ],
    })
    const byMail = expressOptions({ ...quote, ships: false, deliveries: [] }, 'en')
    expect([byMail.shippingAddressRequired, 'shippingRates' in byMail]).toEqual([false, false])
  })

  test('a click is answered at once; each address and rate by the shop, whose amount Stripe gets before its lines', async () => {
    expect(sumOf(await fire('click'))).toBe(100_00)
    quotes = [ontario]
    const sheet = await fire('shippingaddresschange', { address })
    expect(sumOf(sheet)).toBe(110_00)
    expect(log).toEqual([
      ['quote', { open: true }],
      ['quote', { place: { country: 'CA', province: 'ON', postalCode: 'K2P' } }],
      ['amount', 110_00],
    ])
    await fire('shippingratechange', { shippingRate: { id: 'express' } })
    expect(log[3]).toEqual([
      'quote',
      { place: { country: 'CA', province: 'ON', postalCode: 'K2P' }, delivery: 'express' },
    ])
  })

  test('where nothing is delivered the sheet gets an error, and the page says why', async () => {
    quotes = [{ ok: false, reason: 'not-in-canada' }]
    expect(await fire('shippingaddresschange', { address: { ...address, country: 'US' } })).toBeUndefined()
    expect(log).toContain('rejected')
    expect(log.at(-1)).toEqual('rejected')
    expect(log).toContainEqual(['refused', expect.stringContaining('Canada')])
  })

  test('what is agreed to is ordered with the amount and the key of the last answer', async () => {
    quotes = [ontario]
    await fire('shippingaddresschange', { address })
    await fire('confirm', agreed)
    expect(sent).toEqual([
      {
        key: 'k2',
        due: 110_00,
        token: 'ctoken_1',
        email: 'a@example.com',
        phone: '',
        delivery: 'regular',
        address: {
          name: 'Alex Martin',
          line1: '90 Lisgar',
          line2: '',
          city: 'Ottawa',
          province: 'ON',
          postalCode: 'K2P 0C1',
          country: 'CA',
        },
      },
    ])
    expect(log.at(-1)).toEqual(['placed', 'P-1'])
  })

  test('the bank asks in Stripe’s window, then the same order goes on; a page elsewhere is gone to', async () => {
    orders = [{ ok: false, reason: 'action', action: { kind: 'stripe', clientSecret: 's' } }]
    await fire('confirm', agreed)
    expect(sent[1]).toEqual(sent[0])
    expect(log).toEqual([
      ['bank', 's'],
      ['placed', 'P-1'],
    ])
    orders = [{ ok: false, reason: 'action', action: { kind: 'redirect', url: 'https://pm-redirects.stripe.com/x' } }]
    await fire('confirm', agreed)
    expect(log.at(-1)).toEqual(['redirect', 'https://pm-redirects.stripe.com/x'])
  })

  test.each<[ExpressPlaced | NoAnswer, string]>([
    [{ ok: false, reason: 'declined', why: 'declined' }, 'fail'],
    [{ ok: false, reason: 'no-answer' }, 'fail'],
    [{ ok: false, reason: 'unknown-place' }, 'address_unserviceable'],
    [{ ok: false, reason: 'fields', errors: [{ field: 'line1', problem: 'po-box' }] }, 'invalid_shipping_address'],
  ])('%o is said in the sheet and on the page', async (answer, reason) => {
    orders = [answer]
    await fire('confirm', agreed)
    expect(log).toEqual([
      ['failed', { reason, message: expect.any(String) }],
      ['refused', expect.any(String)],
    ])
  })
})

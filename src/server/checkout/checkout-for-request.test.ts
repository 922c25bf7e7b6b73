import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { requestLimits } from '../http/request-limits.ts'
import { checkoutForRequest } from './checkout-for-request.ts'

const request = { headers: {}, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage

/** Request contexts of shoppers who share an IP address, with a checkout that knows one code and one order. */
function forRequest() {
  const checkouts = {
    read: async () => ({}),
    change: async (_: unknown, { code }: { code?: string }) => ({ ok: code === 'WINTER', errors: [], checkout: {} }),
  }
  const orders = {
    read: async ({ email }: { email?: string }) => (email === 'anna@example.com' ? { number: 'P1' } : undefined),
  }
  return checkoutForRequest({
    checkouts,
    orders,
    placing: {},
    returns: {},
    shopperOf: async () => undefined,
    limits: requestLimits(false),
  } as never)(request, {} as ServerResponse)
}

describe('what could be guessed is asked for slowly', () => {
  const enter = (shopper: ReturnType<typeof forRequest>, code: string, part = 'promo') =>
    shopper.changeCheckout({ part, code }, 'en')
  const refused = (field: string) => ({ ok: false, errors: [{ field, problem: 'too-many-tries' }] })

  test('twelve wrong codes a minute are weighed, then none, not even the right one', async () => {
    const shopper = forRequest()
    for (let time = 0; time < 12; time++)
      expect(await enter(shopper, `W${time}`)).toMatchObject({ ok: false, errors: [] })
    expect(await enter(shopper, 'WINTER')).toMatchObject(refused('promo'))
    expect(await enter(shopper, 'GIFT', 'gift-card')).toMatchObject(refused('giftCard'))
    expect(await shopper.giftCardBalance('GIFT')).toBe('too-many')
  })

  test('the code of a sale may be typed by many shoppers behind one address', async () => {
    const shopper = forRequest()
    for (let time = 0; time < 40; time++) expect(await enter(shopper, 'WINTER')).toMatchObject({ ok: true })
  })

  test('an order is found by its address as often as wanted, but not guessed at', async () => {
    const shopper = forRequest()
    const right = { number: 'P1', email: 'anna@example.com' }
    for (let time = 0; time < 20; time++) expect(await shopper.findOrder(right)).toEqual({ number: 'P1' })
    for (let time = 0; time < 12; time++)
      expect(await shopper.findOrder({ ...right, email: `a${time}@example.com` })).toBeUndefined()
    expect(await shopper.findOrder(right)).toBe('too-many')
    expect(await shopper.readOrder(right, 'en')).toBeUndefined()
    expect(await shopper.mailOrderLink(right)).toEqual({ ok: false, reason: 'too-many-tries' })
  })
})

test('another token than the shopper came with leads to what is personal: a planted one leads nowhere', async () => {
  const asked: unknown[] = []
  const set: unknown[] = []
  const planted = 'p'.repeat(32)
  const shopper = checkoutForRequest({
    checkouts: {
      change: async ({ token }: { token: string }, { part }: { part: string }) => {
        asked.push([part, token])
        return { ok: true }
      },
    },
    carts: { renew: async (token: string) => `${token.slice(0, 20)}-${asked.length}-renewed` },
    shopperOf: async () => undefined,
    limits: requestLimits(false),
    secure: true,
  } as never)(
    { ...request, headers: { cookie: `__Host-cart=${planted}` } } as IncomingMessage,
    { appendHeader: (name: string, value: string) => set.push(value.split(';')[0]) } as unknown as ServerResponse,
  )
  await shopper.changeCheckout({ part: 'delivery' }, 'en')
  await shopper.changeCheckout({ part: 'contact' }, 'en')
  await shopper.changeCheckout({ part: 'address' }, 'en')
  const half = 'p'.repeat(20)
  expect(asked).toEqual([
    ['delivery', planted],
    ['contact', `${half}-1-renewed`],
    ['address', `${half}-2-renewed`],
  ])
  expect(set).toEqual([`__Host-cart=${half}-1-renewed`, `__Host-cart=${half}-2-renewed`])
})

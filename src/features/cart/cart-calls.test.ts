import { afterEach, expect, test, vi } from 'vitest'
import { emptyCart } from '../../domain/cart/cart.ts'
import { cartCalls } from './cart-calls.ts'

afterEach(() => void vi.unstubAllGlobals())

const answering = (answer: () => Response) => {
  const asked: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => (asked.push({ url, init }), answer()))
  return asked
}

test('a change says its language, and goes on though its page be left', async () => {
  const asked = answering(() => Response.json({ ok: true, cart: emptyCart }))
  await cartCalls('fr').write({ intent: 'set', sku: 'A', quantity: 0 })
  expect(asked).toMatchObject([{ url: '/api/cart', init: { method: 'POST', keepalive: true, cache: 'no-store' } }])
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ intent: 'set', sku: 'A', quantity: 0, locale: 'fr' })
})

test('a refusal is an answer; a broken server and a page in its place are errors', async () => {
  const calls = cartCalls('en')
  const refusal = { ok: false, reason: 'sold-out', cart: emptyCart }
  answering(() => Response.json(refusal, { status: 409 }))
  expect(await calls.write({ intent: 'set', sku: 'A', quantity: 0 })).toEqual(refusal)
  answering(() => Response.json({}, { status: 500 }))
  await expect(calls.read()).rejects.toThrow('500')
  answering(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
  await expect(calls.read()).rejects.toThrow('/api/cart?locale=en')
})

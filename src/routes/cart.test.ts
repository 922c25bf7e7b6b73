import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitorContext, type VisitorContext } from '../server/pages/context.ts'
import { action } from './cart.tsx'

const after = async (address: string, form: Record<string, string>) => {
  const url = new URL(address, 'https://portage.example')
  const context = new RouterContextProvider()
  const ok = async () => ({ ok: true })
  context.set(visitorContext, { changeCheckout: ok, changeCart: ok } as unknown as VisitorContext)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ request, url, params: {}, context } as unknown as Parameters<typeof action>[0])
  return answer instanceof Response && answer.headers.get('location')
}

test.each([
  ['/fr/panier?province=QC', { part: 'promo', code: 'WELCOME10' }, '/fr/panier?province=QC'],
  ['/en/cart?province=AB', { part: 'remove-promo' }, '/en/cart?province=AB'],
  ['/en/cart?province=AB', { intent: 'set', sku: 'A-1', quantity: '2' }, '/en/cart?province=AB'],
  ['/en/cart?province=%0d', { part: 'promo', code: 'WELCOME10' }, '/en/cart'],
])('at %s, %j leads to %s: an estimate is made anew', async (from, form, to) =>
  expect(await after(from, form)).toBe(to),
)

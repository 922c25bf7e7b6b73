import { expect, test, vi } from 'vitest'
import { answerForm } from './checkout-action.ts'

const checkout = (placeOrder: () => unknown) => ({ placeOrder }) as unknown as Parameters<typeof answerForm>[0]

test('an order from a cart that was emptied in another window leads to the cart as a document, which says why', async () => {
  const place = vi.fn(async () => ({ ok: false, reason: 'empty', checkout: {} }))
  const answer = (await answerForm(checkout(place), { part: 'place' }, 'fr')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/panier?nothing-to-order'])
  expect(answer.headers.get('x-remix-reload-document')).toBe('true')
})

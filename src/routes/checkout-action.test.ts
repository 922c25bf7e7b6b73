import { expect, test, vi } from 'vitest'
import { answerForm, finishAttempt } from './checkout-action.ts'

const visitorWith = (parts: object) => parts as unknown as Parameters<typeof answerForm>[0]
const checkout = (placeOrder: () => unknown) => visitorWith({ placeOrder })

test('an order from a cart that was emptied in another window leads to the cart as a document, which says why', async () => {
  const place = vi.fn(async () => ({ ok: false, reason: 'empty', checkout: {} }))
  const answer = (await answerForm(checkout(place), { part: 'place' }, 'fr')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/panier?nothing-to-order'])
  expect(answer.headers.get('x-remix-reload-document')).toBe('true')
})

const lines = [{ sku: 'A' }]
const out = [{ sku: 'A', problem: 'sold-out' }]
const closed = [{ sku: 'A', problem: 'pickup', pickup: { store: 'ottawa', refusal: 'closed-for-good' } }]
test.each([
  ['a second window put a jacket into a cart of gift cards', lines, 'incomplete', 'address', '/fr/paiement/adresse'],
  ['staff blocked the gift card that paid it all', lines, 'incomplete', 'payment', '/fr/paiement/reglement'],
  ['the last one was sold', out, 'sold-out', 'review', '/fr/panier'],
  ['the store of all of it closed for good', closed, 'sold-out', 'review', '/fr/panier'],
  ['the store of some of it closed for good', [...closed, ...lines], 'sold-out', 'address', '/fr/paiement/adresse'],
])('an order that was not placed because %s leads where that is said', async (_, of, reason, next, path) => {
  const refused = async () => ({ ok: false, reason, checkout: { cart: { lines: of }, next } })
  const placing = (await answerForm(checkout(refused), { part: 'place' }, 'fr')) as Response
  expect([placing.status, placing.headers.get('location')]).toEqual([303, `${path}?not-placed`])
  // So it is after the bank's question.
  const visitor = visitorWith({ finishOrder: refused })
  const back = await finishAttempt(visitor, 'key', 'fr').catch((thrown: Response) => thrown)
  expect((back as Response).headers.get('location')).toBe(`${path}?not-placed`)
})

test('where the review can be shown again, it says why no order was placed', async () => {
  const review = { cart: { lines }, next: 'review' }
  const refused = async () => ({ ok: false, reason: 'changed', agreed: 100, checkout: review })
  expect(await answerForm(checkout(refused), { part: 'place' }, 'fr')).toEqual({
    status: 409,
    refusal: { reason: 'changed', agreed: 100 },
  })
})

test('where placing fails nobody knows whether there is an order, and the page says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = new Error('the database is away')
  const place = () => Promise.reject(lost)
  await expect(answerForm(checkout(place), { part: 'place' }, 'en', 'a1-7')).rejects.toMatchObject({
    data: { failed: 'placing', requestId: 'a1-7' },
    init: { status: 503 },
  })
  expect(logged).toHaveBeenCalledWith(expect.any(String), lost)
  logged.mockRestore()
})

test.each([
  [
    { way: 'pickup', store: 'ottawa', phone: '' },
    { part: 'delivery', method: 'pickup', store: 'ottawa', phone: '' },
  ],
  [{ way: 'cart' }, { part: 'pickup-name' }],
])('the step of the address sends who comes to the store: %j', async (form, change) => {
  const changeCheckout = vi.fn(async () => ({ ok: false, errors: [{ field: 'pickupName', problem: 'missing' }] }))
  const visitor = visitorWith({ changeCheckout })
  const answer = await answerForm(visitor, { part: 'address', ...form, pickupName: ' ' }, 'fr')
  expect(changeCheckout).toHaveBeenCalledWith({ ...change, name: ' ' }, 'fr')
  expect(answer).toMatchObject({ status: 400, answer: { part: change.part, values: { pickupName: ' ' } } })
})

test.each(['0', '2'])(
  'a line that sold out has %s units now, and its order goes on at the review',
  async (quantity) => {
    const changeCart = vi.fn(async () => ({ ok: true }))
    const visitor = visitorWith({ changeCart })
    const answer = (await answerForm(visitor, { part: 'line', sku: 'A', quantity }, 'fr')) as Response
    expect(changeCart).toHaveBeenCalledWith({ intent: 'set', sku: 'A', quantity }, 'fr')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/paiement/verification#step'])
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  },
)

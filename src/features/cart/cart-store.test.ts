import { expect, test } from 'vitest'
import type { Cart, CartAnswer } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/cart-change.ts'
import { CartStore } from './cart-store.ts'

/** A fake shop with a cart that answers on demand, and can be unreachable or lose its response. */
function fakeShop() {
  const units = new Map<string, number>()
  const shop = { version: 0, mode: 'up' as 'up' | 'down' | 'answer-lost', written: [] as CartChange[], notified: 0 }
  const cart = (): Cart => ({
    version: shop.version,
    lines: [...units].map(([sku, quantity]) => ({
      sku,
      quantity,
      productId: '1-1',
      href: '/x',
      title: sku,
      brand: 'B',
      unitPrice: 100,
      regularPrice: 100,
      shippingClass: 'standard',
      left: 9,
    })),
  })
  const write = async (change: CartChange): Promise<CartAnswer> => {
    await Promise.resolve()
    if (shop.mode === 'down') throw new Error('no network')
    shop.written.push(change)
    const { intent, sku } = change
    const quantity = 'quantity' in change ? change.quantity : (units.get(sku) ?? 0)
    if (intent === 'pickup' && change.store === 'closed') return { ok: false, reason: 'closed-for-good', cart: cart() }
    const wanted = intent === 'add' ? (units.get(sku) ?? 0) + quantity : quantity
    if (wanted > 9) return { ok: false, reason: 'not-enough', left: 9, cart: cart() }
    shop.version += 1
    if (wanted === 0) units.delete(sku)
    else units.set(sku, wanted)
    if (shop.mode === 'answer-lost') throw new Error('connection closed')
    return { ok: true, cart: cart() }
  }
  const read = async () => {
    if (shop.mode === 'down') throw new Error('no network')
    return cart()
  }
  let onNews: (cart: Cart | undefined) => void = () => {}
  const listen = (own: typeof onNews) => ((onNews = own), () => {})
  const calls = { read, write, notify: () => void (shop.notified += 1), listen }
  const store = new CartStore(calls)
  return {
    shop,
    calls,
    store,
    news: () => onNews(undefined),
    units: () => store.state().cart.lines.map(({ sku, quantity }) => [sku, quantity]),
  }
}

const add = (sku: string, quantity = 1): CartChange => ({ intent: 'add', sku, quantity })
const set = (sku: string, quantity: number): CartChange => ({ intent: 'set', sku, quantity })
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('reads the cart', async () => {
  const { store } = fakeShop()
  expect(store.state().status).toBe('loading')
  await store.load()
  expect(store.state()).toMatchObject({ status: 'ready', waiting: [] })
})

test('changes go one after the other, and other tabs are notified', async () => {
  const { shop, store, units } = fakeShop()
  await Promise.all([store.change(add('A')), store.change(add('A', 2)), store.change(add('B'))])
  expect(shop.written).toHaveLength(3)
  expect(units()).toEqual([
    ['A', 3],
    ['B', 1],
  ])
  expect(shop.notified).toBe(3)
})

test('of a row of quantities only the first, on its way, and the last are sent; all are answered', async () => {
  const { shop, store, units } = fakeShop()
  await store.change(add('A'))
  const answers = await Promise.all([2, 3, 4, 5].map((quantity) => store.change(set('A', quantity))))
  expect(shop.written.slice(1)).toEqual([set('A', 2), set('A', 5)])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(units()).toEqual([['A', 5]])
})

test('a refusal says why, is not sent to other tabs, and clears with the next change', async () => {
  const { shop, store } = fakeShop()
  expect(await store.change(add('A', 10))).toMatchObject({ ok: false, reason: 'not-enough' })
  expect(store.state().refused).toEqual({ sku: 'A', intent: 'add', reason: 'not-enough', left: 9 })
  expect(shop.notified).toBe(0)
  await store.change(add('A'))
  expect(store.state().refused).toBeUndefined()
})

test('without a network nothing is lost: pending changes are sent on retry, in order', async () => {
  const { shop, store, units } = fakeShop()
  shop.mode = 'down'
  const answers = Promise.all([store.change(add('A')), store.change(add('B', 2))])
  await soon()
  expect(store.state()).toMatchObject({ status: 'failed', waiting: [add('A'), add('B', 2)] })
  await store.retry()
  expect(store.state().status).toBe('failed')
  shop.mode = 'up'
  await store.retry()
  expect((await answers).map(({ ok }) => ok)).toEqual([true, true])
  expect(units()).toEqual([
    ['A', 1],
    ['B', 2],
  ])
  expect(store.state()).toMatchObject({ status: 'ready', waiting: [] })
})

test('an addition whose answer was lost is not sent twice', async () => {
  const { shop, store, units } = fakeShop()
  await store.load()
  shop.mode = 'answer-lost'
  const answer = store.change(add('A', 2))
  await soon()
  expect(store.state().status).toBe('failed')
  shop.mode = 'up'
  await store.retry()
  expect((await answer).ok).toBe(true)
  expect(shop.written).toHaveLength(1)
  expect(units()).toEqual([['A', 2]])
})

test('an addition that was never sent has not arrived, whatever the cart that could not be read holds', async () => {
  const { shop, store, calls } = fakeShop()
  await store.change(add('A', 2))
  const later = new CartStore(calls)
  shop.mode = 'down'
  await later.load()
  const answer = later.change(add('A', 2))
  await soon()
  shop.mode = 'up'
  await later.retry()
  expect(await answer).toMatchObject({ ok: true, cart: { lines: [{ sku: 'A', quantity: 4 }] } })
})

test('what waits is named, and sent once the connection is back', async () => {
  const { shop, store, units, news } = fakeShop()
  store.follow()
  await soon()
  shop.mode = 'down'
  void store.change(add('A'), 'Tent')
  void store.change(add('A'), 'Tent')
  void store.change(add('B'), 'Lamp')
  await soon()
  expect(store.state().notAdded).toEqual(['Tent', 'Lamp'])
  shop.mode = 'up'
  news()
  await store.settled()
  expect(units()).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  expect(store.state()).toMatchObject({ waiting: [], notAdded: [] })
})

test('a reading that was under way does not undo a change', async () => {
  const { store, units } = fakeShop()
  const reading = store.load()
  await store.change(add('A'))
  await reading
  expect(units()).toEqual([['A', 1]])
})

// acceptance 89: the pickup error is shown, and reset by a change of route
test('a refused pickup is reported, and cleared with the other messages', async () => {
  const { store } = fakeShop()
  await store.change(add('A'))
  expect(await store.change({ intent: 'pickup', sku: 'A', store: 'closed' })).toMatchObject({
    ok: false,
    reason: 'closed-for-good',
  })
  expect(store.state().refused).toEqual({ sku: 'A', intent: 'pickup', reason: 'closed-for-good', left: undefined })
  store.clearMessages()
  expect(store.state().refused).toBeUndefined()
})

test('what was added last is known until the next page, whatever else changes', async () => {
  const { store } = fakeShop()
  await store.load()
  await store.change(add('A'))
  await store.change(add('B'))
  await store.change(set('A', 2))
  expect(store.state().added).toBe('B')
  store.clearMessages()
  expect(store.state().added).toBeUndefined()
})

test('it is settled once every change is answered, and not where none can be sent; then each asking tries again', async () => {
  const { shop, store, units } = fakeShop()
  void store.change(add('A'))
  void store.change(add('A', 2))
  expect(await store.settled()).toBe(true)
  expect(units()).toEqual([['A', 3]])
  expect(await store.settled()).toBe(true)
  shop.mode = 'down'
  void store.change(add('A'))
  expect(await store.settled()).toBe(false)
  expect(store.state().status).toBe('failed')
  shop.mode = 'up'
  void store.retry()
  expect(await store.settled()).toBe(true)
  expect(units()).toEqual([['A', 4]])
})

import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { ordering, number, shopper, place } = orderShop(database)

  test('a gateway that asks for the card on its own page is paid without a token', async () => {
    const { tokens: _, ...own } = ordering.gateway
    const before = ordering.gateways.current
    ordering.gateways.current = {
      ...own,
      authorize: (reference, asked) => own.authorize(reference, { ...asked, token: 'test_challenge' }),
    }
    const who = await shopper([poles], { part: 'payment', method: 'card', token: '' })
    // What is sent all the same is not kept: it could be the number of a card.
    await ordering.checkouts.change(who.visit, { part: 'payment', method: 'card', token: '4242424242424242' })
    const { key, next, state } = await who.review()
    expect([next, state.payment]).toEqual(['review', { method: 'card' }])
    expect(await place(who)).toMatchObject({ ok: false, action: { kind: 'redirect' } })
    await own.prove(key, true)
    expect(await ordering.placing.finish(who.visit, key)).toMatchObject({ ok: true })
    expect(await number(sql`select captured as n from payments where key = ${key}`)).toBeGreaterThan(0)
    ordering.gateways.current = before
  })

  test('a token of another gateway is asked for again', async () => {
    const who = await shopper([poles])
    for (const token of ['ctoken_approve', '4242424242424242', ''])
      expect(await ordering.checkouts.change(who.visit, { part: 'payment', method: 'card', token })).toMatchObject({
        ok: false,
        errors: [{ field: 'payment' }],
      })
    const before = ordering.gateways.current
    ordering.gateways.current = { ...before, tokens: /^pm_/ }
    expect((await who.review()).next).toBe('payment')
    ordering.gateways.current = before
  })
})

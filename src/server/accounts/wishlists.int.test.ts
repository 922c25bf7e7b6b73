import { describe, expect, test } from 'vitest'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const world = testAccounts(() => shop.payload)

  test('a wishlist that is full refuses another product, and keeps what it has', async () => {
    const dan = world.browser()
    await dan.does({ intent: 'register', name: 'Dan', email: 'dan@example.com', password: goodPassword, terms: 'on' })
    await expect.poll(() => world.mails.length).toBe(1)
    await dan.does({ intent: 'confirm', token: world.tokenIn(world.mails[0]) })
    const guest = Array.from({ length: 60 }, (_, at) => `5200-${100 + at}`)
    for (let at = 0; at < 199; at++) expect(await dan.does({ intent: 'wish', product: `5300-${100 + at}` })).toEqual({ ok: true, notice: 'saved' })
    dan.jar.set('wishlist', guest.join('.'))
    expect(await dan.does({ intent: 'sign-in', email: 'dan@example.com', password: goodPassword })).toMatchObject({ ok: true })
    const full = (await dan.door().wishlist())?.products ?? []
    expect([full.length, full[0]]).toEqual([200, guest[0]])
    expect(await dan.does({ intent: 'wish', product: '5400-100' })).toEqual({ ok: false, reason: 'wishes-full' })
    expect(await dan.does({ intent: 'wish', product: '5300-100' })).toEqual({ ok: true, notice: 'saved' })
    expect((await dan.door().wishlist())?.products).toEqual(full)
    await dan.does({ intent: 'unwish', product: '5300-100' })
    expect(await dan.does({ intent: 'wish', product: '5400-100' })).toEqual({ ok: true, notice: 'saved' })
  })
})

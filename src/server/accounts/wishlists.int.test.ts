import { describe, expect, test } from 'vitest'
import { paths } from '../../domain/paths.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const world = testAccounts(() => shop.payload)

  test('a wishlist that is full refuses another product, and loses neither what it has nor what found no room', async () => {
    const dan = world.browser()
    await dan.does({ intent: 'register', name: 'Dan', email: 'dan@example.com', password: goodPassword, terms: 'on' })
    await expect.poll(() => world.mails.length).toBe(1)
    await dan.does({ intent: 'confirm', token: world.tokenIn(world.mails[0]) })
    const signIn = (to?: string) =>
      dan.does({ intent: 'sign-in', email: 'dan@example.com', password: goodPassword, to })
    const list = async () => (await dan.forRequest().wishlist())?.products ?? []
    const guest = Array.from({ length: 60 }, (_, at) => `5200-${100 + at}`)
    for (let at = 0; at < 198; at++)
      expect(await dan.does({ intent: 'wish', product: `5300-${100 + at}` })).toEqual({ ok: true, notice: 'saved' })

    // Two find room, the newest on top; the others wait in the browser, and the shopper is led to where it says so.
    dan.jar.set('wishlist', guest.join('.'))
    expect(await signIn('/en/stores')).toEqual({ ok: true, wishesLeft: 58, to: '/en/account/wishlist' })
    const full = await list()
    expect([full.length, full.slice(0, 3), dan.forRequest().guestWishes()]).toEqual([
      200,
      [guest[0], guest[1], '5300-297'],
      guest.slice(2),
    ])
    // Repeating it changes nothing, and the checkout still works.
    expect(await signIn(paths.checkout('fr', 'address'))).toMatchObject({
      ok: true,
      wishesLeft: 58,
      to: paths.checkout('fr', 'address'),
    })
    expect(await list()).toEqual(full)

    expect(await dan.does({ intent: 'wish', product: '5400-100' })).toEqual({ ok: false, reason: 'wishes-full' })
    expect(await dan.does({ intent: 'wish', product: '5300-100' })).toEqual({ ok: true, notice: 'saved' })
    expect(await list()).toEqual(full)

    // What is taken off makes room for what waits, and the same answer says so.
    const forRequest = dan.forRequest()
    await forRequest.account({ intent: 'unwish', product: '5300-100' }, 'en')
    expect([(await list())[0], (await list()).length, forRequest.guestWishes()]).toEqual([
      guest[2],
      200,
      guest.slice(3),
    ])
    expect(dan.forRequest().guestWishes()).toEqual(guest.slice(3))

    // Several that are no longer offered go at once; one product is added at a time.
    expect(await dan.does({ intent: 'unwish', product: '5300-102.5300-103' })).toEqual({ ok: true, notice: 'removed' })
    expect((await list()).filter((code) => ['5300-102', '5300-103'].includes(code))).toEqual([])
    expect(await dan.does({ intent: 'wish', product: '5300-102.5300-103' })).toMatchObject({ reason: 'bad-request' })

    // Signing out leaves nothing personal.
    await dan.does({ intent: 'sign-out' })
    expect(dan.jar.has('wishlist')).toBe(false)
    expect(await signIn()).toEqual({ ok: true, to: '/en/account' })
    await dan.does({ intent: 'unwish', product: '5300-101' })
    expect(await dan.does({ intent: 'wish', product: '5400-100' })).toEqual({ ok: true, notice: 'saved' })
    expect(dan.jar.has('wishlist')).toBe(false)
  })
})

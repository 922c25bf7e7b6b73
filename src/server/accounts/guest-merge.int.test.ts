import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  const rows = () => rowsOf(shop.payload)

  test('cart, wishlist and store of a guest are merged once', async () => {
    const [guest, token] = [await world.customer('anna@example.com', '198.51.100.7'), 'g'.repeat(32)]
    const hashOf = (cart: string) => createHash('sha256').update(cart).digest('hex')
    const line = async (cart: string, sku: string, quantity: number) => {
      await rows()(sql`insert into carts (token, version) values (${hashOf(cart)}, 0) on conflict (token) do nothing`)
      await rows()(
        sql`insert into cart_lines (cart_id, sku, quantity) select id, ${sku}, ${quantity} from carts where token = ${hashOf(cart)}`,
      )
    }
    const own = guest.jar.get('__Host-cart') ?? ''
    await guest.does({ intent: 'sign-out' })
    await line(own, '5102-100', 1)
    await line(token, '5102-100', 3)
    await line(token, '5104-400', 2)
    await rows()(
      sql`insert into checkouts (cart, key, state) values (${hashOf(token)}, 'begun', '{}'), (${hashOf(own)}, 'older', '{}')`,
    )
    guest.jar.set('__Host-cart', token).set('wishlist', '5102-100.5104-400').set('favourite_store', 'calgary')
    const lines = async () =>
      (
        await rows()<{ sku: string; quantity: number }>(
          sql`select sku, quantity from cart_lines l join carts c on c.id = l.cart_id where c.token = ${hashOf(own)} order by sku`,
        )
      ).map(({ sku, quantity }) => [sku, Number(quantity)])
    for (const _ of [1, 2]) {
      expect(await guest.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })).toMatchObject({
        ok: true,
      })
      expect(await lines()).toEqual([
        ['5102-100', 3],
        ['5104-400', 2],
      ])
      expect(await rows()(sql`select key from checkouts where cart in (${hashOf(token)}, ${hashOf(own)})`)).toEqual([
        { key: 'begun' },
      ])
      expect((await guest.forRequest().wishlist())?.products).toEqual(['5102-100', '5104-400'])
      expect(await guest.forRequest().profile()).toMatchObject({ favouriteStore: 'calgary', newsletter: 'none' })
      expect([guest.jar.get('__Host-cart'), guest.jar.has('wishlist')]).toEqual([own, false])
      guest.jar.set('__Host-cart', token).set('wishlist', '5102-100')
    }
    // A store that was removed is gone from the browser too, or the next sign-in would add it again.
    await guest.does({ intent: 'profile', name: 'Anna Roy', locale: 'en', favouriteStore: '' })
    expect([guest.jar.has('favourite_store'), (await guest.forRequest().profile())?.favouriteStore]).toEqual([
      false,
      undefined,
    ])
    expect(await guest.does({ intent: 'searches', list: ['tent', 'ski'] })).toMatchObject({ searches: ['tent', 'ski'] })
    expect(await guest.does({ intent: 'searches', list: ['boots', 'tent'] })).toMatchObject({
      searches: ['boots', 'tent', 'ski'],
    })
  })
})

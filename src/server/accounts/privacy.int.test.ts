import { beforeAll, describe, expect, test } from 'vitest'
import { beginCheckout, writeCheckout } from '../checkout/checkout-rows.ts'
import { rowsOf, sql } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { customerCartToken } from './customer-cart.ts'
import { sweep } from './retention.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    await world.customer('anna@example.com')
  })
  const rows = () => rowsOf(shop.payload)
  const count = async (table: string) =>
    Number((await rows()<{ count: number }>(sql`select count(*) as count from ${sql.identifier(table)}`))[0]?.count)

  const address = {
    intent: 'save-address',
    name: 'Anna Roy',
    line1: '12 rue du Lac',
    city: 'Québec',
    province: 'QC',
    postalCode: 'g1r 2s5',
    phone: '418 555-0101',
  }

  /** Another browser of Anna's. */
  async function annas(browserAddress: string) {
    const anna = world.browser(browserAddress)
    await anna.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    return anna
  }

  test('an account is its owner’s: another customer reads and changes nothing of it', async () => {
    const [anna, bea] = [await annas('198.51.100.8'), await world.customer('bea@example.com', '198.51.100.9')]
    expect(await anna.does({ ...address, postalCode: 'V1L 1A1' })).toMatchObject({
      ok: false,
      reason: 'postal-code',
      field: 'postalCode',
    })
    expect(await anna.does(address)).toEqual({ ok: true, notice: 'saved' })
    const [own] = await anna.forRequest().addresses()
    expect(own).toMatchObject({ line1: '12 rue du Lac', postalCode: 'G1R 2S5', isDefault: true })
    await bea.does({ ...address, id: own?.id, name: 'Bea' })
    await bea.does({ intent: 'remove-address', id: own?.id })
    await bea.does({ intent: 'default-address', id: own?.id })
    const session = (await anna.forRequest().security())?.sessions.find(({ current }) => current)
    await bea.does({ intent: 'end-session', id: session?.id })
    expect(await anna.forRequest().addresses()).toEqual([own])
    expect(await bea.forRequest().addresses()).toMatchObject([{ name: 'Bea', isDefault: true }])
    // The newest is first.
    for (const product of ['5104-400', '5102-100']) await anna.does({ intent: 'wish', product })
    await anna.does({ intent: 'share', shared: 'on' })
    const token = (await anna.forRequest().wishlist())?.shared
    expect(await bea.forRequest().sharedWishlist(token)).toEqual({ name: 'Anna', products: ['5102-100', '5104-400'] })
    await anna.does({ intent: 'share' })
    expect(await bea.forRequest().sharedWishlist(token)).toBeUndefined()
    for (const intent of [
      'profile',
      'save-address',
      'wish',
      'share',
      'employee',
      'employee-prices',
      'password',
      'delete',
      'end-session',
      'searches',
      'sign-out-everywhere',
    ]) {
      expect(await world.browser().does({ intent, id: own?.id }), intent).toEqual({ ok: false, reason: 'signed-out' })
    }
    expect(await anna.does({ intent: 'constructor' })).toEqual({ ok: false, reason: 'bad-request' })
  })

  test('the address book takes telephone numbers alone, as they are stored, and each place once', async () => {
    const eve = await world.customer('eve@example.com', '198.51.100.12')
    expect(await eve.does({ ...address, phone: 'abc' })).toEqual({ ok: false, reason: 'phone', field: 'phone' })
    expect(await eve.does({ ...address, phone: '418 835-0000 poste 12' })).toEqual({ ok: true, notice: 'saved' })
    const saved = await eve.forRequest().addresses()
    expect(saved).toMatchObject([{ phone: '418-835-0000 ext. 12' }])
    expect(await eve.does({ ...address, phone: '' })).toEqual({ ok: true, notice: 'saved' })
    expect(await eve.forRequest().addresses()).toEqual(saved)
  })

  test('an account can be taken along, and deleted: nothing that names it stays', async () => {
    const anna = await annas('198.51.100.13')
    await shop.payload.create({
      collection: 'employees',
      data: { name: 'Anna', staffNumber: '4411', pin: '820134', active: true, yearlyLimit: 500_00 } as never,
    })
    expect(await anna.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })).toMatchObject({ ok: true })
    const own = await anna.forRequest().customer()
    const cart = hashedToken(await customerCartToken(shop.payload, own!.id))
    const { key } = await beginCheckout(rows(), cart)
    await writeCheckout(
      rows(),
      cart,
      {
        contact: { email: 'gift@example.com', phone: '418-555-0199' },
        promo: 'WINTER',
        payment: { method: 'card', token: 'tok_1' },
        giftCards: [],
      },
      [],
    )
    const at = new Date().toISOString()
    await rows()(
      sql`insert into customer_notes (user_id, "by", note, created_at, updated_at) values (${own?.id}, 'service@example.com', 'Prefers mornings', ${at}, ${at})`,
    )
    const data = JSON.stringify(await world.accounts.privacy.dataOf(own!))
    for (const part of [
      'Anna Roy',
      '12 rue du Lac',
      '5102-100',
      'Firefox',
      'gift@example.com',
      'WINTER',
      'Prefers mornings',
    ])
      expect(data).toContain(part)
    expect(data).not.toContain('service@example.com')
    expect(data).not.toMatch(/[0-9a-f]{32}:|token|hash/i)
    expect(data).not.toContain(key)
    expect(await anna.does({ intent: 'delete', email: 'bea@example.com' })).toMatchObject({ ok: false })
    expect(await anna.does({ intent: 'delete', email: 'Anna@Example.com ' })).toEqual({
      ok: true,
      notice: 'account-deleted',
    })
    expect([...anna.jar.keys()]).toEqual([])
    for (const table of [
      'customer_sessions',
      'customer_credentials',
      'customer_addresses',
      'customer_notes',
      'wishlist_items',
      'security_events',
      'employee_uses',
      'employees',
    ]) {
      expect(await rows()(sql`select id from ${sql.identifier(table)} where user_id = ${own?.id}`), table).toEqual([])
    }
    expect(await rows()(sql`select id from customers where email = 'anna@example.com'`)).toEqual([])
    expect(
      await world
        .browser('198.51.100.14')
        .does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
    ).toMatchObject({ reason: 'wrong' })
  })

  test('what is no longer needed is swept away, and nothing else', async () => {
    const browser = world.browser('198.51.100.15')
    const others = await count('customers')
    await browser.does({ intent: 'register', name: 'Cy', email: 'cy@example.com', password: goodPassword, terms: 'on' })
    await expect.poll(() => count('customers')).toBe(others + 1)
    await sweep(shop.payload, Date.now())
    expect(await count('customers')).toBe(others + 1)
    await sweep(shop.payload, Date.now() + 400 * 86_400_000)
    expect([
      await count('customers'),
      await count('customer_sessions'),
      await count('security_events'),
      await count('carts'),
    ]).toEqual([others, 0, 0, 0])
  })
})

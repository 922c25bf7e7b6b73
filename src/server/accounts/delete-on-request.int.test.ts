import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { testAccounts } from '../testing/accounts.ts'
import { adminApiAs, type AdminFetch } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { sweep } from './retention.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  let ordering: Ordering
  beforeAll(() => {
    world = testAccounts(() => shop.payload)
    ordering = orderingOn(async () => shop.payload)
  })
  const { shopper, placed } = shoppersOf(() => ordering)
  const rows = () => rowsOf(shop.payload)

  test('an administrator deletes an account at its owner’s request, as the owner would', async () => {
    const email = 'anna@example.com'
    const anna = await world.customer(email)
    const { number } = await placed(await shopper([poles]))
    await ordering.outbox.run()
    await rows()(sql`update orders set email = ${email} where number = ${number} returning id`)
    const [{ id } = { id: '' }] = await rows()<{ id: string }>(sql`select id from customers where email = ${email}`)
    const erase = async (by: AdminFetch) => {
      const answer = await by('POST', `/customers/${id}/delete`, { language: 'fr', json: {} })
      return [answer.status, await answer.text()]
    }
    const farewells = () => ordering.mails.filter(({ to }) => to === email)

    for (const role of ['service', 'merchandiser'] as const)
      expect(await erase(adminApiAs(role, () => shop.payload))).toEqual([
        403,
        expect.stringContaining('Seule l’administration'),
      ])
    expect(await rows()(sql`select id from customers where id = ${id}`)).toHaveLength(1)

    const administrator = adminApiAs('administrator', () => shop.payload)
    expect(await erase(administrator)).toEqual([200, expect.anything()])
    expect(await rows()(sql`select id from customers where id = ${id}`)).toEqual([])
    expect(await anna.does({ intent: 'profile', name: 'Anna', locale: 'en' })).toEqual({
      ok: false,
      reason: 'signed-out',
    })
    expect(
      await rows()(sql`select user_id, detail from security_events where kind = 'account-deleted' order by id`),
    ).toEqual([{ user_id: null, detail: 'administrator@portage.example' }])
    await ordering.outbox.run()
    expect(farewells()).toEqual([
      expect.objectContaining({
        subject: 'Your Portage account was deleted',
        text: expect.stringContaining(`Still in progress: ${number}.`),
      }),
    ])

    // Nothing needs the words of the letter once it is sent.
    await sweep(shop.payload, Date.now())
    expect(await rows()(sql`select key from outbox where kind = 'account-deleted'`)).toEqual([])
    expect(await erase(administrator)).toEqual([404, expect.stringContaining('n’existe plus')])
  })
})

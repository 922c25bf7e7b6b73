import { beforeAll, describe, expect, test } from 'vitest'
import { fillCustomerSearch } from '../../migrations/fill-customer-search.ts'
import { rowsOf, sql } from '../database/database.ts'
import { testAccounts } from '../testing/accounts.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let world: ReturnType<typeof testAccounts>
  let cookie = ''
  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    cookie = await staffCookie(shop.payload, 'service')
  })
  /** As the search box of the list asks. */
  const found = async (typed: string) => {
    const asked = ['email', 'name', 'search']
      .map((field, at) => `where[or][${at}][${field}][like]=${encodeURIComponent(typed)}`)
      .join('&')
    const answer = await admin('GET', `/customers?${asked}&depth=0`, { cookie })
    return ((await answer.json()) as { docs: { email: string }[] }).docs.map(({ email }) => email)
  }

  test('customer service finds a customer by a name without its accents, by phone and by postal code, also one of before', async () => {
    const email = 'oceane@example.com'
    const oceane = await world.customer(email)
    expect(await found('anna oceane')).toEqual([email])
    await oceane.does({ intent: 'profile', name: 'Océane Bélanger-Côté', locale: 'fr' })
    for (const typed of ['belanger', 'BÉLANGER', 'cote oceane']) expect(await found(typed), typed).toEqual([email])
    const home = {
      name: 'Océane Bélanger-Côté',
      line1: '1 rue Haute',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2X 1Y4',
      phone: '514-555-0171',
    }
    await oceane.does({ intent: 'save-address', ...home })
    const ways = ['(514) 555-0171', '514 555 0171', 'h2x1y4', 'belanger h2x 1y4']
    for (const typed of ways) expect(await found(typed), typed).toEqual([email])
    expect(await found('514 555 0172')).toEqual([])

    const rows = rowsOf(shop.payload)
    await rows(sql`update customers set search = null where email = ${email} returning id`)
    expect(await found('514 555 0171')).toEqual([])
    await fillCustomerSearch(rows)
    for (const typed of ['belanger', ...ways]) expect(await found(typed), typed).toEqual([email])

    const [saved] = await rows<{ id: string }>(sql`select id from customer_addresses`)
    await oceane.does({ intent: 'remove-address', id: saved?.id ?? '' })
    expect([await found('514 555 0171'), await found('belanger')]).toEqual([[], [email]])
  })
})

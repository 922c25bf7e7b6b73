import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases } from '../testing/databases.ts'
import { partnerShop } from '../testing/partner-shop.ts'

const [long, since] = ['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:06Z']

describe.each(databases)('%s', (database) => {
  const { shop, rows, ask, listed } = partnerShop(database)
  const people = testAccounts(() => shop.payload)
  const emails = async (query: string) => (await ask('GET', `customers${query}`)).json.items?.map(({ email }) => email)

  test('customers page by page, each as by its id, and from the last page on those who come later', async () => {
    for (const name of ['anna', 'ben', 'chloe']) await people.customer(`${name}@example.com`)
    // Made at one moment, none is passed over.
    await rows(sql`update customers set created_at = ${long}`)
    const found = await listed('customers')
    expect(found.map(({ email }) => email).toSorted()).toEqual(
      ['anna', 'ben', 'chloe'].map((name) => `${name}@example.com`),
    )
    expect((await ask('GET', `customers/${String(found[0]?.id)}`)).json).toEqual(found[0])
    const { next, last } = (await ask('GET', 'customers?limit=100')).json
    expect(next).toBeNull()
    expect(await emails(`?after=${String(last)}`)).toEqual([])
    await people.customer('dana@example.com')
    expect(await emails(`?after=${String(last)}`)).toEqual(['dana@example.com'])
    for (const query of ['after=1', 'after=x.y', 'limit=101', 'updatedSince=yesterday'])
      expect((await ask('GET', `customers?${query}`)).status, query).toBe(400)
  })

  test('accounts are followed by what has changed since: those that were made, confirmed or changed', async () => {
    const anna = await people.customer('anna@example.net')
    const ben = people.browser()
    const email = 'ben@example.net'
    await ben.does({ intent: 'register', name: 'Ben Roy', email, password: goodPassword, terms: 'on' })
    const changed = () => emails(`?updatedSince=${since}`)
    await rows(sql`update customers set updated_at = ${long}`)
    expect(await changed()).toEqual([])
    expect(await ben.does({ intent: 'confirm', token: people.tokenIn(people.mails.at(-1)) })).toMatchObject({
      ok: true,
    })
    expect(await changed()).toEqual([email])
    await anna.does({ intent: 'profile', name: 'Anna B. Roy', locale: 'fr' })
    expect(await changed()).toEqual(['anna@example.net', email])
  })
})

import { describe, expect, test } from 'vitest'
import { loadSlogan } from '../../seed/load-slogan.ts'
import { rowsOf, sql } from '../server/database/database.ts'
import { ShopSettings } from '../server/settings/shop-settings.ts'
import { databases, shopOn } from '../server/testing/databases.ts'
import { fillSlogan } from './fill-slogan.ts'

const sample = ['Gear for the carry between waters.', 'L’équipement qui passe d’un lac à l’autre.']

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const rows = (query: ReturnType<typeof sql>) => rowsOf(shop.payload)(query)
  const slogans = async () => {
    const settings = new ShopSettings(async () => shop.payload)
    return [await settings.slogan('en'), await settings.slogan('fr')]
  }

  test('a shop with the sample catalogue goes on with its line, and an empty one has none', async () => {
    await rows(sql`delete from shop_settings`)
    await rows(sql`delete from changes where target = 'seed'`)
    await fillSlogan(rows)
    expect(await slogans()).toEqual([undefined, undefined])

    await rows(sql`insert into changes (target, doc_id, at) values ('seed', 'catalogue', 1)`)
    await fillSlogan(rows)
    expect(await slogans()).toEqual(sample)
    await shop.payload.updateGlobal({ slug: 'shop-settings', data: { slogan: null }, locale: 'en' })
    expect(await slogans()).toEqual([undefined, sample[1]])
  })

  test('the sample has its line, and one that a merchant changed stays', async () => {
    await rows(sql`delete from shop_settings`)
    await loadSlogan(shop.payload)
    expect(await slogans()).toEqual(sample)
    await shop.payload.updateGlobal({ slug: 'shop-settings', data: { slogan: 'Ours' }, locale: 'en' })
    await loadSlogan(shop.payload)
    expect(await slogans()).toEqual(['Ours', sample[1]])
  })
})

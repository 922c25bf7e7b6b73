import { describe, expect, test } from 'vitest'
import { setShopName } from '../../domain/shop-name.ts'
import { databases } from '../testing/databases.ts'
import { partnerShop } from '../testing/partner-shop.ts'

describe.each(databases)('%s', (database) => {
  const { http } = partnerShop(database)
  const title = async () =>
    (JSON.parse((await http('/api/v1/openapi.json')).text) as { info: { title: string } }).info.title

  test('the description names the shop as the merchant does, from the moment it is renamed', async () => {
    expect(await title()).toBe('Portage partner API')
    setShopName('Boréal Plein Air')
    expect(await title()).toBe('Boréal Plein Air partner API')
    setShopName(undefined)
  })
})

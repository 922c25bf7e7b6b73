import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, jacket, tent } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('the form of a category or a collection says which of what it puts first is not in it, drafts and gift cards too', async () => {
    const { categories, collections, products } = shop.fixture
    const cookie = await staffCookie(shop.payload, 'merchandiser')
    const ids = [jacket, tent, giftCard].map((code) => products[code])
    const within = async (of: string, id: unknown) => {
      const answer = await admin('POST', '/markdowns/find', { cookie, json: { ids, within: { of, id } } })
      const body = (await answer.json()) as { within: { outside: number[]; count?: number } }
      return { ...body.within, outside: body.within.outside.map((each) => [jacket, tent, giftCard][ids.indexOf(each)]) }
    }
    const inCollection = { outside: [tent, giftCard], count: 1 }
    expect(await within('product-collections', collections.ultralight)).toEqual(inCollection)
    // By its rule alone, and by what is below it.
    expect(await within('categories', categories.women)).toEqual({ outside: [tent, giftCard] })
    expect(await within('categories', categories.camping)).toEqual({ outside: [jacket] })
    expect(await within('product-collections', 999_999)).toEqual({ outside: [jacket, tent, giftCard], count: 0 })

    const id = products[jacket] ?? 0
    await shop.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    expect(await within('product-collections', collections.ultralight)).toEqual({ ...inCollection, count: 0 })
  })
})

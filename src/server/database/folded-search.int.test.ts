import { beforeAll, describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, tent } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const title = 'Botte d’expédition «\u00a0Œuvre 100\u00a0%\u00a0»'
  beforeAll(async () => {
    const id = shop.fixture.products[jacket]!
    await shop.payload.update({ collection: 'products', id, locale: 'fr', data: { title } })
  })
  const found = async (title: object) => {
    const where = { title, code: { in: [jacket, tent] } }
    const { docs } = await shop.payload.find({ collection: 'products', locale: 'fr', where: where as never })
    return docs.map(({ code }) => code)
  }

  test.each([
    'd’expédition',
    "botte d'expedition",
    "D'EXPÉDITION",
    'D’EXPEDITION BOTTE',
    'expe\u0301dition',
    'œuvre',
    'OEUVRE',
    'Œ',
  ])('staff who type “%s” find a title with accents', async (like) => {
    expect(await found({ like })).toEqual([jacket])
    expect(await found({ contains: like.split(' ')[0] })).toEqual([jacket])
    expect(await found({ not_like: like.split(' ')[0] })).toEqual([tent])
  })

  test.each(['expedetion', 'éé', "d'expeditions", 'bôtter'])('but not by “%s”, which it does not say', async (like) =>
    expect(await found({ like })).toEqual([]),
  )
})

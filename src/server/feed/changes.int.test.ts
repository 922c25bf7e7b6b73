import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { newestChange } from './changes.ts'
import { changesAfter } from '../testing/rows.ts'

const name = { en: 'Name', fr: 'Nom' }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  /** The rows that some work writes. */
  const written = async (work: () => Promise<unknown>) => {
    const last = await newestChange(shop.payload)
    await work()
    return (await changesAfter(shop.payload, last)).map(({ target, docId }) => `${target} ${docId}`)
  }

  test('a creation, a change and a deletion write a row each', async () => {
    let id = 0
    expect(
      await written(async () => {
        id = await creator(shop.payload)('sellers', { key: 'cabin', name: 'Cabin', shipsFrom: name, returns: name })
        await shop.payload.update({ collection: 'sellers', id, data: { name: 'Cabin & Co' } as never })
        await shop.payload.delete({ collection: 'sellers', id })
      }),
    ).toEqual([`sellers ${id}`, `sellers ${id}`, `sellers ${id}`])
  })

  test('a save and its row are rolled back together', async () => {
    const { payload } = shop
    const id = shop.fixture.brands.lowcloud!
    const rows = await written(async () => {
      const req = await createLocalReq({}, payload)
      await initTransaction(req)
      await payload.update({ collection: 'brands', id, data: { name: 'Rolled back' } as never, req })
      expect(await changesInside(payload, req)).toBe(1)
      await killTransaction(req)
    })
    expect(rows).toEqual([])
    expect((await payload.findByID({ collection: 'brands', id })).name).toBe('Lowcloud')
  })

  test('what fails after the row was written leaves neither', async () => {
    const { hooks } = shop.payload.collections.brands!.config
    const fails = () => Promise.reject(new Error('after the hook'))
    hooks.afterOperation.push(fails as never)
    const id = shop.fixture.brands.lowcloud!
    const rows = await written(() =>
      expect(shop.payload.update({ collection: 'brands', id, data: { name: 'Lost' } as never })).rejects.toThrow(
        'after the hook',
      ),
    )
    hooks.afterOperation.splice(hooks.afterOperation.indexOf(fails as never), 1)
    expect(rows).toEqual([])
    expect((await shop.payload.findByID({ collection: 'brands', id })).name).toBe('Lowcloud')
  })

  test('a refused save writes none', async () => {
    expect(
      await written(() =>
        expect(
          shop.payload.update({
            collection: 'colours',
            id: shop.fixture.colours.plum!,
            data: { hex: 'plum' } as never,
          }),
        ).rejects.toThrow(),
      ),
    ).toEqual([])
  })

  test('the seed is silent', async () => {
    expect(
      await written(() =>
        shop.payload.create({
          collection: 'colours',
          data: { key: 'ash', name, hex: '#aaaaaa', family: 'grey' } as never,
          locale: 'all' as never,
          context: { silent: true },
        }),
      ),
    ).toEqual([])
  })

  describe('drafts', () => {
    test('a new draft writes none', async () => {
      expect(
        await written(() =>
          shop.payload.create({
            collection: 'pages',
            data: { key: 'drafted', slug: 'drafted', title: 'Draft', _status: 'draft' } as never,
            draft: true,
          }),
        ),
      ).toEqual([])
    })

    test('publishing writes one, and unpublishing writes one', async () => {
      const id = shop.fixture.pages['ski-shop']!
      const save = (_status: string) =>
        written(() => shop.payload.update({ collection: 'pages', id, data: { _status } as never }))
      expect(await save('draft')).toEqual([`pages ${id}`])
      expect(await save('published')).toEqual([`pages ${id}`])
    })

    // The hook's arguments do not distinguish a draft from an unpublishing: one row too many is written.
    test('a draft over a published product leaves what shoppers see as it is', async () => {
      const id = shop.fixture.products[tent]!
      expect(
        await written(() =>
          shop.payload.update({ collection: 'products', id, data: { popularity: 1 } as never, draft: true }),
        ),
      ).toEqual([`products ${id}`])
      const { docs } = await shop.payload.find({
        collection: 'products',
        where: { id: { equals: id }, _status: { equals: 'published' } },
      })
      expect(docs[0]?.popularity).toBe(50)
      expect(
        await written(() =>
          shop.payload.update({ collection: 'products', id, data: { popularity: 50, _status: 'published' } as never }),
        ),
      ).toEqual([`products ${id}`])
    })

    test('a product with a newer draft is unpublished: a row, and shoppers lose it', async () => {
      const id = shop.fixture.products[giftCard]!
      for (const popularity of [1, 2])
        await shop.payload.update({ collection: 'products', id, data: { popularity } as never, draft: true })
      expect(
        await written(() => shop.payload.update({ collection: 'products', id, data: { _status: 'draft' } as never })),
      ).toEqual([`products ${id}`])
      expect(
        (
          await shop.payload.count({
            collection: 'products',
            where: { id: { equals: id }, _status: { equals: 'published' } },
          })
        ).totalDocs,
      ).toBe(0)
    })

    test('a restored version writes a row', async () => {
      const id = shop.fixture.products[poles]!
      await shop.payload.update({ collection: 'products', id, data: { popularity: 3 } as never })
      const { docs } = await shop.payload.findVersions({
        collection: 'products',
        where: { parent: { equals: id } },
        sort: 'createdAt',
      })
      expect(await written(() => shop.payload.restoreVersion({ collection: 'products', id: docs[0]!.id }))).toEqual([
        `products ${id}`,
      ])
    })
  })
})

/** How many rows a transaction has written that no one else sees yet. */
async function changesInside(payload: Payload, req: Awaited<ReturnType<typeof createLocalReq>>): Promise<number> {
  const inside = await payload.count({ collection: 'changes', req })
  return inside.totalDocs - (await payload.count({ collection: 'changes' })).totalDocs
}

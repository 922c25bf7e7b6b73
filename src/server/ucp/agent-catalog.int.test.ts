import { describe, expect, test } from 'vitest'
import { agentOn } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'

type Found = {
  products: { id: string; title: string; variants: { id: string; price: object; inputs?: object[] }[] }[]
  pagination: { has_next_page: boolean; total_count: number; cursor?: string }
  messages?: { code: string }[]
}

describe.each(databases)('%s', (database) => {
  const { ask, world } = agentOn(shopOn(database))
  const post = async (path: string, body: object) => {
    const answer = await ask('POST', `/catalog/${path}`, body)
    return { status: answer.status, body: answer.body as unknown as Found }
  }

  test('an agent finds what people find, and orders it by the id it found', async () => {
    const { body } = await post('search', { query: 'bâtons' })
    expect(body.products).toMatchObject([{ title: 'Bâtons Ridge', url: expect.stringContaining('/fr/product/') }])
    const [variant] = body.products[0]!.variants
    expect(variant).toMatchObject({
      id: poles,
      price: { amount: 120_00, currency: 'CAD' },
      availability: { available: true, status: 'in_stock' },
    })
    expect(body.pagination).toMatchObject({ has_next_page: false })
    const begun = await ask('POST', '/checkout-sessions', { line_items: [{ item: { id: variant!.id }, quantity: 1 }] })
    expect(begun.status).toBe(201)
    expect((await post('search', { query: 'zzzzqqqq' })).body.products).toEqual([])
    const dear = { query: 'bâtons', filters: { price: { max: 50_00 } } }
    expect((await post('search', dear)).body.products).toEqual([])
  })

  test('without words an agent finds what its filters leave', async () => {
    const found = async (filters?: object) => (await post('search', { ...(filters && { filters }) })).body
    const titles = async (filters?: object) => (await found(filters)).products.map(({ title }) => title).toSorted()
    const [dear, camping] = [{ price: { min: 100_00 } }, { categories: ['camping'] }]
    expect(await titles(camping)).toEqual(['Bâtons Ridge', 'Carte-cadeau', 'Tente Basin'])
    expect(await titles({ ...camping, price: { min: 110_00, max: 130_00 } })).toEqual(['Bâtons Ridge'])
    expect(await titles(dear)).toContain('Bâtons Ridge')
    expect((await found(dear)).pagination.total_count).toBe((await titles(dear)).length)
    expect(await found({ categories: ['zzz'] })).toMatchObject({ products: [], messages: [{ code: 'not_found' }] })
    expect((await titles()).length).toBeGreaterThan((await titles(dear)).length)
  })

  test('in a category that there is not, nothing is found, and it is said', async () => {
    const search = async (...categories: string[]) =>
      (await post('search', { query: 'bâtons', filters: { categories } })).body
    const none = await search('zzz')
    expect(none).toMatchObject({ products: [], pagination: { has_next_page: false, total_count: 0 } })
    expect(none.messages).toMatchObject([
      {
        type: 'warning',
        code: 'not_found',
        path: '$.filters.categories[0]',
        content: 'Catégorie introuvable\u00a0: zzz.',
      },
    ])
    const one = await search('camping', 'zzz')
    expect(one.products).toHaveLength(1)
    expect(one.messages).toMatchObject([{ path: '$.filters.categories[1]' }])
    expect(await search('camping')).not.toHaveProperty('messages')
  })

  test('a look-up takes styles and SKUs, says which led where, and what there is not', async () => {
    const { body } = await post('lookup', { ids: [poles, 'no-such'] })
    expect(body.products).toMatchObject([{ variants: [{ id: poles, inputs: [{ id: poles, match: 'exact' }] }] }])
    expect(body.messages).toMatchObject([{ code: 'not_found' }])
    const { id } = body.products[0]!
    expect((await post('product', { id })).body).toMatchObject({ product: { id, variants: [{ id: poles }] } })
    expect((await post('product', { id: 'no-such' })).body).toMatchObject({ messages: [{ code: 'not_found' }] })
    expect((await post('lookup', { ids: [] })).status).toBe(400)
    expect((await post('search', { pagination: { cursor: 'x' } })).status).toBe(400)
  })

  test('the first version has no catalogue', async () => {
    world.version = '2026-01-11'
    expect((await post('search', { query: 'bâtons' })).status).toBe(404)
    world.version = '2026-04-08'
  })
})

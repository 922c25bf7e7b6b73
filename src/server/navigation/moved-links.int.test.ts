import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const menu = async (id: number, draft = false) =>
    shop.payload.findByID({ collection: 'menus', id, draft, depth: 0, overrideAccess: true })
  const links = ({ url, groups, items }: Awaited<ReturnType<typeof menu>>) => [
    url,
    ...(groups ?? []).map((group) => group.url),
    ...(items ?? []).flatMap((item) => [item.url, ...(item.links ?? []).map((link) => link.url)]),
  ]
  const rename = (slug: string, locale: 'en' | 'fr') =>
    shop.payload.update({ collection: 'categories', id: shop.fixture.categories.clothing!, locale, data: { slug } })
  const create = (language: 'en' | 'fr', url: string) =>
    shop.payload.create({
      collection: 'menus',
      data: {
        title: 'Clothes',
        url,
        groups: [{ title: 'All of them', url: `${url}#all` }],
        items: [{ title: 'Jackets', url: `${url}/jackets`, links: [{ title: 'New ones', url: `/${language}${url}` }] }],
        language,
        placement: 'main',
        order: 50,
        _status: 'published',
      },
      context: { silent: true },
    })

  test('menus of its language link to a category where it is now, and are published as before', async () => {
    const [english, french] = [await create('en', '/products/clothing'), await create('fr', '/products/clothing')]
    await rename('garments', 'en')
    const now = ['/products/garments', '/products/garments#all', '/products/garments/jackets', '/en/products/garments']
    expect(links(await menu(english.id))).toEqual(now)
    expect((await menu(english.id, true))._status).toBe('published')
    expect(links(await menu(french.id))).toEqual(links(french))
    await rename('clothing', 'en')
    await shop.payload.delete({ collection: 'menus', where: { id: { in: [english.id, french.id] } } })
  })

  test('a draft that waits follows too, and waits on', async () => {
    const { id } = await create('en', '/products/clothing')
    const data = { title: 'Clothes, soon', _status: 'draft' as const, groups: [] }
    await shop.payload.update({ collection: 'menus', id, draft: true, data })
    await rename('garments', 'en')
    const [shown, draft] = [await menu(id), await menu(id, true)]
    expect([shown.title, shown._status, links(shown)[0], shown.groups?.length]).toEqual([
      'Clothes',
      'published',
      '/products/garments',
      1,
    ])
    expect([draft.title, draft._status, ...links(draft)]).toEqual([
      'Clothes, soon',
      'draft',
      '/products/garments',
      '/products/garments/jackets',
      '/en/products/garments',
    ])
    await rename('clothing', 'en')
  })

  test('a draft that was never published follows, and is not', async () => {
    const data = { title: 'Soon', url: '/products/clothing', language: 'en', placement: 'main', order: 51 } as const
    const { id } = await shop.payload.create({ collection: 'menus', draft: true, data: { ...data, _status: 'draft' } })
    await rename('garments', 'en')
    expect(await menu(id, true)).toMatchObject({ url: '/products/garments', _status: 'draft' })
    expect(
      (
        await shop.payload.count({
          collection: 'menus',
          where: { _status: { equals: 'published' }, id: { equals: id } },
        })
      ).totalDocs,
    ).toBe(0)
  })
})

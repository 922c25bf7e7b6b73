import { createLocalReq, ValidationError, type PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'

const collection = 'menus'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const call = async (
    method: 'get' | 'post',
    what: 'export' | 'import' | 'waiting' | 'publish' | 'discard',
    role: string | undefined,
    language: string,
    json?: unknown,
  ): Promise<Response> => {
    // The same instance of the module as in the configuration.
    const { menuImportExport } = await import('./menu-import-export.ts')
    const req = await createLocalReq(
      { ...(role && { user: { id: 1, collection: 'users', role } as never }) },
      shop.payload,
    )
    const endpoint = menuImportExport.find((each) => each.method === method && each.path === `/${what}/:language`)!
    return endpoint.handler(
      Object.assign(req, { routeParams: { language }, text: async () => JSON.stringify(json) }) as PayloadRequest,
    ) as Promise<Response>
  }
  const replyOf = async (
    method: 'get' | 'post',
    what: 'import' | 'waiting' | 'publish' | 'discard',
    language: string,
    json?: unknown,
  ): Promise<unknown> => (await call(method, what, 'merchandiser', language, json)).json()
  const titles = async (locale: Locale, draft = false) =>
    (
      await (draft ? createShop(async () => shop.payload).drafts : createShop(async () => shop.payload).shop).shell(
        locale,
        () => {},
      )
    ).navigation.map(({ title }) => title)

  test('a URL that leads nowhere is reported beside its field, and nothing is saved', async () => {
    const items = [
      { title: 'Tents', url: '/products/camping/tents' },
      {
        title: 'Boats',
        url: '/products/boats',
        links: [
          { title: 'Ski shop', url: '/explore/ski-shop' },
          { title: 'Nothing', url: '/explore/nothing' },
        ],
      },
    ]
    const saving = shop.payload.create({
      collection,
      data: {
        _status: 'published',
        title: 'Gear',
        url: '/products',
        language: 'en',
        placement: 'main',
        order: 5,
        items,
        groups: [{ title: 'Gift card', url: '/product/5027-227/gift-card?itc=x' }],
      } as never,
      overrideAccess: true,
    })
    const error = (await saving.catch((reason: unknown) => reason)) as ValidationError
    expect(error.data.errors.map(({ path }) => path)).toEqual(['items.1.url', 'items.1.links.1.url'])
    expect(await titles('en')).toEqual(['Women'])
  })

  test.each([
    ['en', '/produits/camping', false],
    ['en', '/products/camping', true],
    ['fr', '/produits/camping', true],
    ['fr', '/marques', true],
    ['fr', '/brands', false],
    ['en', '/products/clothing/jackets/deals', true],
    ['en', '/products/collections/ultralight', true],
    ['en', '/products/brands/nobody', false],
    ['en', '/product/9999/x', false],
    ['en', 'https://example.com/a', true],
    ['en', 'http://example.com', false],
    ['en', 'javascript:alert(1)', false],
    ['en', '//example.com', false],
    ['en', '/stores/calgary', true],
    ['en', '/stores/atlantis', false],
  ])('in %s the link %s is good: %s', async (language, url, good) => {
    const saving = shop.payload.create({
      collection,
      data: { _status: 'published', title: 'Link', url, language, placement: 'help', order: 9 } as never,
      overrideAccess: true,
    })
    if (!good) return expect(saving).rejects.toMatchObject({ name: 'ValidationError' })
    await shop.payload.delete({ collection, id: (await saving).id, overrideAccess: true })
  })

  // Seen in preview mode before shoppers see it; what leads nowhere is reported when it is to be published.
  test('a draft of a menu is in the preview and not in the shop', async () => {
    const { shop: read, drafts, menu } = createShop(async () => shop.payload)
    const id = shop.fixture.menus.en!
    const titlesIn = async (place: typeof read) =>
      (await place.shell('en', () => {})).navigation.map(({ title }) => title)
    await shop.payload.update({
      collection,
      id,
      draft: true,
      data: { title: 'Not yet', url: '/products/nothing', _status: 'draft' } as never,
      overrideAccess: true,
    })
    expect([await titlesIn(read), await titlesIn(drafts)]).toEqual([['Women'], ['Not yet']])
    expect([(await menu('en'))[0]?.title, (await menu('en', true))[0]?.title]).toEqual(['Women', 'Not yet'])
    await expect(
      shop.payload.update({ collection, id, data: { _status: 'published' } as never, overrideAccess: true }),
    ).rejects.toMatchObject({ name: 'ValidationError' })
    await shop.payload.update({
      collection,
      id,
      data: { title: 'Women', url: '/products/women', _status: 'published' } as never,
      overrideAccess: true,
    })
    expect(await titlesIn(drafts)).toEqual(['Women'])
  })

  test('a menu goes out and comes back the same; a file is a draft until it is published, all of it or nothing', async () => {
    const menu = (await (await call('get', 'export', 'editor', 'en')).json()) as Record<string, unknown>[]
    expect(menu).toMatchObject([
      {
        title: 'Women',
        url: '/products/women',
        mega_menu: 'subNav',
        'co-op_brand_attribute': null,
        subnav: [{ title: 'Jackets' }],
      },
    ])
    const id = (await shop.payload.find({ collection, where: { title: { equals: 'Women' } }, overrideAccess: true }))
      .docs[0]?.id
    expect(await replyOf('post', 'import', 'en', menu)).toMatchObject({ changed: [], removed: [], dead: [] })

    const more = [
      { title: 'Camping', url: '/products/camping', mega_menu: 'about', 'co-op_brand_attribute': 'Lowcloud' },
      { ...menu[0], title: 'All women' },
    ]
    expect(await replyOf('post', 'import', 'en', more)).toMatchObject({
      changed: ['Camping', 'All women'],
      removed: [],
      dead: [],
    })
    expect([await titles('en'), await titles('en', true)]).toEqual([['Women'], ['Camping', 'All women']])
    expect(await replyOf('post', 'publish', 'en')).toMatchObject({ changed: [], removed: [], dead: [] })
    expect([await titles('en'), await titles('fr')]).toEqual([['Camping', 'All women'], ['Hiver']])
    // Found by its URL, it is the document that it was.
    expect((await shop.payload.findByID({ collection, id: id!, overrideAccess: true })) as object).toMatchObject({
      title: 'All women',
    })

    const dead = { changed: ['Bad'], removed: ['All women'], dead: [{ item: 'Bad', url: '/products/nothing' }] }
    expect(await replyOf('post', 'import', 'en', [more[0], { title: 'Bad', url: '/products/nothing' }])).toMatchObject(
      dead,
    )
    expect(await replyOf('get', 'waiting', 'en')).toMatchObject({
      ...dead,
      preview: expect.stringContaining('/api/preview?to=%2Fen&') as string,
    })
    const refused = await call('post', 'publish', 'merchandiser', 'en')
    expect([refused.status, await refused.json(), await titles('en')]).toEqual([
      400,
      { message: 'Nothing was changed. Bad, URL: “/products/nothing” is a broken link in the English shop.' },
      ['Camping', 'All women'],
    ])

    expect(await replyOf('post', 'import', 'en', menu)).toMatchObject({
      changed: ['Women'],
      removed: ['Camping', 'Bad'],
      dead: [],
    })
    await replyOf('post', 'publish', 'en')
    expect([await titles('en'), await titles('en', true)]).toEqual([['Women'], ['Women']])
    expect(await (await call('get', 'export', 'editor', 'en')).json()).toEqual(menu)
  })

  test('what waits is discarded: the draft is again what shoppers see, even where a link of it leads nowhere meanwhile', async () => {
    const { menu } = createShop(async () => shop.payload)
    const before = (await (await call('get', 'export', 'editor', 'en')).json()) as Record<string, unknown>[]
    const other = { title: 'Camping', url: '/products/camping' }
    const id = (await shop.payload.find({ collection, where: { title: { equals: 'Women' } }, overrideAccess: true }))
      .docs[0]!.id
    const mend = (url: string) =>
      shop.payload.update({
        collection,
        id,
        data: { url, _status: 'published' } as never,
        context: { silent: true },
        overrideAccess: true,
      })
    for (const [url, file] of [
      [
        '/products/women',
        [
          { ...before[0], title: 'All women', mega_menu: 'brands', 'co-op_brand_attribute': 'Lowcloud', subnav: [] },
          other,
        ],
      ],
      ['/products/nothing', [other]],
    ] as const) {
      await mend(url)
      const shown = await menu('en')
      await replyOf('post', 'import', 'en', file)
      expect(await menu('en', true)).not.toEqual(shown)
      expect(await replyOf('post', 'discard', 'en')).toMatchObject({ changed: [], removed: [], dead: [] })
      expect([await menu('en'), await menu('en', true)]).toEqual([shown, shown])
    }
    await mend('/products/women')
    expect(await (await call('get', 'export', 'editor', 'en')).json()).toEqual(before)
  })

  test.each([
    ['get', 'export', undefined, 'en', 403],
    ['get', 'waiting', undefined, 'en', 403],
    ['post', 'import', 'store-staff', 'en', 403],
    ['post', 'publish', 'store-staff', 'en', 403],
    ['post', 'discard', 'store-staff', 'en', 403],
    ['post', 'import', undefined, 'en', 403],
    ['get', 'export', 'editor', 'de', 404],
    ['post', 'import', 'editor', 'en', 400],
  ] as const)('%s %s by %s for %s answers %i', async (method, what, role, language, status) =>
    expect((await call(method, what, role, language, { not: 'a menu' })).status).toBe(status),
  )
})

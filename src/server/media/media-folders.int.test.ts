import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { newPicture } from '../testing/picture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const ids: number[] = []
  let folder = 0
  let words: Promise<typeof import('./media-endpoints.ts')> | undefined
  const call = async (
    method: 'get' | 'post',
    path: string,
    {
      role = 'editor',
      language = 'en',
      id,
      json,
    }: { role?: string; language?: string; id?: number; json?: object } = {},
  ) => {
    // The same instance of the module as in the configuration.
    const { mediaEndpoints } = await (words ??= import('./media-endpoints.ts'))
    const req = await createLocalReq({ user: { id: 1, collection: 'users', role } as never }, shop.payload)
    const answer = (await mediaEndpoints
      .find((each) => each.method === method && each.path === path)!
      .handler(
        Object.assign(req, {
          i18n: { ...req.i18n, language },
          routeParams: { id: String(id) },
          json: async () => json,
        }) as unknown as PayloadRequest,
      )) as Response
    return [answer.status, await answer.json()] as const
  }

  beforeAll(async () => {
    for (const name of ['a', 'b', 'c']) ids.push(await newPicture(shop.payload, `${name}.png`))
    folder = await creator(shop.payload)('media-folders', { name: 'Winter' })
  })

  const foldersNow = async () => {
    const [, { none, folders }] = (await call('get', '/folders')) as [
      number,
      { none: number; folders: { name: string; pictures: number }[] },
    ]
    return { none, folders: folders.map(({ name, pictures }) => [name, pictures]) }
  }

  test('pictures are put into a folder and out of it; the list of folders counts them', async () => {
    const { none } = await foldersNow()
    expect(await call('post', '/move-to-folder', { json: { ids, folder } })).toEqual([200, { moved: 3 }])
    expect(await foldersNow()).toEqual({ none: none - 3, folders: [['Winter', 3]] })
    const found = await shop.payload.find({ collection: 'media', where: { folder: { equals: folder } } })
    expect(found.docs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await call('post', '/move-to-folder', { json: { ids: [ids[0]], folder: null } })).toEqual([
      200,
      { moved: 1 },
    ])
    expect(await foldersNow()).toEqual({ none: none - 2, folders: [['Winter', 2]] })
  })

  test('a folder that is deleted leaves its pictures, a name is taken once', async () => {
    const make = () => shop.payload.create({ collection: 'media-folders', data: { name: 'Summer' } })
    const { id } = await make()
    await expect(make()).rejects.toMatchObject({ name: 'ValidationError' })
    await call('post', '/move-to-folder', { json: { ids: [ids[0]], folder: id } })
    const { none } = await foldersNow()
    await shop.payload.delete({ collection: 'media-folders', id })
    expect(await foldersNow()).toEqual({ none: none + 1, folders: [['Winter', 2]] })
  })

  test.each([
    ['editor', 'en', { ids: [], folder: null }, 400, 'Choose up to 1000 pictures and a folder.'],
    ['editor', 'fr', { ids: [1], folder: 9999 }, 400, 'Ce dossier n’existe plus. Rien n’a été modifié.'],
    ['store-staff', 'en', { ids: [1], folder: null }, 403, 'Your role doesn’t allow this.'],
  ])('%s in %s is refused with words: %o', async (role, language, json, status, message) => {
    expect(await call('post', '/move-to-folder', { role, language, json })).toEqual([status, { message }])
  })

  test('the form of a picture says what shows it: a brand, a page, a block of a draft', async () => {
    const make = creator(shop.payload)
    const [shown, inner, unused] = ids as [number, number, number]
    const page = await make('pages', {
      key: 'shows',
      slug: { en: 'shows', fr: 'montre' },
      title: { en: 'Shows it', fr: 'La montre' },
      layout: [{ blockType: 'image', picture: shown }],
    })
    await shop.payload.update({
      collection: 'pages',
      id: page,
      draft: true,
      data: {
        _status: 'draft',
        layout: [{ blockType: 'columns', columns: [{ picture: inner }] }],
      } as never,
    })
    const brand = await make('brands', { key: 'shows', slug: 'shows', name: 'Shows', logo: shown })
    const uses = async (id: number, language = 'en', role = 'editor') => {
      const [, answer] = await call('get', '/:id/uses', { id, language, role })
      return (answer as { uses: object[] }).uses
    }
    const onPage = { kind: 'Page', title: 'Shows it', path: `/collections/pages/${page}` }
    const ofBrand = { kind: 'Brand', title: 'Shows', path: `/collections/brands/${brand}` }
    expect(await uses(shown)).toEqual(expect.arrayContaining([onPage, ofBrand]))
    expect(await uses(inner)).toEqual([onPage])
    expect(await uses(inner, 'fr')).toEqual([{ ...onPage, title: 'La montre' }])
    expect(await uses(unused)).toEqual([])
  })
})

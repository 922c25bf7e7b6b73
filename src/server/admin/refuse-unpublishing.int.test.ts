import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('editor', () => shop.payload)
  const make: ReturnType<typeof creator> = async (...given) => creator(shop.payload)(...given)
  const page = (key: string, slug = { en: key, fr: `${key}-fr` }) =>
    make('pages', {
      _status: 'published',
      key,
      title: { en: key, fr: `${key} (fr)` },
      slug,
      layout: [{ blockType: 'inlinealert', text: { en: 'Mind the bear.', fr: 'Attention à l’ours.' } }],
    })
  const menu = (language: 'en' | 'fr', title: string, url: string) =>
    make('menus', { language, title, url, placement: 'help', _status: 'published', order: 9 })
  const isShown = async (id: number) =>
    (await shop.payload.findByID({ collection: 'pages', id, overrideAccess: true }))._status === 'published'
  /** As the form does it: what its toast says, or nothing. */
  const patch = async (id: number, json: object, query = '', language = 'en') => {
    const answer = await admin('PATCH', `/pages/${id}?depth=0&locale=${language}&fallback-locale=null${query}`, {
      json,
      language,
    })
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    return [answer.status, ...(errors ?? []).map(({ message }) => message)]
  }

  test('a page is not unpublished while a menu of either language leads to it, and says which', async () => {
    const [english, french] = [await page('returns'), await page('warranty')]
    const unpublish = { _status: 'draft' }
    await menu('en', 'Returns', '/explore/returns')
    const other = await menu('fr', 'Garantie', '/explorer/warranty-fr')
    expect(await patch(english, unpublish)).toEqual([
      409,
      '“returns” is still in use: 1 menu (Returns). Change these first, then unpublish it.',
    ])
    expect(await patch(french, unpublish, '&unpublishAllLocales=true', 'fr')).toEqual([
      409,
      '«\u00a0warranty (fr)\u00a0» sert encore\u00a0: 1 menu (Garantie). Modifiez d’abord ces éléments, puis dépubliez.',
    ])
    expect([await isShown(english), await isShown(french)]).toEqual([true, true])
    await shop.payload.delete({ collection: 'menus', id: other, overrideAccess: true })
    expect(await patch(french, unpublish)).toEqual([200])
    expect(await isShown(french)).toBe(false)
    // What nobody sees is not taken from anybody.
    expect(await patch(french, unpublish)).toEqual([200])
  })

  test('the messages at the top of the pages count, in the languages that show them, until they are over', async () => {
    const id = await page('deals')
    const url = { en: '/explore/deals', fr: '/explorer/deals-fr' }
    const message = (text: string, more: object) =>
      make('promo-messages', { text: { en: text, fr: `${text} (fr)` }, url, order: 1, ...more })
    await message('Over', { endsAt: new Date(0).toISOString() })
    await message('Elsewhere', { audience: 'fr', url: { en: url.en, fr: '/marques' } })
    expect(await patch(id, { _status: 'draft' })).toEqual([200])
    expect(await patch(id, { _status: 'published' })).toEqual([200])
    await message('Deals', { audience: 'fr' })
    expect(await patch(id, { _status: 'draft' })).toEqual([409, expect.stringMatching(/in use: 1 .+ \(Deals\)\./)])
    expect((await admin('DELETE', `/pages/${id}`)).status).toBe(409)
  })

  test('a draft of it is saved and published; a save that says nothing of it does not take it off', async () => {
    const id = await page('shipping')
    await menu('en', 'Shipping', '/explore/shipping')
    expect(await patch(id, { title: 'Later', _status: 'draft' }, '&draft=true&autosave=true')).toEqual([200])
    expect(await patch(id, { summary: 'By moose.' })).toEqual([
      409,
      expect.stringContaining('1 menu (Shipping). Change these first, then unpublish it.'),
    ])
    expect(await isShown(id)).toBe(true)
    expect(await patch(id, { title: 'Now', _status: 'published' })).toEqual([200])
  })

  // The admin restores with `draft=false`, whatever the version is.
  test('an older draft that is restored is a draft again; what shoppers see stays', async () => {
    const id = await page('sizes')
    await menu('en', 'Sizes', '/explore/sizes')
    expect(await patch(id, { title: 'Older', _status: 'draft' }, '&draft=true')).toEqual([200])
    expect(await patch(id, { title: 'Newer', _status: 'draft' }, '&draft=true')).toEqual([200])
    const where = { parent: { equals: id }, 'version.title': { equals: 'Older' } }
    const { docs } = await shop.payload.findVersions({ collection: 'pages', where, locale: 'en', overrideAccess: true })
    const answer = await admin('POST', `/pages/versions/${docs[0]!.id}?draft=false`)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { message: 'Restored as a draft. The shop stays as it is until you publish it.', title: 'Older' },
    ])
    const titles = [false, true].map(async (draft) => {
      const asked = { collection: 'pages', id, draft, locale: 'en', overrideAccess: true } as const
      const { title, _status } = await shop.payload.findByID(asked)
      return [title, _status]
    })
    expect(await Promise.all(titles)).toEqual([
      ['sizes', 'published'],
      ['Older', 'draft'],
    ])
  })

  test('of several pages that are unpublished at once, those in use stay and are named', async () => {
    const [used, unused] = [await page('privacy'), await page('unused')]
    await menu('en', 'Privacy', '/explore/privacy')
    const answer = await admin('PATCH', `/pages?where[id][in]=${used},${unused}`, { json: { _status: 'draft' } })
    expect(await answer.json()).toMatchObject({
      docs: [{ id: unused }],
      errors: [
        { id: used, message: expect.stringContaining('“privacy” is still in use: 1 menu (Privacy).') as string },
      ],
    })
    expect([await isShown(used), await isShown(unused)]).toEqual([true, false])
  })
})

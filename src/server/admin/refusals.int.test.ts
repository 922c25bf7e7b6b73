import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('who edits in French is refused in French, by fields, by rules between documents and by what is published', async () => {
    const { payload } = shop
    const data = { email: 'ed@portage.example', password: 'a long password' }
    await payload.create({ collection: 'users', data: { ...data, role: 'administrator' } as never })
    const { token } = await payload.login({ collection: 'users', data })
    const refused = async (at: string, json: object) =>
      Promise.all(
        ['en', 'fr'].map(async (language) => {
          const answer = await admin('POST', at, { cookie: `payload-token=${token}`, language, json })
          return [answer.status, await answer.text()]
        }),
      )
    const both = (en: string, fr: string) => [
      [400, expect.stringContaining(en)],
      [400, expect.stringContaining(fr)],
    ]

    expect(await refused('/redirects', { from: 'here', to: '/en', status: '301' })).toEqual(
      both('Write a path of the shop', 'Écrivez un chemin de la boutique'),
    )
    expect(
      await refused('/promo-codes', { code: 'SPRING', kind: 'percentage', percent: 10, startsOn: 'soon' }),
    ).toEqual(both('Write a day as YYYY-MM-DD.', 'Écrivez un jour sous la forme AAAA-MM-JJ.'))
    await payload.create({
      collection: 'redirects',
      data: { from: '/en/old', to: '/en/new', status: '301' } as never,
    })
    expect(await refused('/redirects', { from: '/en/new', to: '/en/old', status: '301' })).toEqual(
      both('round in circles', 'tournerait en rond'),
    )

    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A tent' } as never,
      locale: 'en',
      file: { name: 'a.png', mimetype: 'image/png', size: bytes.length, data: bytes },
    })
    const page = {
      _status: 'published',
      key: 'wordless',
      title: 'W',
      slug: 'wordless',
      layout: [{ blockType: 'image', picture: id }],
    }
    expect(await refused('/pages?locale=en', page)).toEqual(
      both('no alternative text in Français', 'pas de texte de remplacement (Français)'),
    )
  })
})

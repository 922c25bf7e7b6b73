import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adminApi, fileForm } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('whoever edits in French is refused in French, by fields, by rules between documents and by what is published', async () => {
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
      both('Enter a path of the shop', 'Écrivez un chemin de la boutique'),
    )
    expect(await refused('/redirects', { from: '/en/a', to: { url: '/en/b' }, status: '301' })).toEqual(
      both('Enter a path such as /en/explore', 'Écrivez un chemin comme /fr/explorer'),
    )
    expect(
      await refused('/promo-codes', { code: 'SPRING', kind: 'percentage', percent: 10, startsOn: 'soon' }),
    ).toEqual(
      both(
        'Enter a date as YYYY-MM-DD, not before 1990.',
        'Entrez une date sous la forme AAAA-MM-JJ, à partir de 1990.',
      ),
    )
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
      both('no alt text in Français', 'pas de texte de remplacement (Français)'),
    )
  })

  test('a refusal names its fields as the form does, in the language of the admin', async () => {
    const { payload, fixture } = shop
    const cookie = await staffCookie(payload, 'administrator')
    const refusal = async (method: string, at: string, json: object, language: string) => {
      const answer = await admin(method, at, { cookie, language, json })
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(answer.status).toBe(400)
      return errors.map(({ message }) => message)
    }
    await payload.create({ collection: 'media-folders', data: { name: 'Taken' } })
    const both = async (method: string, at: string, json: object) => [
      ...(await refusal(method, at, json, 'en')),
      ...(await refusal(method, at, json, 'fr')),
    ]
    const product = `/products/${fixture.products[tent]}?locale=en`
    const { variants } = await payload.findByID({ collection: 'products', id: fixture.products[tent]!, depth: 0 })
    const taken = { variants: [...variants, { sku: '5104-400', price: 120_00 }] }
    const priceless = Array.from({ length: 5 }, (_, at) => ({ sku: `5104-50${at}` }))
    expect([
      // By a rule of the shop's own.
      await both('POST', '/webhooks', { url: 'http://portage.example', name: 'W' }),
      await both('PATCH', product, { ...taken, _status: 'published' }),
      // By the same field of many rows.
      await both('PATCH', product, { variants: [...variants, ...priceless], _status: 'published' }),
      await both('POST', '/users', { email: 'new@portage.example', password: 'short', role: 'editor' }),
      // By the database, of what is taken already.
      await both('PATCH', product, { code: poles }),
      await both('POST', '/media-folders', { name: 'Taken' }),
      await both('POST', '/colours?locale=en', { key: 'plum', name: 'P', hex: '#5b2a55', family: 'red' }),
    ]).toEqual([
      ['Field to correct: URL', 'Champ à corriger\u00a0: Adresse web'],
      [
        'Fields to correct: Variants > Variants 2 > Colour, Variants > Variants 2 > SKU',
        'Champs à corriger\u00a0: Variantes > Variantes 2 > Couleur, Variantes > Variantes 2 > UGS',
      ],
      [
        'Fields to correct: Variants > Colour (5), Variants > Price (5)',
        'Champs à corriger\u00a0: Variantes > Couleur (5), Variantes > Prix (5)',
      ],
      ['Field to correct: Password', 'Champ à corriger\u00a0: Mot de passe'],
      ['Field to correct: Code', 'Champ à corriger\u00a0: Code'],
      ['Field to correct: Name', 'Champ à corriger\u00a0: Nom'],
      ['Field to correct: Key', 'Champ à corriger\u00a0: Clé'],
    ])
  })

  test('a picture gets its words of both languages in one form, in the language of either', async () => {
    const { payload } = shop
    const cookie = await staffCookie(payload, 'editor')
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const answer = await admin('POST', '/media?locale=fr', {
      cookie,
      form: fileForm('b.png', bytes, 'image/png', { alt: 'Une tente', otherAlt: ' A tent ' }),
    })
    const { doc } = (await answer.json()) as { doc: { id: number } }
    const stored = async () =>
      (await payload.findByID({ collection: 'media', id: doc.id, locale: 'all' as never, depth: 0 })).alt
    const shown = async (locale: string) =>
      (await (await admin('GET', `/media/${doc.id}?locale=${locale}`, { cookie })).json()) as object
    expect(await stored()).toEqual({ en: 'A tent', fr: 'Une tente' })
    expect(await shown('fr')).toMatchObject({ alt: 'Une tente', otherAlt: 'A tent' })
    expect(await shown('en')).toMatchObject({ alt: 'A tent', otherAlt: 'Une tente' })
    // The form is drawn by the server from the same document.
    const drawn = await payload.findByID({ collection: 'media', id: doc.id, locale: 'en', depth: 0 })
    expect(drawn).toMatchObject({ alt: 'A tent', otherAlt: 'Une tente' })
    const change = (json: object) => admin('PATCH', `/media/${doc.id}?locale=en`, { cookie, json })
    // What does not mention the other language leaves it alone.
    expect((await change({ alt: 'Two tents' })).status).toBe(200)
    expect(await stored()).toEqual({ en: 'Two tents', fr: 'Une tente' })
    await change({ alt: 'Two tents', otherAlt: 'Deux tentes' })
    expect(await stored()).toEqual({ en: 'Two tents', fr: 'Deux tentes' })
    // A page that shows it was published with both.
    const emptied = await change({ alt: 'Two tents', otherAlt: ' ' })
    expect([emptied.status, await emptied.text()]).toEqual([400, expect.stringContaining('Say what the picture shows')])
    expect(await shown('en')).toMatchObject({ alt: 'Two tents', otherAlt: 'Deux tentes' })
    expect((await change({ alt: '', otherAlt: '', decorative: true })).status).toBe(200)
  })
})

import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

type Page = { id: number; title: unknown; slug: unknown; layout: { caption?: unknown; copy?: unknown }[] }

describe.each(databases)(
  '%s: what an editor publishes preserves every word that was sent (acceptance 62–72)',
  (database) => {
    const shop = shopOn(database)
    const admin = adminApi(() => shop.payload)
    let cookie = ''
    let picture = 0
    beforeAll(async () => {
      const { payload } = shop
      const data = { email: 'words@portage.example', password: 'a long password' }
      await payload.create({ collection: 'users', data: { ...data, role: 'editor' } as never })
      cookie = `payload-token=${(await payload.login({ collection: 'users', data })).token}`
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
        .png()
        .toBuffer()
      const file = { name: 'b.png', mimetype: 'image/png', size: bytes.length, data: bytes }
      const { id } = await payload.create({ collection: 'media', data: { alt: 'A tent' } as never, locale: 'en', file })
      await payload.update({ collection: 'media', id, data: { alt: 'Une tente' } as never, locale: 'fr' })
      picture = Number(id)
    })

    const send = async (method: string, at: string, json: object): Promise<Page> => {
      const response = await admin(method, at, { cookie, json })
      expect(response.status).toBeLessThan(300)
      return ((await response.json()) as { doc: Page }).doc
    }
    const stored = (id: number) =>
      shop.payload.findByID({ collection: 'pages', id, locale: 'all' as never, depth: 0 }) as unknown as Promise<Page>

    test('a page with a picture, published at once in one language and then in the other', async () => {
      const block = { blockType: 'image', picture, caption: 'At dawn' }
      const { id, layout } = await send('POST', '/pages?locale=en', {
        _status: 'published',
        key: 'publish-words',
        title: 'Our story',
        slug: 'publish-words',
        layout: [block],
      })
      await send('PATCH', `/pages/${id}?locale=fr`, {
        _status: 'published',
        title: 'Notre histoire',
        slug: 'publier-des-mots',
        layout: [{ ...layout[0], picture, caption: 'À l’aube' }],
      })
      await send('PATCH', `/pages/${id}?locale=en`, { _status: 'published', title: 'Our story, part two' })
      expect(await stored(id)).toMatchObject({
        title: { en: 'Our story, part two', fr: 'Notre histoire' },
        slug: { en: 'publish-words', fr: 'publier-des-mots' },
        layout: [{ caption: { en: 'At dawn', fr: 'À l’aube' } }],
      })
    })

    test('a decorative picture may not be a link, which would have no name', async () => {
      const { payload } = shop
      const alone = { title: 'Linked', slug: 'linked', key: 'linked', _status: 'published' }
      const publish = (block: object) =>
        admin('POST', '/pages?locale=en', { cookie, json: { ...alone, layout: [block] } })
      await payload.update({ collection: 'media', id: picture, data: { decorative: true } as never })
      try {
        for (const block of [
          { blockType: 'image', picture, link: '/stores' },
          { blockType: 'vertimage', vert_image: picture, vert_link: '/stores' },
        ]) {
          const refused = await publish(block)
          expect([refused.status, await refused.text()]).toEqual([
            400,
            expect.stringContaining('this picture is a link'),
          ])
        }
        expect((await publish({ blockType: 'image', picture })).status).toBe(201)
      } finally {
        await payload.update({ collection: 'media', id: picture, data: { decorative: false } as never })
      }
    })

    test('a slice that is duplicated has the words of both languages, as have its rows', async () => {
      const words = (language: string) => ({
        text: `Text ${language}`,
        items: [{ label: `Go ${language}`, link: '/' }],
      })
      const { id, layout } = await send('POST', '/pages?locale=en&draft=true', {
        key: 'duplicated',
        title: 'Two alike',
        slug: 'two-alike',
        layout: [{ blockType: 'hero', picture, heading: 'Winter', ...words('en') }],
      })
      const [hero] = layout as { items: object[] }[]
      const french = {
        ...hero,
        picture,
        heading: 'Hiver',
        ...words('fr'),
        items: [{ ...hero?.items[0], label: 'Go fr' }],
      }
      const saved = await send('PATCH', `/pages/${id}?locale=fr&draft=true&depth=0`, { layout: [french] })
      // The form sends no name of a block that has none.
      const { blockName: _, ...row } = saved.layout[0] as { items: object[]; blockName?: unknown }
      const copy = {
        ...row,
        id: '65f000000000000000000001',
        items: [{ ...row.items[0], id: '65f000000000000000000002' }],
      }
      await send('PATCH', `/pages/${id}?locale=fr&draft=true`, { layout: [row, copy] })
      const draft = await shop.payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0, draft: true })
      const both = {
        heading: { en: 'Winter', fr: 'Hiver' },
        text: { en: 'Text en', fr: 'Text fr' },
        items: [{ label: { en: 'Go en', fr: 'Go fr' } }],
      }
      expect(draft.layout).toMatchObject([both, { ...both, id: copy.id }])
    })

    test.each([
      ['en', 'fr'],
      ['fr', 'en'],
    ])('a page published in %s only is restored from its versions as it was', async (language, other) => {
      const { id } = await send('POST', `/pages?locale=${language}`, {
        _status: 'published',
        key: `only-${language}`,
        title: 'One',
        slug: `only-${language}`,
        layout: [{ blockType: 'image', picture, caption: 'First' }],
      })
      await send('PATCH', `/pages/${id}?locale=${language}`, { _status: 'published', title: 'Two' })
      const { docs } = await shop.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: id } },
        sort: 'createdAt',
      })
      const answer = await admin('POST', `/pages/versions/${docs[0]?.id}`, { cookie })
      expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
      const restored = (await stored(id)) as Page & { _status?: string }
      expect(restored).toMatchObject({
        _status: 'published',
        title: { [language]: 'One' },
        slug: { [language]: `only-${language}` },
      })
      expect((restored.title as Record<string, unknown>)[other]).toBeFalsy()
      // Words that are missing from a page are refused as before.
      const empty = await admin('PATCH', `/pages/${id}?locale=${other}`, { cookie, json: { _status: 'published' } })
      expect(empty.status).toBe(400)
    })

    test('a section in French only is not asked for in English, with its picture, and the page is published', async () => {
      const { payload } = shop
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
        .png()
        .toBuffer()
      const file = { name: 'd.png', mimetype: 'image/png', size: bytes.length, data: bytes }
      const made = await payload.create({ collection: 'media', data: { alt: 'Neige' } as never, locale: 'fr', file })
      const layout = (shownIn: string) => [
        { blockType: 'markdowncopy', shownIn, copy: [{ text: 'Seulement ici.' }] },
        { blockType: 'hero', shownIn, heading: 'La neige', picture: made.id, items: [{ label: 'Voir', link: '/' }] },
      ]
      const french = { _status: 'published', key: 'in-french', title: 'Neige', slug: 'neige', layout: layout('fr') }
      const { id } = await send('POST', '/pages?locale=fr', french)
      await send('PATCH', `/pages/${id}?locale=en`, { _status: 'published', title: 'Snow', slug: 'snow' })
      expect(await stored(id)).toMatchObject({
        title: { en: 'Snow', fr: 'Neige' },
        layout: [{ shownIn: 'fr' }, { shownIn: 'fr', heading: { fr: 'La neige' } }],
      })
      // Where it is shown its words are asked for, as are those of a section in both.
      const refused = async (language: string, data: object) => {
        const answer = await admin('PATCH', `/pages/${id}?locale=${language}`, { cookie, json: data })
        return [answer.status, await answer.text()]
      }
      const empty = [{ blockType: 'markdowncopy', shownIn: 'fr', copy: [{ text: '' }] }]
      expect(await refused('fr', { _status: 'published', layout: empty })).toEqual([
        400,
        expect.stringContaining('layout.0.copy.0.text'),
      ])
      const english = await payload.findByID({ collection: 'pages', id, locale: 'en', depth: 0 })
      const shared = english.layout.map((each) => ({ ...each, shownIn: 'all' }))
      expect(await refused('en', { _status: 'published', layout: shared })).toEqual([
        400,
        expect.stringContaining('layout.0.copy.0.text'),
      ])
    })

    test('a product whose picture has no words in one language is not published; one marked as decoration is', async () => {
      const { payload } = shop
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
        .png()
        .toBuffer()
      const file = { name: 'c.png', mimetype: 'image/png', size: bytes.length, data: bytes }
      const made = await payload.create({ collection: 'media', data: { alt: 'A tent' } as never, locale: 'en', file })
      const product = shop.fixture.products['5101-204']
      const owner = `payload-token=${await tokenOf('merchandiser')}`
      const publish = (language: string, data: object) =>
        admin('PATCH', `/products/${product}?locale=en`, {
          cookie: owner,
          language,
          json: { _status: 'published', ...data },
        })
      const refused = await publish('fr', { pictures: [made.id] })
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringMatching(/c\.png\u00a0: cette photo n’a pas de texte de remplacement \(Français\)/),
      ])
      await payload.update({ collection: 'media', id: made.id, data: { alt: 'Une tente' } as never, locale: 'fr' })
      expect((await publish('fr', { pictures: [made.id] })).status).toBe(200)
      await payload.update({
        collection: 'media',
        id: made.id,
        data: { alt: '', decorative: true } as never,
        locale: 'fr',
      })
      expect((await publish('en', { pictures: [made.id] })).status).toBe(200)
    })

    const tokenOf = async (role: string) => {
      const data = { email: `${role}@portage.example`, password: 'a long password' }
      await shop.payload.create({ collection: 'users', data: { ...data, role } as never })
      return (await shop.payload.login({ collection: 'users', data })).token
    }
  },
)

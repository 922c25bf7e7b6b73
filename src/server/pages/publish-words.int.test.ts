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
  },
)

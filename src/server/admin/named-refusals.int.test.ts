import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('administrator', () => shop.payload)

  test('where several are changed at once, what is refused is named, with its reason', async () => {
    const { payload, fixture } = shop
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'A tent' } as never,
      locale: 'en',
      file: { name: 'several.png', mimetype: 'image/png', size: bytes.length, data: bytes },
    })
    const [refused, changed] = [fixture.products[tent]!, fixture.products[poles]!]
    const pictures = { pictures: [picture.id], _status: 'draft' } as never
    await payload.update({ collection: 'products', id: refused, data: pictures, draft: true })
    const change = async (language: string, gender: string) => {
      const at = `/products?draft=true&locale=${language}&where[id][in]=${refused},${changed}`
      const json = { gender, _status: 'published' }
      const answer = await admin('PATCH', at, { language, json })
      return [answer.status, ((await answer.json()) as { message: string }).message.replaceAll('\u00a0', ' ')]
    }
    expect(await change('fr', 'women')).toEqual([
      400,
      expect.stringMatching(
        /^Impossible de mettre à jour 1 sur 2 Produits\. « Tente Basin » : Contenu > Photos – .* pas de texte/,
      ),
    ])
    expect(await change('en', 'men')).toEqual([
      400,
      expect.stringMatching(/“Basin Tent”: Content > Pictures – .* no alt text in Français/),
    ])
    const stored = await payload.findByID({ collection: 'products', id: changed, depth: 0 })
    expect(stored.gender).toBe('men')
    const left = await payload.findByID({ collection: 'products', id: refused, draft: true, depth: 0 })
    expect([left.gender, left._status]).toEqual([null, 'draft'])
  })
})

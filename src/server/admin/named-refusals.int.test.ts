import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles, tent } from '../testing/fixture.ts'

type Answer = { message: string; errors: { message: string }[] }

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
    // The button that publishes shows the errors, and no message where nothing was published.
    const publish = await admin('PATCH', `/products?draft=true&locale=fr&where[id][in]=${refused}`, {
      language: 'fr',
      json: { _status: 'published' },
    })
    const { message, errors } = (await publish.json()) as Answer
    expect(message.replaceAll('\u00a0', ' ')).toMatch(/^Impossible de mettre à jour 1 sur 1 Produit\.$/)
    expect(errors.map((one) => one.message.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^« Tente Basin » : Contenu > Photos – .* pas de texte/),
    ])
  })

  test('of what is not deleted, a few are named, and how many more there are', async () => {
    const make = creator(shop.payload)
    const brands: number[] = []
    for (const at of [1, 2, 3, 4, 5, 6, 7]) brands.push(await make('brands', { key: `used-${at}`, name: `Used ${at}` }))
    await make('markdowns', { name: 'Clearance', kind: 'percentage', percent: 10, active: false, brands })
    const answer = await admin('DELETE', `/brands?where[id][in]=${brands}`, { language: 'en' })
    const { message, errors } = (await answer.json()) as Answer
    expect(message).toBe('Unable to delete 7 out of 7 Brands.')
    const said = errors.map((one) => one.message)
    expect(said.slice(0, 5).toSorted()[0]).toMatch(/^“Used \d” is still in use: 1 sale \(Clearance\)/)
    expect(said.slice(5)).toEqual(['Refused as well: 2.'])
  })

  test('one press of Publish names all that is wrong: what is missing, what leads nowhere, what has no words', async () => {
    const { payload } = shop
    const refused = async (at: string, json: object) => {
      const answer = await admin('POST', `${at}?locale=en`, { language: 'en', json })
      const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string }[] } }[] }
      return errors.flatMap(({ data }) => data.errors.map(({ path }) => path)).toSorted()
    }
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A stove' },
      locale: 'en',
      file: { name: 'stove.png', mimetype: 'image/png', size: bytes.length, data: bytes },
    })
    const link = { title: '', url: '/products/nothing' }
    const menu = { title: 'Gear', url: '/products/nowhere', language: 'en', placement: 'help', items: [link] }
    expect(await refused('/menus', { ...menu, _status: 'published' })).toEqual(['items.0.title', 'items.0.url', 'url'])
    const button = { blockType: 'action', items: [{ label: 'Waxing', link: '#waxing' }] }
    const layout = [{ blockType: 'image', picture: id }, { blockType: 'image' }, button]
    expect(await refused('/pages', { key: 'all', slug: 'all', layout, _status: 'published' })).toEqual([
      'layout.0.picture',
      'layout.1.picture',
      'layout.2.items.0.link',
      'title',
    ])
    expect(await refused('/products', { code: '9', pictures: [id], _status: 'published' })).toEqual(
      expect.arrayContaining(['pictures', 'title', 'description', 'variants']),
    )
  })
})

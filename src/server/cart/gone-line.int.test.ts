import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { Carts } from './carts.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('what is taken from sale is still called by its colour and size, and leads to its product', async () => {
    const { payload, fixture } = shop
    const server = createShop(async () => payload)
    const token = Carts.newToken()
    const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#5b2a55' } })
      .png()
      .toBuffer()
    const sizes = [
      { key: 'm', name: { en: '6.5 M', fr: '6.5 M' } },
      { key: 'l', name: { en: 'L', fr: 'G' } },
    ]
    const variants = ['m', 'l'].map((size) => ({ sku: `5901-001-${size}`, colour: 'plum', size, price: 1 }))
    const { id: picture, filename } = await payload.create({
      collection: 'media',
      data: { decorative: true },
      locale: 'en',
      file: { name: 'shoe.png', mimetype: 'image/png', size: bytes.length, data: bytes },
    })
    const id = await creator(payload)('products', {
      _status: 'published',
      code: '5901-001',
      title: { en: 'Faded', fr: 'Fané' },
      slug: { en: 'faded', fr: 'fane' },
      description: { en: 'x', fr: 'x' },
      brand: fixture.brands.lowcloud,
      categories: [fixture.categories.tents],
      colours: [{ colour: fixture.colours.moss }, { colour: fixture.colours.plum, pictures: [picture] }],
      sizes,
      variants,
    })
    for (const { sku } of variants) await creator(payload)('inventory', { sku, location: 'online', quantity: 5 })
    await server.take([{ target: 'products', docId: String(id) }])
    for (const { sku } of variants) await server.carts.add(token, sku, 1, 'en')
    const { sizes: known } = await payload.findByID({ collection: 'products', id, depth: 0 })
    await payload.update({
      collection: 'products',
      id,
      data: { sizes: known!.slice(0, 1), variants: variants.slice(0, 1), _status: 'published' },
    })
    await server.take([{ target: 'products', docId: String(id) }])
    const gone = async (locale: Locale) =>
      (await server.carts.read(token, locale)).lines.flatMap(({ title, colour, size, href, picture: own, problem }) =>
        problem === 'unavailable' ? { title, colour, size, href, picture: own } : [],
      )
    const shown = { file: filename, width: 4, height: 3, alt: '' }
    expect(await gone('fr')).toEqual([
      { title: 'Fané', colour: 'Prune', size: 'G', href: '/fr/product/5901-001/fane', picture: shown },
    ])
    await payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    expect(await gone('fr')).toEqual([
      { title: 'Fané', colour: 'Prune', size: '6,5 M', href: '/fr/search?q=Fan%C3%A9', picture: shown },
      { title: 'Fané', colour: 'Prune', size: 'G', href: '/fr/search?q=Fan%C3%A9', picture: shown },
    ])
    expect((await gone('en'))[0]).toMatchObject({ title: 'Faded', colour: 'Plum', size: '6.5 M' })
  })
})

import { describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { newestChange } from '../feed/changes.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, tent } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'
import { webm } from '../testing/uploads.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('a product has the newest video that shows it, at once when an editor says so', async () => {
    const { payload, fixture } = shop
    const server = createShop(async () => payload)
    const titleOf = async (id: string, locale: 'en' | 'fr' = 'en') => {
      const tags: string[] = []
      const page = await server.shop.product(locale, id, (...more) => void tags.push(...more))
      return [page?.video?.title, tags.includes('videos')]
    }
    const captionsOf = async (id: string, locale: 'en' | 'fr') =>
      Object.keys((await server.shop.product(locale, id, () => undefined))?.video?.file?.captions ?? {})
    const upload = (name: string, products: (number | undefined)[]) =>
      payload.create({
        collection: 'videos',
        locale: 'all' as never,
        data: { title: { en: name, fr: `${name} fr` }, wordless: true, products } as never,
        file: { name: `${name}.webm`, data: webm, mimetype: 'video/webm', size: webm.length },
      })
    expect(await titleOf(jacket)).toEqual([undefined, true])
    await upload('older', [fixture.products[jacket]])
    const last = await newestChange(payload)
    const { id } = await upload('newer', [fixture.products[jacket]])
    const dropped = await server.take(await changesAfter(payload, last))
    expect([...(dropped ?? [])]).toContain('videos')
    expect(await titleOf(jacket)).toEqual(['newer', true])
    expect(await titleOf(jacket, 'fr')).toEqual(['newer fr', true])
    expect(await captionsOf(jacket, 'fr')).toEqual(['en', 'fr'])
    expect(await titleOf(tent)).toEqual([undefined, true])

    // Written in French alone: called in English as the product is, and with French captions alone.
    await payload.create({
      collection: 'videos',
      locale: 'fr',
      data: {
        title: 'La tente',
        captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nVoici.',
        products: [fixture.products[tent] ?? 0],
      },
      file: { name: 'tent.webm', data: webm, mimetype: 'video/webm', size: webm.length },
    })
    await server.take(await changesAfter(payload, last))
    const title = (await server.shop.product('en', tent, () => undefined))?.product.title
    expect([await titleOf(tent), await titleOf(tent, 'fr')]).toEqual([
      [title, true],
      ['La tente', true],
    ])
    expect(await captionsOf(tent, 'en')).toEqual(['fr'])

    const before = await newestChange(payload)
    await payload.delete({ collection: 'videos', id })
    await server.take(await changesAfter(payload, before))
    expect(await titleOf(jacket)).toEqual(['older', true])
  })
})

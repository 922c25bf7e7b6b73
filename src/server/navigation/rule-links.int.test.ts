import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const saved = async (language: string, url: string, more: object = {}) =>
    shop.payload.create({
      collection: 'search-rules',
      data: { name: 'Returns', language, anchoring: 'is', query: 'returns', action: 'redirect', url, ...more } as never,
      req: await createLocalReq({ req: { i18n: { language: 'fr' } } as never }, shop.payload),
      overrideAccess: true,
    })

  test.each([
    ['en', '/stores'],
    ['en', '/en/stores'],
    ['fr', '/magasins'],
    ['en', '/products/camping?sort=price'],
  ])('in %s a search may lead to %s', async (language, url) =>
    expect(await saved(language, url)).toMatchObject({ url }),
  )

  test.each([
    ['en', '/en/returns', 'anglais'],
    ['fr', '/fr/retours', 'français'],
    ['fr', '/en/stores', 'français'],
  ])('in %s a search that would lead to %s is refused beside its field', async (language, url, name) => {
    const error = await saved(language, url).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      data: {
        errors: [{ path: 'url', message: `«\u00a0${url}\u00a0» est un lien brisé dans la boutique en ${name}.` }],
      },
    })
  })

  test('a rule that is switched off, or does something else, may still have the address of a page that is gone', async () => {
    expect(await saved('en', '/en/returns', { active: false })).toMatchObject({ active: false })
    expect(await saved('en', '/en/returns', { action: 'replace', replacement: 'tents' })).toMatchObject({
      action: 'replace',
    })
  })
})

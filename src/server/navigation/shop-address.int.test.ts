import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const address = async (collection: 'categories' | 'brands' | 'stores', doc: object, locale: 'en' | 'fr') => {
    const { preview } = shop.payload.collections[collection].config.admin
    const req = await createLocalReq({ locale }, shop.payload)
    return preview?.({ ...doc }, { locale, req, token: null })
  }

  test.each([
    ['en', '/en/products/clothing/jackets'],
    ['fr', '/fr/produits/vetements/vestes'],
  ] as const)('a category’s form has its address in %s, below its parents', async (locale, path) =>
    expect(await address('categories', { key: 'jackets' }, locale)).toBe(path),
  )

  test('what has no word for its address yet has none', async () => {
    expect(await address('brands', { key: 'saltspray' }, 'fr')).toBe('/fr/produits/marques/saltspray')
    expect(await address('brands', {}, 'fr')).toBeNull()
    expect(await address('categories', {}, 'fr')).toBeNull()
    expect(await address('stores', { slug: 'calgary' }, 'en')).toBe('/en/stores/calgary')
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { databases, shopOn } from '../testing/databases.ts'

const slug = { en: 'wool-toques', fr: 'tuques-de-laine' }
/** The addresses that lack the last word where it is not written, and where rules of staff lead from and to. */
const above = {
  en: ['/en/products/clothing', '/en/products', '/en/category', '/en/products/collections', '/en/explore'],
  fr: ['/fr/produits/vetements', '/fr/produits', '/fr/category', '/fr/produits/collections', '/fr/explorer'],
}
const guides = { en: '/en/size-guides', fr: '/fr/guides-des-tailles' }
const layout = [{ blockType: 'inlinealert', text: 'Gare à l’ours.' }]
const lines = [{ size: 'S', measure: 'hand', from: 180 }]

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const rules = async () =>
    (await shop.payload.find({ collection: 'redirects', sort: 'from', pagination: false })).docs.map(
      ({ from, to, status }) => ({ from, to, status }),
    )
  const added = {
    'a category below another': (): [string, object] => ['categories', { parent: shop.fixture.categories.clothing }],
    'a category': (): [string, object] => ['categories', {}],
    'a collection': (): [string, object] => ['product-collections', {}],
    'a guide of sizes': (): [string, object] => ['size-guides', { lines }],
    'a page': (): [string, object] => ['pages', { layout, _status: 'published' }],
  }

  afterEach(async () => {
    await shop.payload.delete({ collection: 'redirects', where: {} })
    for (const collection of ['categories', 'product-collections', 'size-guides', 'pages'] as const)
      await shop.payload.delete({ collection, where: { key: { equals: 'toques' } } })
  })

  test.each(
    (['fr', 'en'] as const).flatMap((first: Locale) =>
      Object.entries(added).map(([what, of]) => [what, first, of] as const),
    ),
  )(
    '%s that is first in %s leaves redirects of staff as they are when it gets its other words',
    async (_, first, of) => {
      const second = otherLocale(first)
      const [collection, more] = of()
      for (const [i, to] of [...above[second], guides[second]].entries())
        await shop.payload.create({ collection: 'redirects', data: { from: `/${second}/old-${i}`, to, status: '302' } })
      const before = await rules()
      const words = (locale: Locale) => ({ name: slug[locale], title: slug[locale], slug: slug[locale] })
      const own = collection as 'categories'
      const data = { key: 'toques', ...more, ...words(first) }
      const { id } = await shop.payload.create({ collection: own, locale: first, draft: true, data })
      await shop.payload.update({ collection: own, id, locale: second, data: { ...more, ...words(second) } })
      expect(await rules()).toEqual(before)
      await shop.payload.delete({ collection: own, id })
      expect(await rules()).toEqual(before)
    },
  )
})

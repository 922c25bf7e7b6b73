import { describe, expect, test } from 'vitest'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { locales } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { createShop } from '../app/create-shop.ts'
import { databases, openPayload } from '../testing/databases.ts'
import { startPages } from './start-content.ts'
import { writeStart } from './write-start.ts'

const tag = () => {}

describe.each(databases)('%s', (database) => {
  test('a shop that begins empty has the pages that its own parts link to, and menus that lead to them, once', async () => {
    const { payload } = await openPayload(database)
    await writeStart(payload)
    await writeStart(payload)
    expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(startPages.length)
    const { shop } = createShop(async () => payload)
    for (const locale of locales) {
      expect((await shop.home(locale, tag))?.slices).toHaveLength(1)
      const { footer, helpMenu, navigation } = await shop.shell(locale, tag)
      expect(navigation).toEqual([])
      const hrefs = [...footer.flatMap(({ links }) => links), ...helpMenu].map(({ url }) => url)
      expect(hrefs).toContain(paths.returns(locale))
      for (const href of hrefs)
        expect(await shop.contentPage(locale, href.split('/').at(-1) ?? '', tag)).toMatchObject({
          title: expect.any(String),
        })
      expect(await shop.listing(locale, '', emptyQuery, tag)).toMatchObject({ total: 0 })
      expect([await shop.brands(locale, tag), await shop.stores(locale, tag)]).toEqual([[], []])
    }
  })
})

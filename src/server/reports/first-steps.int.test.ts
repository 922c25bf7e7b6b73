import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { startPages } from '../start/start-content.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { readToDo } from './to-do.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('a shop with products and without a main menu, or with the first home page, leads on, in each language', async () => {
    const { payload, fixture } = shop
    const home = fixture.pages.home!
    const steps = async (role: Parameters<typeof readToDo>[1] = 'editor') =>
      (await readToDo(payload, role, Date.now()))
        .filter(({ what }) => /^(menu|home)_/.test(what))
        .map(({ what, href }) => `${what} ${href}`)
    expect(await steps()).toEqual([])
    await payload.delete({ collection: 'menus', id: fixture.menus.fr! })
    expect(await steps()).toEqual(['menu_fr /admin/collections/menus'])
    const { text } = startPages.find(({ key }) => key === 'home')!
    for (const locale of locales) {
      const layout = [{ blockType: 'markdowncopy' as const, copy: [{ text: text[locale] }] }]
      await payload.update({ collection: 'pages', id: home, locale, data: { layout } })
      const page = `/admin/collections/pages/${home}?locale=${locale}`
      expect(await steps('merchandiser')).toContain(`home_${locale} ${page}`)
    }
    expect(await steps('service')).toEqual([])
    await rowsOf(payload)(sql`update products set _status = 'draft'`)
    expect(await steps()).toEqual([])
  })
})

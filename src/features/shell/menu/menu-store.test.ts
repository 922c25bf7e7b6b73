import { afterEach, expect, test, vi } from 'vitest'
import { trailTo } from './menu-store.ts'

const link = (title: string, url: string, subnav: object[] = []) => ({ title, url, subnav, groups: [] })
const menu = [
  link('Hiver', '/produits/hiver', [link('Doudounes', '/produits/femmes/doudounes')]),
  link('Femmes', '/produits/femmes', [
    link('Manteaux', '/produits/femmes/manteaux', [link('Isolés', '/produits/femmes/doudounes')]),
  ]),
]

afterEach(() => vi.unstubAllGlobals())

// acceptance 116
test.each<[string, string, string[]]>([
  ['the page it was clicked on', '/fr/produits/femmes', ['Femmes', 'Manteaux', 'Isolés']],
  ['that page deeper in the menu', '/fr/produits/femmes/manteaux', ['Femmes', 'Manteaux', 'Isolés']],
  ['a page of no menu, hence the first found', '/fr/search', ['Hiver', 'Doudounes']],
])('a link that the menu repeats is named by way of %s', async (_, from, trail) => {
  vi.stubGlobal('fetch', async () => Response.json(menu))
  expect(await trailTo('fr', '/fr/produits/femmes/doudounes', from)).toEqual(trail)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuItem } from './menu.ts'
import { megamenuPath, menuTrail } from './menu-trail.ts'

const item = (
  title: string,
  url: string,
  subnav: MenuItem[] = [],
  groups: { title: string; url: string }[] = [],
): MenuItem => ({ title, url, subnav, groups })
const deals = { title: 'Aubaines', url: '/produits/aubaines' }
const menu = [
  item(
    'Hiver',
    '/produits/hiver',
    [item('Vestes', '/produits/vestes', [item('Duvet', '/produits/vestes-duvet')])],
    [deals],
  ),
  item(
    'Femmes',
    '/produits/femmes',
    [
      item('Vêtements', '/produits/vetements', [
        item('Duvet', '/produits/vestes-duvet'),
        item('Vestes', '/produits/vestes'),
      ]),
    ],
    [deals],
  ),
  item('Hommes', '/produits/hommes', [item('Duvet', '/produits/vestes-duvet')]),
]

// acceptance 116
test.each<[string, string, string[], string[]]>([
  ['a top item', '/produits/femmes', [], ['Femmes']],
  ['a leaf, first found without a branch', '/produits/vestes-duvet', [], ['Hiver', 'Vestes', 'Duvet']],
  [
    'the clicked branch wins over the first found',
    '/produits/vestes-duvet',
    ['Femmes', 'Vêtements', 'Duvet'],
    ['Femmes', 'Vêtements', 'Duvet'],
  ],
  ['an open top item decides', '/produits/vestes-duvet', ['Hommes'], ['Hommes', 'Duvet']],
  ['a group link of the clicked branch', '/produits/aubaines', ['Femmes'], ['Femmes', 'Aubaines']],
  ['the URL as clicked, with its prefix', '/fr/produits/vestes-duvet', ['Hommes'], ['Hommes', 'Duvet']],
  ['another depth in another branch', '/produits/vestes', ['Femmes', 'Vêtements'], ['Femmes', 'Vêtements', 'Vestes']],
  ['a branch that does not contain the URL', '/produits/hiver', ['Femmes'], ['Hiver']],
  ['a URL the menu does not have', '/produits/canots', ['Femmes'], []],
  ['an empty URL', '', [], []],
])('%s (acceptance 116)', (_, url, branch, trail) => expect(menuTrail(menu, url, branch)).toEqual(trail))

test('two links of the same URL under one parent are distinguished by the clicked title (acceptance 116)', () => {
  const twins = [item('Gifts', '/gifts', [item('All', '/gifts/all'), item('Everything', '/gifts/all')])]
  expect(menuTrail(twins, '/gifts/all', ['Gifts', 'Everything'])).toEqual(['Gifts', 'Everything'])
})

test.each([
  [['Femmes', 'Vêtements', 'Duvet'], 'Femmes-Vêtements-Duvet'],
  [['Course et entraînement'], 'Course et entraînement'],
  [[], ''],
])('the path of %j is "%s" (acceptance 116)', (trail, path) => expect(megamenuPath(trail)).toBe(path))

test('an empty menu has no trail', () => expect(menuTrail([], '/produits/femmes', ['Femmes'])).toEqual([]))

const tree = fc.letrec<{ items: MenuItem[] }>((tie) => ({
  items: fc.array(
    fc
      .record({
        title: fc.constantFrom('a', 'b', 'c', 'd'),
        url: fc.constantFrom('/x', '/y', '/z'),
        subnav: fc.oneof({ maxDepth: 4 }, fc.constant<MenuItem[]>([]), tie('items')),
      })
      .map(({ title, url, subnav }) => item(title, url, subnav)),
    { maxLength: 4 },
  ),
})).items

const everyTrail = (items: MenuItem[], above: string[] = []): { url: string; trail: string[] }[] =>
  items.flatMap(({ title, url, subnav }) => [
    { url, trail: [...above, title] },
    ...everyTrail(subnav, [...above, title]),
  ])

test('for every link of any menu, its own branch gives its own trail', () =>
  fc.assert(
    fc.property(tree, (items) =>
      everyTrail(items).forEach(({ url, trail }) => expect(menuTrail(items, url, trail)).toEqual(trail)),
    ),
  ))

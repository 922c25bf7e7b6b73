import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMegaMenuType, parseMenu as parse, type MenuItem } from './menu.ts'

const parseMenu = (json: unknown) => parse(json).menu

test('a null brand attribute is absent, never the word "null" (acceptance 59)', () => {
  const [item] = parseMenu([
    {
      title: 'Voyage',
      url: '/produits/voyage',
      'co-op_brand_attribute': null,
      subnav: null,
      groups: null,
      image: null,
    },
  ])
  expect(item).toEqual({ title: 'Voyage', url: '/produits/voyage', subnav: [], groups: [] })
  expect(item && 'coopBrand' in item).toBe(false)
})

test('a brand attribute is preserved at every depth (acceptance 59)', () => {
  const [top] = parseMenu([
    {
      title: 'Hiver',
      url: '/produits/hiver',
      subnav: [{ title: 'Skis', url: '/produits/skis', 'co-op_brand_attribute': 'Nordik' }],
    },
  ])
  expect(top?.subnav).toEqual([{ title: 'Skis', url: '/produits/skis', coopBrand: 'Nordik', subnav: [], groups: [] }])
})

test('groups stay beside the sub-navigation (acceptance 60)', () => {
  const [top] = parseMenu([
    {
      title: 'Gifts',
      url: '/products/gifts',
      subnav: [{ title: 'For hikers', url: '/products/collections/gifts-for-hikers' }],
      groups: [
        { title: 'Gift cards', url: '/product/5027-227/gift-card', 'co-op_brand_attribute': null },
        { title: 'No link' },
      ],
    },
  ])
  expect(top?.subnav.map(({ title }) => title)).toEqual(['For hikers'])
  expect(top?.groups).toEqual([{ title: 'Gift cards', url: '/product/5027-227/gift-card' }])
})

test.each([
  ['subNav', 'subNav'],
  ['brands', 'brands'],
  ['about', 'about'],
  ['carousel', undefined],
  ['SUBNAV', undefined],
  ['', undefined],
  [null, undefined],
  [7, undefined],
  [undefined, undefined],
])('a top item of type %j opens %j (acceptance 61)', (type, megaMenu) => {
  for (const name of ['mega_menu', 'megaMenu'])
    expect(parseMenu([{ title: 'Brands', url: '/brands', [name]: type }])).toEqual([
      { title: 'Brands', url: '/brands', subnav: [], groups: [], ...(megaMenu && { megaMenu }) },
    ])
  expect(isMegaMenuType(type)).toBe(megaMenu !== undefined)
})

test.each([
  ['no title', { url: '/brands' }],
  ['a blank title', { title: ' ', url: '/brands' }],
  ['no URL and no children', { title: 'Brands' }],
  ['a text', 'Brands'],
  ['null', null],
])('an entry with %s is left out', (_, entry) =>
  expect(parseMenu([entry, { title: 'Sale', url: '/sale' }])).toHaveLength(1),
)

test('what is left out is named by the way to it', () => {
  const { leftOut } = parse([
    {
      title: 'Hiver',
      url: '/produits/hiver',
      subnav: [
        { title: 'Skis', subnav: [{ url: '/a' }] },
        { url: '/b', subnav: [{ title: 'Bas', url: '/c' }] },
      ],
      groups: [{ title: 'Cartes' }],
    },
    { title: 'Vide', subnav: [] },
    null,
  ])
  expect(leftOut).toEqual([
    { above: ['Hiver', 'Skis'], at: 1, isGroup: false },
    { above: ['Hiver'], at: 2, isGroup: false },
    { above: ['Hiver'], at: 1, isGroup: true, title: 'Cartes' },
    { above: [], at: 2, isGroup: false, title: 'Vide' },
    { above: [], at: 3, isGroup: false },
  ])
})

test('a heading without a URL still has its children', () => {
  const [top] = parseMenu([{ title: 'Gear', subnav: [{ title: 'Tents', url: '/products/tents' }] }])
  expect(top).toMatchObject({ title: 'Gear', url: '', subnav: [{ title: 'Tents' }] })
})

test('a picture needs a file and its size', () => {
  const picture = { file: 'winter.svg', width: 320, height: 200, alt: 'A cabin' }
  const withImage = (image: unknown) => parseMenu([{ title: 'Hiver', url: '/produits/hiver', image }])[0]?.image
  expect(withImage(picture)).toEqual(picture)
  for (const part of ['file', 'width', 'height']) expect(withImage({ ...picture, [part]: undefined })).toBeUndefined()
  expect(withImage({ ...picture, alt: null })).toEqual({ ...picture, alt: '' })
})

test('no JSON breaks it, and what comes out reads back the same', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const menu = parseMenu(json)
      expect(parseMenu(menu.map(toJson))).toEqual(menu)
    }),
  ))

const toJson = ({ coopBrand, ...item }: MenuItem): unknown => ({
  ...item,
  'co-op_brand_attribute': coopBrand ?? null,
  subnav: item.subnav.map(toJson),
})

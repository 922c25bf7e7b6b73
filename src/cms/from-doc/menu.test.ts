import { expect, test } from 'vitest'
import { menuFromDoc, type MenuDoc } from './menu.ts'

const doc = (more: Partial<MenuDoc> = {}): MenuDoc => ({
  id: 1,
  language: 'en',
  placement: 'main',
  order: 1,
  title: 'Women',
  url: '/products/women',
  ...more,
})

test('a top item without anything below it is a plain link', () =>
  expect(menuFromDoc(doc())).toEqual({ title: 'Women', url: '/products/women', groups: [], subnav: [] }))

// acceptance 59
test.each([[null], [''], [undefined]])('the brand %s is absent, never "null" (acceptance 59)', (coopBrand) =>
  expect(menuFromDoc(doc({ coopBrand }))).not.toHaveProperty('coopBrand'),
)

test('a brand that pays for its place is included (acceptance 59)', () =>
  expect(
    menuFromDoc(doc({ items: [{ title: 'Jackets', url: '/j', coopBrand: 'Saltspray' }] })).subnav[0]?.coopBrand,
  ).toBe('Saltspray'))

// acceptance 60
test('groups are beside the tree, not inside it (acceptance 60)', () => {
  const menu = menuFromDoc(
    doc({
      groups: [{ title: 'Deals', url: '/deals' }],
      items: [{ title: 'Jackets', url: '/j', links: [{ title: 'Shells', url: '/j/s' }] }],
    }),
  )
  expect(menu.groups).toEqual([{ title: 'Deals', url: '/deals' }])
  expect(menu.subnav).toEqual([
    { title: 'Jackets', url: '/j', groups: [], subnav: [{ title: 'Shells', url: '/j/s', groups: [], subnav: [] }] },
  ])
})

// acceptance 61
test.each([
  ['subNav', 'subNav'],
  ['brands', 'brands'],
  ['about', 'about'],
  ['carousel', undefined],
  [null, undefined],
])('the type %s is %s (acceptance 61)', (megaMenu, type) =>
  expect(menuFromDoc(doc({ megaMenu: megaMenu as MenuDoc['megaMenu'] })).megaMenu).toBe(type),
)

test('lists that are null are empty', () =>
  expect(menuFromDoc(doc({ groups: null, items: null }))).toMatchObject({ groups: [], subnav: [] }))

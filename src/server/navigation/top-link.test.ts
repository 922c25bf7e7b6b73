import { expect, test } from 'vitest'
import type { MenuDoc } from '../../cms/from-doc/menu.ts'
import { topLink } from './menu.ts'

const link = { title: 'Gift cards', url: '/explore/gifts' }
const opened = (more: Partial<MenuDoc>) =>
  topLink({ id: 1, language: 'en', placement: 'main', order: 1, ...link, ...more }, 'en').megaMenu

test.each([
  ['a sub-menu without an item', { megaMenu: 'subNav' }, undefined],
  ['a sub-menu of promo links', { megaMenu: 'subNav', groups: [link] }, 'subNav'],
  ['a sub-menu', { megaMenu: 'subNav', items: [link] }, 'subNav'],
  ['a panel about the shop without an item', { megaMenu: 'about', items: [] }, undefined],
  ['the brands, which come by themselves', { megaMenu: 'brands' }, 'brands'],
  ['none', { items: [link] }, undefined],
] satisfies [string, Partial<MenuDoc>, unknown][])('an item opens what it has to show: %s', (_, doc, panel) =>
  expect(opened(doc)).toBe(panel),
)

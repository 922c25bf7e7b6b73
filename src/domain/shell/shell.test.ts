import { expect, test } from 'vitest'
import { specifiedLook } from '../shop-look.ts'
import { specifiedTerms } from '../shop-terms.ts'
import { sentShell } from './shell.ts'

test('the second level of the menu is not sent as data besides the HTML', () => {
  const shell = {
    locale: 'en',
    promoMessages: [],
    helpMenu: [],
    footer: [],
    terms: specifiedTerms,
    contact: {},
    look: specifiedLook,
  } as const
  const top = { title: 'Women', href: '/en/products/women', megaMenu: 'subNav' } as const
  const links = [{ title: 'Jackets', href: '/en/products/jackets' }]
  const read = { ...shell, promoMessages: [], helpMenu: [], footer: [], navigation: [{ ...top, links, promos: links }] }
  expect(sentShell(read)).toEqual({ ...shell, navigation: [top] })
})

import { expect, test } from 'vitest'
import { specifiedLook } from '../shop-look.ts'
import { specifiedTerms } from '../shop-terms.ts'
import { sentShell } from './shell.ts'

test('the second level of the menu and the footer are not sent as data besides the HTML', () => {
  const shell = {
    locale: 'en',
    promoMessages: [],
    helpMenu: [],
    terms: specifiedTerms,
    contact: {},
    look: specifiedLook,
  } as const
  const top = { title: 'Women', href: '/en/products/women', megaMenu: 'subNav' } as const
  const links = [{ title: 'Jackets', href: '/en/products/jackets' }]
  const footer = [{ title: 'Shopping', links: [{ title: 'Deals', url: '/en/products/deals' }] }]
  const slogan = 'Gear for the North'
  const read = {
    ...shell,
    promoMessages: [],
    helpMenu: [],
    footer,
    slogan,
    navigation: [{ ...top, links, promos: links }],
  }
  expect(sentShell(read, true)).toEqual({ ...shell, navigation: [top] })
  expect(sentShell(read, false)).toEqual({ ...shell, footer, slogan, navigation: [top] })
})

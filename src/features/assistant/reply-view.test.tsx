import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ReplyPart } from '../../domain/assistant/reply.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ReplyView } from './reply-view.tsx'

const html = (part: ReplyPart) => {
  overwriteGetLocale(() => 'en')
  const element = <ReplyView part={part} locale="en" renderHours={() => null} onLeave={() => {}} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const quote = { kind: 'quote', title: 'Retours', text: 'Vous avez 60 jours.' } as const

test('what is quoted in the other language says so, and its link opens a document of that language', () => {
  const french = html({ ...quote, href: '/fr/explorer/retours' })
  expect(french).toContain('lang="fr-CA"')
  expect(french).toMatch(/<a href="\/fr\/explorer\/retours" hrefLang="fr-CA"/i)
  expect(html({ ...quote, href: '/en/explore/returns' })).not.toMatch(/lang=/i)
})

test('a question in the other language is offered the shop in it, in its words', () => {
  const text = 'Vous préférez le français ?'
  const own = html({ kind: 'language', locale: 'fr', text, link: 'Passer au français', href: '/fr' })
  expect(own).toContain(`<p lang="fr-CA">${text} <a href="/fr"`)
})

test('products are cards: picture, brand and for whom, the name as the link, the price', () => {
  const card = html({
    kind: 'products',
    products: [
      {
        id: '5129-274',
        title: 'Poudrerie Insulated Winter Boots',
        brand: 'Bushline',
        gender: 'women',
        picture: { file: 'boots.png', width: 800, height: 800 },
        href: '/en/product/5129-274/poudrerie-insulated-winter-boots',
        price: { price: 229_95 },
      },
    ],
    total: 7,
    href: '/en/search?q=winter%20boots',
  })
  expect(card).toMatch(/<img [^>]*src="\/media\/boots\.png[^"]*"/)
  expect(
    card
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Bushline · Women’s Poudrerie Insulated Winter Boots $229.95 All 7 results')
})

test('that a place has no store is said, and leads to all stores', () => {
  const elsewhere = html({ kind: 'stores', stores: [], href: '/en/stores', isElsewhere: true })
  expect(elsewhere).toMatch(/<p>No store of that name is in our list[^<]*<\/p><p[^>]*><a href="\/en\/stores"/)
  expect(elsewhere).not.toContain('are on its page')
})

test('codes are used in the cart or at checkout, and their answer leads to the deals', () => {
  expect(html({ kind: 'deals', href: '/en/products/deals' })).toMatch(/cart.*checkout.*<a href="\/en\/products\/deals"/)
})

test('who asks how the shop is reached may call it or write to it', () => {
  const both = html({ kind: 'reach', telephone: '514-555-0171', email: 'aide@portage.test' })
  expect(both).toMatch(/<a href="tel:5145550171"[^>]*>514-555-0171<\/a><a href="mailto:aide@portage.test"/)
  expect(html({ kind: 'reach', email: 'aide@portage.test' })).not.toContain('tel:')
})

// A rule of editors that leads elsewhere is one result without a product.
test('one result is no plural', () => {
  const link = html({ kind: 'products', products: [], total: 1, href: '/en/search?q=kayak' })
  expect(link).toMatch(/>See the result</)
})

test('without a store that is named an answer is a sentence: that all are closed on a day, or where hours are', () => {
  expect(html({ kind: 'stores', stores: [], href: '/en/stores', closedOn: '2026-12-25' })).toMatch(
    /All our stores are closed on Friday, December 25\./,
  )
  expect(html({ kind: 'stores', stores: [], href: '/en/stores' })).toMatch(/are on its page\./)
})

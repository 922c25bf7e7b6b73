import { expect, test } from 'vitest'
import { chosenSearch, ownFrame, pagePropsOf } from './page-props.ts'

const root = { loaderData: { shell: {} } }

// acceptance 29, 73
test.each([
  ['nothing given', [root], '/fr'],
  ['no data at all', [root, { loaderData: undefined }], '/fr'],
  ['the page in both languages', [root, { loaderData: { path: { en: '/en/cart', fr: '/fr/panier' } } }], '/fr/panier'],
  ['a page not written in the other language', [root, { loaderData: { path: { en: '/en/explore/x' } } }], '/fr'],
  ['an alternate URL', [root, { loaderData: { path: { fr: '/fr/a' }, alternateLocaleUrl: '/fr/b' } }], '/fr/b'],
])('the language link with %s', (_, matches, href) => expect(pagePropsOf(matches, 'en').alternateHref).toBe(href))

// acceptance 29: what is chosen on the page stays chosen in the other language
test.each([
  [{ path: { fr: '/fr/produits' } }, '/fr/produits?gender=hommes'],
  [{ path: { fr: '/fr/search?q=sac' } }, '/fr/search?q=sac&gender=hommes'],
  [{ path: { fr: '/fr/search?q=sac&gender=femmes' } }, '/fr/search?q=sac&gender=femmes'],
  [{ path: { en: '/en/explore/x' } }, '/fr'],
  [{ alternateLocaleUrl: '/fr/b' }, '/fr/b'],
])('of %j with a filter the language link is %s', (loaderData, href) =>
  expect(pagePropsOf([root, { loaderData }], 'en', '?gender=hommes').alternateHref).toBe(href),
)

// acceptance 35, 73
test.each([
  [undefined, false],
  [true, true],
])('hideTopRibbonAndStoreSelector %s', (hideTopRibbonAndStoreSelector, hidden) =>
  expect(pagePropsOf([root, { loaderData: { hideTopRibbonAndStoreSelector } }], 'fr')).toEqual({
    alternateHref: '/en',
    hideTopRibbonAndStoreSelector: hidden,
  }),
)

// acceptance 29
test('what a page has chosen is asked of its own handle, in the other language', () => {
  const handle = { searchIn: (parameters: URLSearchParams, locale: string) => `?${locale}-${parameters.get('a')}` }
  const parameters = new URLSearchParams('a=1')
  expect(chosenSearch([{}, { handle }], parameters, 'en')).toBe('?fr-1')
  expect([chosenSearch([{ handle }, {}], parameters, 'en'), chosenSearch([], parameters, 'fr')]).toEqual(['', ''])
})

test('only a page that says so wears a header and footer of its own', () => {
  const frame = { Header: () => null, Footer: () => null }
  expect(ownFrame([{ handle: undefined }, { handle: { frame } }])).toBe(frame)
  expect(ownFrame([{ handle: { frame } }, { handle: { searchIn: () => '' } }])).toBeUndefined()
  expect(ownFrame([{ handle: undefined }])).toBeUndefined()
})

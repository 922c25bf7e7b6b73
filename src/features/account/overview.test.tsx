import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { Overview, type OverviewProps } from './overview.tsx'

const profile: OverviewProps['profile'] = { name: 'Anna', email: 'anna@example.com', locale: 'en', newsletter: 'none' }

test.each([
  ['en', 0, 'Nothing on your list yet.'],
  ['en', 3, '3 on your list'],
  ['fr', 0, 'Rien dans votre liste pour l’instant.'],
  ['fr', 1, '1 dans votre liste'],
] as const)('in %s, of %i wishes the account says: %s', (locale, wishes, words) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Overview locale={locale} profile={profile} employee={{ entitled: false }} wishes={wishes} store={null} />
    </MemoryRouter>,
  )
  expect(html).toContain(`>${words}<`)
})

test.each([
  ['en', 'No orders yet.', '/en/products/new'],
  ['fr', 'Aucune commande pour l’instant.', '/fr/produits/nouveau'],
] as const)('in %s, a new account has no order, and is led to something to order', (locale, words, href) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Overview locale={locale} profile={profile} employee={{ entitled: false }} wishes={0} store={null} />
    </MemoryRouter>,
  )
  expect([html.includes(words), html.includes(`href="${href}"`)]).toEqual([true, true])
})

test('the newest order says how far it is, and leads there', () => {
  overwriteGetLocale(() => 'fr')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Overview
        locale="fr"
        profile={profile}
        employee={{ entitled: false }}
        wishes={0}
        order={{ number: 'P-100001', day: '23 novembre 2026', state: 'En préparation' }}
        store="Gatineau"
      />
    </MemoryRouter>,
  )
  for (const words of ['Bonjour Anna', 'P-100001', '23 novembre 2026', 'Magasin favori', 'Gatineau'])
    expect(html).toContain(words)
  expect(html).toMatch(/<a [^>]*href="\/fr\/commandes\/P-100001"[^>]*>En préparation<\/a>/)
})

test.each([
  [[], true],
  [['stores'], false],
] as const)('in a shop that lacks %j, the tile of the favourite store is there: %s', (lacks, isThere) => {
  overwriteGetLocale(() => 'en')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Lacks value={lacks}>
        <Overview locale="en" profile={profile} employee={{ entitled: false }} wishes={0} store="Gatineau" />
      </Lacks>
    </MemoryRouter>,
  )
  expect([html.includes('Gatineau'), html.includes('href="/en/stores"')]).toEqual([isThere, isThere])
})

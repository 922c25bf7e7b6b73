import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Overview, type OverviewProps } from './overview.tsx'

const profile: OverviewProps['profile'] = { name: 'Anna', email: 'anna@example.com', locale: 'en', newsletter: 'none' }

test.each([
  ['en', 0, 'Nothing on your list yet'],
  ['en', 3, '3 on your list'],
  ['fr', 0, 'Rien dans votre liste pour l’instant'],
  ['fr', 1, '1 dans votre liste'],
] as const)('in %s, of %i wishes the account says: %s', (locale, wishes, words) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Overview locale={locale} profile={profile} employee={{ entitled: false }} wishes={wishes} />
    </MemoryRouter>,
  )
  expect(html).toContain(`>${words}<`)
})

test('the newest order says how far it is, and the favourite store its name', () => {
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
  for (const words of ['Bonjour Anna', 'En préparation', 'P-100001', '23 novembre 2026', 'Mon magasin\u00a0: Gatineau'])
    expect(html).toContain(words)
})

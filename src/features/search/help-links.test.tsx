import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { HelpLinks } from './help-links.tsx'

test('the links are a list in a named navigation', () => {
  overwriteGetLocale(() => 'fr')
  const links = [
    { title: 'Retours', href: '/fr/explorer/retours' },
    { title: 'État d’une commande', href: '/fr/commandes' },
  ]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <HelpLinks links={links} />
    </MemoryRouter>,
  )
  expect(html.match(/<nav aria-labelledby="([^"]+)".*<p id="\1"[^>]*>Vous cherchez peut-être/)).not.toBeNull()
  expect([...html.matchAll(/<li><a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
    links.map(({ href }) => href),
  )
})

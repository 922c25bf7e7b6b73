// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { footerInPage, readFooter, RenderedFooter } from './footer-columns.ts'
import { SiteFooter } from './site-footer.tsx'

const columns = [
  {
    title: 'Magasiner',
    links: [
      { title: 'Cartes-cadeaux', url: '/fr/produits/cartes-cadeaux' },
      { title: 'Équipement d’hiver & plus', url: '/fr/produits/hiver?itc=pied' },
    ],
  },
  { title: 'Conseils', links: [{ title: 'Nous joindre', url: '/fr/explorer/nous-joindre' }] },
]

const slogan = 'Vers le nord & plus'

const html = (given?: typeof columns) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RenderedFooter value={given ? { footer: given, slogan } : { footer: [] }}>
        <SiteFooter
          locale="fr"
          contact={{}}
          alternateHref="/en"
          newsletter={null}
          account={null}
          cookieChoices={{ hash: '#cookies', onOpen: () => {} }}
        />
      </RenderedFooter>
    </MemoryRouter>,
  )

test('a living footer has the columns and the line that the HTML had which it replaces', () => {
  const served = html(columns)
  document.body.innerHTML = served
  readFooter(document.body)
  expect(footerInPage()).toEqual({ footer: columns, slogan })
  expect(html()).toBe(served)
})

// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { columnsInPage, FooterColumns, FooterSlogan, readFooter } from './footer-columns.ts'
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

const html = (given?: typeof columns) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FooterColumns value={given ?? []}>
        <FooterSlogan value={given && 'Vers le nord & plus'}>
          <SiteFooter
            locale="fr"
            contact={{}}
            alternateHref="/en"
            newsletter={null}
            account={null}
            cookieChoices={{ hash: '#cookies', onOpen: () => {} }}
          />
        </FooterSlogan>
      </FooterColumns>
    </MemoryRouter>,
  )

test('a living footer has the columns and the line that the HTML had which it replaces', () => {
  const served = html(columns)
  document.body.innerHTML = served
  readFooter(document.body)
  expect(columnsInPage()).toEqual(columns)
  expect(html()).toBe(served)
})

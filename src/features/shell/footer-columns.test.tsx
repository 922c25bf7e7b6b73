// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { columnsInPage, FooterColumns, readColumns } from './footer-columns.ts'
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
        <SiteFooter
          locale="fr"
          contact={{}}
          alternateHref="/en"
          newsletter={null}
          account={null}
          cookieChoices={{ hash: '#cookies', onOpen: () => {} }}
        />
      </FooterColumns>
    </MemoryRouter>,
  )

test('a living footer has the columns that the HTML had which it replaces', () => {
  const served = html(columns)
  document.body.innerHTML = served
  readColumns(document.body)
  expect(columnsInPage()).toEqual(columns)
  expect(html()).toBe(served)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SiteFooter } from './site-footer.tsx'

beforeAll(() => overwriteGetLocale(() => 'fr'))

const belowTheSign = (slogan?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter
        locale="fr"
        columns={[]}
        contact={{}}
        slogan={slogan}
        alternateHref="/en"
        newsletter={null}
        account={null}
        cookieChoices={{ hash: '#cookies', onOpen: () => {} }}
      />
    </MemoryRouter>,
  ).match(/<p class="mt-3[^>]*>([^<]*)</)?.[1]

test('below the sign is the line of the merchant, or none', () => {
  expect(belowTheSign('Vers le nord')).toBe('Vers le nord')
  expect(belowTheSign()).toBeUndefined()
})

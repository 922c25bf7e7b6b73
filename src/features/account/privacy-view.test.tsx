import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { PrivacyView } from './privacy-view.tsx'

test.each(locales)('%s: a refused deletion says what is wrong, and what was typed stays', (locale) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyView
        locale={locale}
        underWay={[]}
        reviews={0}
        answer={{ ok: false, reason: 'not-own-email', field: 'email' }}
        typed={{ email: 'marie.trembley@example.com' }}
      />
    </MemoryRouter>,
  )
  expect(html).toContain('value="marie.trembley@example.com"')
  expect(html).toContain(m.account_refused_not_own_email({}, { locale }))
})

test.each([
  ['en', 0, false],
  ['en', 1, true],
  ['fr', 2, true],
] as const)('in %s, whoever has %i reviews reads that they stay, and where they are: %s', (locale, reviews, isSaid) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyView locale={locale} underWay={[]} reviews={reviews} />
    </MemoryRouter>,
  )
  expect(html.includes(`href="${paths.account(locale, 'reviews')}"`)).toBe(isSaid)
})

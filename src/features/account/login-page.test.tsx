import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../../domain/paths.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { LoginPage } from './login-page.tsx'

test.each([
  ['en', true, 'Your passkeys still work. Look through them now, and remove any you don’t recognize.'],
  [
    'fr',
    true,
    'Vos clés d’accès fonctionnent encore. Vérifiez‑les maintenant et retirez celles que vous ne reconnaissez pas.',
  ],
  ['en', undefined, undefined],
  ['fr', undefined, undefined],
] as const)(
  'in %s, after a new password with passkeys: %s, the way goes on by signing in, to their list where there are any',
  (locale, passkeysStay, words) => {
    overwriteGetLocale(() => locale)
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <LoginPage
          locale={locale}
          step="new-password"
          answer={{ ok: true, notice: 'password-set', ...(passkeysStay && { passkeysStay }) }}
        />
      </MemoryRouter>,
    )
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
      ([, href = '']) => new URL(href, 'https://portage.example'),
    )
    expect(links.map(({ pathname, searchParams }) => [pathname, searchParams.get('to')])).toEqual([
      [paths.login(locale), words ? paths.account(locale, 'security') : null],
    ])
    if (words) expect(html).toContain(`>${words}<`)
  },
)

test('the error of the terms is tied to their box', () => {
  overwriteGetLocale(() => 'en')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LoginPage
        locale="en"
        step="register"
        answer={{ ok: false, reason: 'terms', errors: [{ field: 'terms', reason: 'terms' }] }}
      />
    </MemoryRouter>,
  )
  expect(html).toMatch(
    /<input(?=[^>]* name="terms")(?=[^>]* aria-invalid="true")[^>]* aria-describedby="account-terms-error"/,
  )
  expect(html).toContain('id="account-terms-error"')
})

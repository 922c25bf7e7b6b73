import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { LoginPage, type LoginPageProps } from './login-page.tsx'

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

const shown = (props: Omit<LoginPageProps, 'locale'>, locale: Locale = 'en') => {
  overwriteGetLocale(() => locale)
  return renderToStaticMarkup(
    <MemoryRouter>
      <LoginPage locale={locale} {...props} />
    </MemoryRouter>,
  )
}

test('of a refused sign-in both fields are wrong, and the note says why', () => {
  const html = shown({ answer: { ok: false, reason: 'wrong' } })
  expect(html).toMatch(/id="account-answer" tabindex="-1" role="alert"/)
  for (const name of ['email', 'password'])
    expect(html).toMatch(
      new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* aria-invalid="true")[^>]* aria-describedby="account-answer"`),
    )
  expect(shown({ answer: { ok: false, reason: 'unconfirmed' } })).not.toContain('aria-invalid')
})

test.each([
  ['en', 'code', undefined, 'Sign in with a code'],
  ['en', 'code', { ok: true, notice: 'code-sent' }, 'Enter your code'],
  ['fr', 'code', { ok: false, reason: 'code-wrong', field: 'code' }, 'Entrez votre code'],
  ['fr', 'code', { ok: false, reason: 'invalid-email', field: 'email' }, 'Se connecter avec un code'],
  ['en', 'register', { ok: true, notice: 'check-mail' }, 'Check your email'],
  ['fr', 'forgot', { ok: true, notice: 'check-mail' }, 'Vérifiez vos courriels'],
  ['en', 'confirm', { ok: true, notice: 'confirmed' }, 'Address confirmed'],
  ['fr', 'confirm', { ok: true, notice: 'confirmed' }, 'Adresse confirmée'],
  ['en', 'confirm', undefined, 'Confirm your address'],
  ['fr', 'new-password', { ok: true, notice: 'password-set' }, 'Mot de passe modifié'],
] as const)('%s: the heading of %s after %j is “%s”', (locale, step, answer, heading) =>
  expect(shown({ step, answer, email: 'a@example.com' }, locale)).toContain(`>${heading}</h1>`),
)

test('whoever was going somewhere goes on there once the address is confirmed', () => {
  const confirmed = { step: 'confirm', answer: { ok: true, notice: 'confirmed' } } as const
  expect(shown({ ...confirmed, to: paths.account('en', 'wishlist') })).toMatch(
    /href="\/en\/account\/wishlist"[^>]*>Continue</,
  )
  expect(shown(confirmed)).toMatch(/href="\/en\/account"[^>]*>/)
})

test.each([
  [undefined, '/fr/connexion'],
  ['/fr/compte/commandes', '/fr/connexion?to=%2Ffr%2Fcompte%2Fcommandes'],
])('whoever has an account after all signs in on the way to where they were going: %s', (to, href) =>
  expect(shown({ step: 'register', ...(to && { to }) }, 'fr')).toContain(`href="${href}"`),
)

test.each([
  ['/fr/explorer/confidentialite', true],
  [undefined, false],
])('the privacy policy that one agrees to is linked where the shop has it: %s', (privacy, isLinked) =>
  expect(shown({ step: 'register', privacy }, 'fr').includes('>Politique de confidentialité</a>')).toBe(isLinked),
)

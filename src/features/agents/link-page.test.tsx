import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CHECKOUT_SCOPE, ORDER_SCOPE } from '../../domain/ucp/identity-linking.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { LinkPage, LinkReason, type LinkView } from './link-page.tsx'

const agent = 'https://agent.example/profile'
const customer = { id: 'c', email: 'anna@example.com' }
const shown = (locale: 'en' | 'fr', view: LinkView) => {
  overwriteGetLocale(() => locale)
  return renderToStaticMarkup(
    <MemoryRouter>
      <LinkPage locale={locale} view={view} />
    </MemoryRouter>,
  )
}

test.each([
  ['en', 'Link agent.example to your account?', ['Allow', 'Don’t allow'], 'Fill in checkouts', 'Read your orders'],
  [
    'fr',
    'Lier agent.example à votre compte\u00a0?',
    ['Permettre', 'Ne pas permettre'],
    'Préparer et passer des commandes',
    'Lire vos commandes',
  ],
] as const)(
  'in %s, a customer is asked by name, and sees all that is asked for',
  (locale, title, buttons, checkout, orders) => {
    const html = shown(locale, { is: 'asked', agent, customer, scopes: [CHECKOUT_SCOPE, ORDER_SCOPE] })
    expect(html).toContain(`${title}</h1>`)
    expect([...html.matchAll(/name="intent" value="(?:allow|deny)"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(
      buttons,
    )
    for (const words of [checkout, orders, customer.email, agent]) expect(html).toContain(words)
    const less = shown(locale, { is: 'asked', agent, customer, scopes: [ORDER_SCOPE] })
    expect([less.includes(checkout), less.includes(orders)]).toEqual([false, true])
  },
)

test.each([
  ['en', 'agent.example, a shopping assistant, wants to do this', 'Fill in checkouts'],
  ['fr', 'agent.example, un assistant d’achat, veut faire ceci', 'Préparer et passer des commandes'],
] as const)('in %s, whoever has to sign in first reads who asks, and for what alone', (locale, sentence, checkout) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(<LinkReason agent={agent} scopes={[CHECKOUT_SCOPE]} />)
  expect(html).toContain(sentence)
  expect([html.includes(checkout), html.match(/<li>/g)?.length]).toEqual([true, 1])
})

test('an unknown agent has no button, and after the answer a link leads back where nothing else does', () => {
  expect(shown('en', { is: 'unknown' })).not.toContain('<form')
  const to = 'https://agent.example/return?code=x&iss=y'
  expect(shown('en', { is: 'answered', agent, to })).toContain(`href="${to.replace('&', '&amp;')}"`)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderAccount, type AccountOffer } from './order-account.tsx'

const signIn = '/en/login?to=%2Fen%2Forders%2FP-1'
const shown = (offer: AccountOffer) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <OrderAccount {...{ offer, signIn }} /> }])} />,
  )

test.each(locales)('%s: a guest makes an account of an order, or signs in to the one they have', (locale) => {
  overwriteGetLocale(() => locale)
  const page = shown({ kind: 'register' })
  expect(page).toContain('name="intent" value="register"')
  expect(page).toContain(`href="${signIn}"`)
  expect(page).toContain(m.account_have_account())
})

test.each(locales)('%s: who is signed in with the address of an order adds it, and chooses no password', (locale) => {
  overwriteGetLocale(() => locale)
  const page = shown({ kind: 'join', email: 'odile@example.com' })
  expect(page).toContain('name="intent" value="join"')
  expect(page).toContain('odile@example.com')
  expect(page).not.toContain('type="password"')
  expect(page).toContain(m.order_account_own())
})

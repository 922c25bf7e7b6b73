import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderAccount } from './order-account.tsx'

const signIn = '/en/login?to=%2Fen%2Forders%2FP-1'
const privacy = '/en/explore/privacy'
const shown = (notice?: string) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: <OrderAccount signIn={signIn} privacy={privacy} notice={notice} /> },
      ])}
    />,
  )

test.each(locales)('%s: a guest makes an account of an order, or signs in to the one they have', (locale) => {
  overwriteGetLocale(() => locale)
  const page = shown()
  expect(page).toContain('name="intent" value="register"')
  expect(page).toContain(`href="${signIn}"`)
  expect(page).toContain(`href="${privacy}"`)
  expect(page).toContain(m.account_have_account())
})

test.each(locales)('%s: once its mail is sent, the heading asks for no account any more', (locale) => {
  overwriteGetLocale(() => locale)
  const page = shown(m.account_notice_check_mail())
  expect(page).toContain(`>${m.account_check_mail_title()}</h2>`)
  expect(page).not.toContain(m.order_account())
})

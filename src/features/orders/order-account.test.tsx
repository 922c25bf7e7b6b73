// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderAccount } from './order-account.tsx'

const signIn = '/en/login?to=%2Fen%2Forders%2FP-1'
const privacy = '/en/explore/privacy'
const offer = (answer: { notice?: string | undefined; error?: string }) => (
  <RouterProvider
    router={createMemoryRouter([
      { path: '*', element: <OrderAccount signIn={signIn} privacy={privacy} {...answer} /> },
    ])}
  />
)
const shown = (notice?: string) => renderToStaticMarkup(offer({ notice }))

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

// Each answer is another document: what it says was there from the beginning, which no screen reader announces.
test.each([
  [{}, 'BODY', null],
  [{ error: 'Too short.' }, 'INPUT', 'password'],
  [{ notice: 'Check your mail.' }, 'P', null],
])('the focus goes to the answer %j', async (answer, tag, name) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div')!)
  await act(async () => root.render(offer(answer)))
  expect([document.activeElement?.tagName, document.activeElement?.getAttribute('name')]).toEqual([tag, name])
  await act(async () => root.unmount())
})

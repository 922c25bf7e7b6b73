// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { AccountLayout } from './account-layout.tsx'
import { LoginPage } from './login-page.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Each answer is another document: what it says was there from the beginning, which no screen reader announces.
test.each<[AccountAnswer | undefined, string]>([
  [undefined, ''],
  [{ ok: false, reason: 'wrong' }, 'The email address or password isn’t right.'],
  [
    { ok: false, reason: 'code-wrong', field: 'code' },
    'This code isn’t right or has expired. Check it or ask for another.',
  ],
  [{ ok: true, notice: 'account-deleted' }, 'Your account is deleted.'],
])('the focus goes to the answer %j', async (answer, text) => {
  overwriteGetLocale(() => 'en')
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div')!)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <LoginPage locale="en" {...(answer && { answer })} />
      </MemoryRouter>,
    ),
  )
  const { activeElement: focused } = document
  expect(focused === document.body ? '' : focused?.textContent).toContain(text)
  expect(focused === document.body).toBe(text === '')
  await act(async () => root.unmount())
})

test.each<[AccountAnswer | undefined, string | undefined]>([
  [undefined, undefined],
  [{ ok: true, notice: 'saved' }, 'Saved.'],
  [{ ok: false, reason: 'bad-request' }, 'That didn’t work'],
])('in an account the focus goes to the answer %j', async (answer, text) => {
  overwriteGetLocale(() => 'en')
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div')!)
  const element = (
    <AccountLayout locale="en" section="profile" {...(answer && { answer })}>
      {null}
    </AccountLayout>
  )
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />))
  const { activeElement: focused } = document
  if (text === undefined) expect(focused).toBe(document.body)
  else expect(focused === document.body ? '' : focused?.textContent).toContain(text)
  await act(async () => root.unmount())
})

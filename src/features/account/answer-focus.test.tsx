// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
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

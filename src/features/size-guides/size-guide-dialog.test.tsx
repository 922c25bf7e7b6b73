// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SizeGuideDialog } from './size-guide-dialog.tsx'

test('a guide that could not be read leads to its page, and is asked for again by a button', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  overwriteGetLocale(() => 'en')
  HTMLDialogElement.prototype.showModal = vi.fn()
  const asked = vi.fn(async () => Promise.reject(new Error('no connection')))
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = '<div></div>'
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(
      <MemoryRouter>
        <SizeGuideDialog name="Boots" href="/en/size-guides/boots" open onClose={() => {}} />
      </MemoryRouter>,
    ),
  )
  const again = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === m.error_try_again())
  await expect.poll(again).toBeDefined()
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/size-guides/boots')
  await act(async () => again()?.click())
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  await expect.poll(again).toBeDefined()
})

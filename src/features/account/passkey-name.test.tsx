// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SecurityView } from './security-view.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a passkey gets the name that its owner gives it, and the field is free for the next', async () => {
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    if (body) sent.push(JSON.parse(body))
    return Response.json({ ok: true, notice: 'saved' })
  })
  const asked = { parseCreationOptionsFromJSON: () => ({}), parseRequestOptionsFromJSON: () => ({}) }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, asked),
  )
  vi.stubGlobal('navigator', { credentials: { create: async () => ({ toJSON: () => 'signed' }) } })
  const security = { sessions: [], passkeys: [], agents: [], events: [], hasPassword: false }
  const element = <SecurityView locale="en" security={security} />
  const root = createRoot(document.body)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />))

  const field = document.querySelector<HTMLInputElement>('[name=name]')
  expect(field?.labels?.[0]?.textContent).toBe('Name of the passkey (optional)')
  field!.value = 'Work laptop'
  await act(async () => field?.form?.requestSubmit())
  await expect.poll(() => sent).toEqual([{ use: 'add', name: 'Work laptop', locale: 'en', signed: 'signed' }])
  await expect.poll(() => field?.value).toBe('')
  act(() => root.unmount())
})

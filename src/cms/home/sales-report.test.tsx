// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { SalesReport } from './sales-report.tsx'

vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: 'store-staff' } }),
  useConfig: () => ({ config: { routes: { api: '/admin/api' } } }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))
vi.mock('next/link', () => ({ default: 'a' }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: Root

async function problemOf(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<SalesReport />))
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  return document.querySelector('[role=alert]')!.textContent
}
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('a period that the report refuses says what is wrong with it', async () => {
  const message = staffText('fr', 'home_wrongPeriod', { most: 366 })
  expect(await problemOf(async () => Response.json({ message }, { status: 400 }))).toBe(message)
})

test.each([
  ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for it', async () => new Response('Bad gateway', { status: 502 })],
])('where %s, it is tried again in a moment', async (_, answer) =>
  expect(await problemOf(answer)).toBe(staffText('fr', 'exchange_failed')),
)

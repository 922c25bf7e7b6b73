// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { Home } from './home.tsx'

vi.mock('@payloadcms/ui', () => {
  // The same one at each rendering, as Payload's is: the figures are read anew for another user.
  const user = { role: 'editor' }
  return {
    useAuth: () => ({ user }),
    useConfig: () => ({ config: { routes: { api: '/admin/api' } } }),
    useTranslation: () => ({ i18n: { language: 'fr' } }),
  }
})
vi.mock('next/link', () => ({ default: 'a' }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('each page that was not published at its time is named, linked, and says what is missing', async () => {
  const failed = (id: number, title: string, reasons: string[]) => ({
    what: 'notPublished',
    count: 1,
    href: `/admin/collections/pages/${id}`,
    about: { title, reasons },
  })
  const toDo = [failed(7, 'Guide', ['Sections – requis', 'Titre – requis']), failed(8, 'Carte', [])]
  vi.stubGlobal('fetch', async () => Response.json({ toDo }))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Home />))
  await vi.waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(2))
  const name = staffText('fr', 'home_do_notPublished')
  expect([...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/admin/collections/pages/7',
      `1${name}${staffText('fr', 'several_refused', { title: 'Guide', reason: 'Sections – requis Titre – requis' })}`,
    ],
    ['/admin/collections/pages/8', `1${name}${staffText('fr', 'home_aboutReady', { title: 'Carte' })}`],
  ])
  await act(async () => root.unmount())
})

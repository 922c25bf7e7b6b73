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
  const failed = (id: number, title: string, reasons: string[], what = 'notPublished') => ({
    what,
    count: 1,
    href: `/admin/collections/pages/${id}`,
    about: { title, reasons },
  })
  const reasons = ['Sections – requis.', 'Titre – requis.', 'Adresse – requise.', 'Clé – requise.']
  const toDo = [
    failed(7, 'Guide', reasons),
    failed(8, 'Carte', []),
    failed(9, 'Ours', reasons.slice(0, 3), 'notUnpublished'),
  ]
  vi.stubGlobal('fetch', async () => Response.json({ toDo }))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Home />))
  await vi.waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(3))
  const name = staffText('fr', 'home_do_notPublished')
  expect([...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/admin/collections/pages/7',
      `1${name}La dernière version de «\u00a0Guide\u00a0» n’est pas encore en ligne. Sections – requis. Titre – requis. Et 2 autres raisons.`,
    ],
    [
      '/admin/collections/pages/8',
      `1${name}La dernière version de «\u00a0Carte\u00a0» n’est pas encore en ligne. Rien ne s’y oppose plus.`,
    ],
    [
      '/admin/collections/pages/9',
      `1${staffText('fr', 'home_do_notUnpublished')}«\u00a0Ours\u00a0» est toujours en ligne. Sections – requis. Titre – requis. Et une autre raison.`,
    ],
  ])
  await act(async () => root.unmount())
})

const shown = async (figures: object) => {
  vi.stubGlobal('fetch', async () => Response.json(figures))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Home />))
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=false]')).not.toBeNull())
  const text = document.body.textContent
  await act(async () => root.unmount())
  return text
}

test('one of something is named as one', async () => {
  const card = (count: number) => shown({ toDo: [{ what: 'toPrepare', count, href: '/' }] })
  expect(await card(1)).toContain('1Commande à préparer')
  expect(await card(2)).toContain('2Commandes à préparer')
})

test('under what was sold stands only what applies: a comparison with something, visits where they are counted', async () => {
  const text = (before: object, more: object = {}) =>
    shown({
      toDo: [],
      sales: { periods: [{ days: 7, now: { orders: 1, revenue: 5 }, before, ...more }], best: [] },
    })
  const [days, visits] = [staffText('fr', 'home_comparedDays'), staffText('fr', 'home_comparedVisits')]
  const none = await text({ orders: 0, revenue: 0 })
  expect([none.includes(days), none.includes(visits)]).toEqual([false, false])
  const both = await text({ orders: 2, revenue: 7 }, { conversion: 0.1 })
  expect([both.includes(days), both.includes(visits)]).toEqual([true, true])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SecurityView } from './security-view.tsx'

const passkeys = [
  { id: 'a', name: 'Safari, iPhone', since: '2026-11-21T06:59:00Z', synced: true },
  { id: 'b', name: '', since: '2026-11-22T12:00:00Z', synced: false },
]

test.each([
  [
    'en',
    [
      'Safari, iPhone',
      'Added on November\u00a020, 2026 · Synced between devices',
      'Passkey',
      'Added on November\u00a022, 2026 · On one device only',
    ],
  ],
  [
    'fr',
    [
      'Safari, iPhone',
      'Ajoutée le 20\u00a0novembre 2026 · Synchronisée entre appareils',
      'Clé d’accès',
      'Ajoutée le 22\u00a0novembre 2026 · Sur un seul appareil',
    ],
  ],
] as const)(
  'in %s, each passkey says its name, the shop’s day it was added, and where it is stored',
  (locale, words) => {
    overwriteGetLocale(() => locale)
    const element = (
      <SecurityView locale={locale} security={{ sessions: [], passkeys, agents: [], events: [], hasPassword: true }} />
    )
    const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    const [, list = ''] = /<ul[^>]*>(.*?)<\/ul>/.exec(html) ?? []
    expect([...list.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text)).toEqual(words)
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CHECKOUT_SCOPE, ORDER_SCOPE } from '../../domain/ucp/identity-linking.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { noticeText } from './account-words.ts'
import { eventText } from './event-text.ts'
import { LinkedAgents } from './linked-agents.tsx'

const agents = [
  {
    id: '7',
    agent: 'https://agent.example/profile',
    scopes: [CHECKOUT_SCOPE, ORDER_SCOPE] as [typeof CHECKOUT_SCOPE, typeof ORDER_SCOPE],
    since: '2026-11-21T06:59:00Z',
  },
]

test.each([
  [
    'en',
    'Linked on November\u00a020, 2026 · Places orders in your name · Reads your orders',
    'End link: agent.example',
  ],
  [
    'fr',
    'Lié le 20\u00a0novembre 2026 · Commande en votre nom · Lit vos commandes',
    'Rompre le lien\u00a0: agent.example',
  ],
] as const)('in %s, each agent says what it may do, since when, and has a button to end it', (locale, may, end) => {
  overwriteGetLocale(() => locale)
  const element = <LinkedAgents agents={agents} locale={locale} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain(may)
  expect(html).toContain(`aria-label="${end}"`)
})

test.each([
  ['en', 'Shopping agent linked: agent.example', 'The link to agent.example has ended.'],
  ['fr', 'Agent d’achat lié\u00a0: agent.example', 'Le lien avec agent.example est rompu.'],
] as const)('in %s, what happened and the link that has ended name the agent', (locale, happened, ended) => {
  overwriteGetLocale(() => locale)
  const agent = 'https://agent.example/profile'
  expect([
    eventText({ kind: 'agent-linked', agent }),
    noticeText({ ok: true, notice: 'link-ended', agent }),
    eventText({ kind: 'confirmed' }),
  ]).toEqual([happened, ended, locale === 'en' ? 'Address confirmed' : 'Adresse confirmée'])
})

// @vitest-environment jsdom
import { importDateFNSLocale } from '@payloadcms/translations'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Scheduled } from './scheduled.tsx'

const now = vi.hoisted(() => ({
  mayPublish: true,
  isOpen: false,
  planned: [] as object[],
  i18n: { language: 'fr', dateFNS: undefined as unknown },
  asked: [] as object[],
}))
vi.mock('@payloadcms/ui', () => {
  const admin = {
    dateFormat: 'PP',
    timezones: { supportedTimezones: [{ value: 'America/Toronto', label: 'Toronto' }] },
  }
  const functions = {
    getUpcomingScheduledPublish: async (asked: object) => {
      now.asked.push(asked)
      return now.planned
    },
  }
  return {
    useConfig: () => ({ config: { admin } }),
    useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages', hasPublishPermission: now.mayPublish }),
    useModal: () => ({ isModalOpen: (slug: string) => slug === 'schedule-publish-7' && now.isOpen }),
    useServerFunctions: () => functions,
    useTranslation: () => now,
  }
})
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const waitUntil = '2026-12-01T02:30:00.000Z'
const of = (type: string, locale?: string) => ({
  id: `${type} ${locale}`,
  input: { type, locale, timezone: 'America/Toronto' },
  waitUntil,
})
async function opened() {
  now.i18n.dateFNS = await importDateFNSLocale('fr')
  now.asked.length = 0
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const draw = () => act(async () => root.render(<Scheduled />))
  await draw()
  const lines = () => [...document.querySelectorAll('p')].map((line) => line.textContent)
  return { draw, lines, end: () => act(async () => root.unmount()) }
}

test('a form says what is scheduled, each with its day in the zone it was scheduled in', async () => {
  now.planned = [of('unpublish'), of('publish'), of('publish', 'fr')]
  const { lines, end } = await opened()
  expect(lines()).toEqual([
    'Dépublication prévue le 30 nov. 2026 (Toronto).',
    'Publication prévue le 30 nov. 2026 (Toronto).',
    'Publication prévue en français seulement le 30 nov. 2026 (Toronto).',
  ])
  await end()
})

test('what is scheduled in the drawer is said once it is closed', async () => {
  now.planned = []
  const { draw, lines, end } = await opened()
  expect(lines()).toEqual([])
  now.isOpen = true
  await draw()
  now.planned = [of('unpublish')]
  now.isOpen = false
  await draw()
  expect(lines()).toHaveLength(1)
  expect(now.asked).toEqual([
    { id: 7, collectionSlug: 'pages' },
    { id: 7, collectionSlug: 'pages' },
  ])
  await end()
})

test('who may not publish asks for nothing', async () => {
  now.mayPublish = false
  const { lines, end } = await opened()
  expect([lines(), now.asked]).toEqual([[], []])
  now.mayPublish = true
  await end()
})

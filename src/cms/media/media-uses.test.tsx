// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { MediaUses } from './media-uses.tsx'

const picture = vi.hoisted((): { id?: number | null } => ({}))
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/admin/api', admin: '/admin' } } }),
  useDocumentInfo: () => picture,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/link', () => ({ default: 'a' }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

// Where several pictures are uploaded at once, those that are not saved have null for an id.
test.each([
  ['one that is there', 7, ['/admin/api/media/7/uses']],
  ['one that is not saved yet', undefined, []],
  ['one of several that are not saved yet', null, []],
])('what shows a picture is asked for %s', async (_, id, asked) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({ uses: [] }))
  vi.stubGlobal('fetch', fetched)
  picture.id = id
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<MediaUses />))
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(asked)
  expect(document.querySelectorAll('section')).toHaveLength(asked.length)
  await act(async () => root.unmount())
})

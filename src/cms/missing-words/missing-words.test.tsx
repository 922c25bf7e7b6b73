// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { MissingWords } from './missing-words.tsx'

const store = vi.hoisted((): { id?: number; saves: number; title: string } => ({ saves: 0, title: '7' }))
const setDocumentTitle = vi.hoisted(() => vi.fn<(title: string) => void>())
const warning = vi.hoisted(() => vi.fn<(words: string) => void>())
vi.mock('@payloadcms/ui', () => {
  const fields = [
    { name: 'name', type: 'text', label: 'Nom', localized: true, required: true },
    { name: 'description', type: 'textarea', label: 'Description', localized: true },
  ]
  const of = {
    useConfig: {
      config: { routes: { api: '/admin/api' } },
      getEntityConfig: () => ({ fields, admin: { useAsTitle: 'name' } }),
    },
  }
  const translation = { i18n: { language: 'fr' } }
  return {
    toast: { warning },
    useConfig: () => of.useConfig,
    useDocumentInfo: () => ({
      id: store.id,
      collectionSlug: 'stores',
      data: { updatedAt: `save ${store.saves}`, description: 'Au centre' },
    }),
    useDocumentTitle: () => ({ title: store.title, setDocumentTitle }),
    useLocale: () => ({ code: 'fr' }),
    useTranslation: () => translation,
  }
})
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const asked = vi.fn<(url: string) => void>()
/** @param saves how often it is saved after it is opened */
async function saidOf(
  id: number | undefined,
  answer: () => Response,
  saves = 0,
  of?: 'video',
): Promise<string | null | undefined> {
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url)
    return answer()
  })
  vi.useFakeTimers()
  store.id = id
  asked.mockClear()
  warning.mockClear()
  setDocumentTitle.mockClear()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  for (let save = 0; save <= saves; save++) {
    store.saves++
    await act(async () => root.render(<MissingWords of={of} />))
    await act(() => vi.runAllTimersAsync())
  }
  vi.useRealTimers()
  const said = document.querySelector('p')?.textContent
  await act(async () => root.unmount())
  return said
}

test('a store without a name in the other language says so in the words of its form', async () => {
  expect(await saidOf(7, () => Response.json({ name: null }))).toBe(staffText('fr', 'missing_in_en', { texts: 'Nom' }))
  expect(asked.mock.calls).toEqual([['/admin/api/stores/7?locale=en&draft=true&depth=0']])
})

test('one that is not described in the other language yet says that', async () =>
  expect(await saidOf(7, () => Response.json({ name: 'Ottawa' }))).toBe(
    staffText('fr', 'not_yet_in_en', { texts: 'Description' }),
  ))

test('a video, which is shown also without a title, says what it is called then', async () =>
  expect(await saidOf(7, () => Response.json({ name: null }), 0, 'video')).toBe(
    staffText('fr', 'missing_video_in_en', { texts: 'Nom' }),
  ))

test('so does one that is for the readers of both', async () =>
  expect(await saidOf(7, () => Response.json({ name: null, audience: 'all' }))).toContain('Nom'))

test.each([
  ['with its texts in both', 7, () => Response.json({ name: 'Ottawa', description: 'Downtown' }), 1],
  ['that is not saved yet', undefined, () => Response.json({}), 0],
  ['for readers of the first language alone', 7, () => Response.json({ name: null, audience: 'fr' }), 1],
  ['that cannot be read', 7, () => new Response('', { status: 503 }), 1],
])('a document %s says nothing', async (_, id, answer, requests) => {
  expect(await saidOf(id, answer)).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(requests)
})

test.each([
  ['without a title in the language of the form', '7', 'Ottawa', [['Ottawa']]],
  ['without a title in both', '7', null, []],
  ['with a title', 'Ottawa, centre', 'Ottawa', []],
])('the heading of a document %s', async (_, title, name, headings) => {
  store.title = title
  await saidOf(7, () => Response.json({ name }))
  expect(setDocumentTitle.mock.calls).toEqual(headings)
})

test.each([
  ['opened', 0, {}, 2000, 0],
  ['saved far below its top', 1, {}, 2000, 1],
  ['saved in sight of its top', 1, {}, 40, 0],
  ['published', 1, { _status: 'published' }, 2000, 1],
  ['saved as a draft', 1, { _status: 'draft' }, 2000, 0],
])('what is missing is said once more where a document is %s', async (_, saves, doc, scrollY, times) => {
  vi.stubGlobal('scrollY', scrollY)
  await saidOf(7, () => Response.json({ name: null, ...doc }), saves)
  expect(warning).toHaveBeenCalledTimes(times)
})

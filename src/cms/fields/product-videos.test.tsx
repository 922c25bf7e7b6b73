// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { show } from '../testing/shown.ts'
import { ProductVideos } from './product-videos.tsx'

const store = vi.hoisted((): { id?: number } => ({}))
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/admin/api', admin: '/admin' } } }),
  useDocumentInfo: () => store,
  useLocale: () => ({ code: 'fr' }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))

const say = (name: 'add' | 'new' | 'newest') => staffText('fr', `product_videos_${name}`)

test('a product names its videos, the one that its page plays first, and where another is added', async () => {
  const asked = vi.fn<(url: string) => void>()
  const docs = [
    { id: 9, title: 'Plier la tente' },
    { id: 4, title: null, filename: 'tent.mp4' },
  ]
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url)
    return Response.json({ docs })
  })
  store.id = 7
  await show(<ProductVideos />)
  await vi.waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(3))
  expect([...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
    ['Plier la tente', '/admin/collections/videos/9'],
    ['tent.mp4', '/admin/collections/videos/4'],
    [say('new'), '/admin/collections/videos/create'],
  ])
  expect(document.body.textContent).toContain(`${say('newest')} ${say('add')}`)
  expect(asked.mock.calls).toEqual([
    ['/admin/api/videos?where%5Bproducts%5D%5Bequals%5D=7&sort=-createdAt&depth=0&locale=fr'],
  ])
})

test('a product that is not saved yet says only where a video is added', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('not to be asked')))
  store.id = undefined
  await show(<ProductVideos />)
  expect(document.body.textContent).toBe(`${staffText('fr', 'label_productVideos')}${say('add')} ${say('new')}`)
})

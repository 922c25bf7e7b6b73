// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SafeHtml, Slice } from '../domain/content/slice.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { Slices } from './views.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')
const html = (text: string) => text as SafeHtml
const picture = { file: 'a.png', width: 1600, height: 1000, alt: 'A lake' }
const pageOf = (slices: Slice[]) => (
  <RouterProvider
    router={createMemoryRouter(
      [
        {
          path: '*',
          id: 'explore.en',
          element: <Slices slices={slices} opensPage={false} renderProducts={() => null} />,
        },
      ],
      { initialEntries: ['/en/explore/wax'] },
    )}
  />
)
const render = (...slices: Slice[]) => renderToStaticMarkup(pageOf(slices))

const youtube: Slice = {
  id: 'v',
  type: 'mediaembed',
  title: 'Waxing',
  provider: 'YouTube',
  url: 'https://www.youtube.com/embed/x?autoplay=1',
  html: html('<iframe src="https://www.youtube.com/embed/x?autoplay=1" title="Waxing"></iframe>'),
  width: 640,
  height: 360,
  poster: picture,
}

const stopped = vi.fn()
// jsdom plays nothing, and knows dialogs by name only.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause: stopped, load: () => undefined })
let root: Root
const posted = vi.fn()
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  Object.assign(window, { dataLayer: [] })
  posted.mockClear()
  document.cookie = 'OptanonConsent=; max-age=0; path=/'
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

test('mediaembed: nothing of the other site is asked for before it plays; without JavaScript the poster leads there (acceptance 66, 112)', () => {
  const shown = render(youtube)
  expect(shown).not.toContain('<iframe')
  expect(shown).toContain('href="https://www.youtube-nocookie.com/embed/x?autoplay=1&amp;dnt=1"')
  expect(shown).toContain('aspect-ratio:640 / 360')
  expect(shown).toContain('Play the video from YouTube')
})

/** Renders a video and plays it; its code comes with the click. */
async function press(slice: Slice): Promise<void> {
  await act(async () => root.render(pageOf([slice])))
  await act(async () => document.querySelector('button')!.click())
  await act(
    async () =>
      void (await Promise.all([
        import('../features/video/playing-video.tsx'),
        import('../features/video/video-dialog.tsx'),
      ])),
  )
}

async function play(cookie = '') {
  if (cookie) document.cookie = cookie
  await press(youtube)
  return document.querySelector('iframe')!
}

test.each([
  ['', 'https://www.youtube-nocookie.com/embed/x?autoplay=1&dnt=1'],
  ['OptanonConsent=groups=C0001%3A1%2CC0002%3A0; path=/', 'https://www.youtube-nocookie.com/embed/x?autoplay=1&dnt=1'],
  ['OptanonConsent=groups=C0001%3A1%2CC0002%3A1; path=/', 'https://www.youtube.com/embed/x?autoplay=1'],
])('mediaembed: with the cookie "%s" the first request goes to %s (acceptance 145–147)', async (cookie, src) =>
  expect((await play(cookie)).src).toBe(src),
)

test('mediaembed: the player’s messages become events, once each (acceptance 119)', async () => {
  const frame = await play()
  const say = (data: unknown, origin = 'https://www.youtube-nocookie.com') =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: JSON.stringify(data), origin, source: frame.contentWindow }),
        ),
    )
  say({ event: 'infoDelivery', info: { duration: 200, playerState: 1 } }, 'https://evil.example')
  expect(events()).toEqual([])
  say({ event: 'initialDelivery', info: { duration: 200, playerState: -1 } })
  say({ event: 'onStateChange', info: 1 })
  say({ event: 'infoDelivery', info: { currentTime: 60 } })
  say({ event: 'infoDelivery', info: { currentTime: 61 } })
  say({ event: 'onStateChange', info: 0 })
  expect(events().map(({ event_name, video_percent }) => video_percent ?? event_name)).toEqual([
    'video_start',
    10,
    25,
    50,
    75,
    100,
    'video_complete',
  ])
  expect(events()[0]).toMatchObject({
    page_path: '/en/explore/wax',
    page_type: 'content',
    video_title: 'Waxing',
    video_provider: 'YouTube',
    video_url: youtube.url,
    video_duration: 200,
  })
})

const own: Slice = {
  id: 'snow',
  type: 'mediaembed',
  title: 'Snow',
  provider: 'Portage',
  url: '/video/snow.webm',
  file: { type: 'video/webm', captions: { en: '/video/snow.webm/en.vtt', fr: '/video/snow.webm/fr.vtt' } },
  width: 640,
  height: 360,
}

test('mediaembed: a video of our own, its captions on in the page’s language, its events (acceptance 66, 119)', async () => {
  expect(render(own)).toContain('href="/video/snow.webm"')
  expect(render(own)).not.toContain('<video')
  expect(render(own)).toContain('Play the video<')
  await press(own)
  const video = document.querySelector('video')!
  expect(video.getAttribute('src')).toBe('/video/snow.webm')
  expect(
    [...video.querySelectorAll('track')].map(({ kind, srclang, label, default: on }) => [kind, srclang, label, on]),
  ).toEqual([
    ['captions', 'en-CA', 'English', true],
    ['captions', 'fr-CA', 'Français', false],
  ])
  let currentTime = 0
  Object.defineProperties(video, { duration: { get: () => 20 }, currentTime: { get: () => currentTime } })
  const say = (type: string, at: number) =>
    act(() => ((currentTime = at), void video.dispatchEvent(new Event(type, { bubbles: true }))))
  say('play', 0)
  say('timeupdate', 2)
  say('timeupdate', 3)
  say('seeked', 11)
  say('ended', 20)
  say('play', 0)
  say('timeupdate', 2)
  expect(events().map(({ event_name, video_percent }) => video_percent ?? event_name)).toEqual([
    'video_start',
    10,
    25,
    50,
    75,
    100,
    'video_complete',
  ])
  expect(events()[0]).toMatchObject({
    page_path: '/en/explore/wax',
    video_title: 'Snow',
    video_provider: 'Portage',
    video_url: '/video/snow.webm',
    video_duration: 20,
  })
})

test('captions that are in the other language alone are offered as such, and off', async () => {
  const file = { type: 'video/webm', captions: { fr: '/video/snow.webm/fr.vtt' } }
  await press({ ...own, file } as Slice)
  expect(
    [...document.querySelectorAll('track')].map(({ srclang, label, default: on }) => [srclang, label, on]),
  ).toEqual([['fr-CA', 'Français', false]])
})

// acceptance 37–39
test.each([
  ['a player of another site', { ...youtube, modal: true } as Slice, 'iframe'],
  ['a video of our own', { ...own, modal: true } as Slice, 'video'],
])('the video modal plays %s at its size, and nothing plays once it is closed', async (_, slice, element) => {
  await press(slice)
  const dialog = document.querySelector('dialog')!
  expect(dialog.open).toBe(true)
  expect(dialog.style.getPropertyValue('--video-width')).toBe('640px')
  expect(dialog.querySelector<HTMLElement>('[style*=aspect-ratio]')!.style.aspectRatio).toBe('640 / 360')
  expect(dialog.querySelector(element)).not.toBeNull()
  stopped.mockClear()
  await act(async () => dialog.close())
  expect(document.querySelector(element)).toBeNull()
  if (element === 'video') expect(stopped).toHaveBeenCalled()
})

const events = () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer

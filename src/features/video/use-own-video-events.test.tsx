// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useOwnVideoEvents } from './use-own-video-events.ts'

const about = {
  pagePath: '/en/x',
  pageType: 'product' as const,
  title: 'A day',
  provider: 'own',
  url: '/video/day.webm',
}
const Player = () => (
  <video {...useOwnVideoEvents(about)}>
    <track kind="captions" />
  </video>
)

// acceptance 119
test('a start is tracked with the length of the video, which it does not know before it plays', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const dataLayer: Record<string, unknown>[] = []
  Object.assign(window, { dataLayer })
  act(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<Player />))
  const video = document.querySelector('video')!
  const happens = (event: string, duration: number) => {
    Object.defineProperty(video, 'duration', { value: duration, configurable: true })
    act(() => void video.dispatchEvent(new Event(event)))
  }
  happens('play', Number.NaN)
  expect(dataLayer).toEqual([])
  happens('playing', 20)
  happens('playing', 20)
  expect(dataLayer).toEqual([expect.objectContaining({ event_name: 'video_start', video_duration: 20 })])
})

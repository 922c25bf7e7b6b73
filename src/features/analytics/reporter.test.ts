// @vitest-environment jsdom
// @remembers each reporter listens to its window to the end
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageView } from '../../domain/analytics/visit-events.ts'
import { reporter } from './reporter.ts'

const sent: Blob[] = []
const consent = (analytics: 0 | 1) => {
  document.cookie = `OptanonConsent=${encodeURIComponent(`groups=C0001:1,C0002:${analytics}`).replaceAll('%3D', '=')}; path=/`
}
/** jsdom's blobs are not those of Response. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
const paths = async () => {
  vi.useRealTimers()
  const batches = await Promise.all(sent.map(textOf))
  return batches.map((text) => (JSON.parse(text) as { events: { path: string }[] }).events.map(({ path }) => path))
}
const report = (...names: string[]) => {
  const { report: one, end } = reporter('en')
  for (const name of names) one(pageView(name, 'home', 'en'))
  return end
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sent.splice(0)
  // jsdom has no beacons.
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => (sent.push(body), true) })
  consent(1)
})
afterEach(() => void vi.useRealTimers())

test('events go together, five seconds after the first', async () => {
  const end = report('/a', '/b')
  vi.advanceTimersByTime(4999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(60_000)
  expect(await paths()).toEqual([['/a', '/b']])
  end()
})

test('what waits goes at once when the page is left', async () => {
  const end = report('/a')
  window.dispatchEvent(new Event('pagehide'))
  expect(await paths()).toEqual([['/a']])
  end()
})

test('nothing goes once the consent is taken back, or measuring has ended (acceptance 121)', () => {
  const end = report('/a')
  consent(0)
  vi.advanceTimersByTime(5000)
  consent(1)
  end()
  report('/b')()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

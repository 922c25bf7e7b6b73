// @vitest-environment jsdom
// @remembers events wait in the module until somebody listens
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageView } from '../../domain/analytics/visit-events.ts'
import { dataLayer, forgetUnconsented, onPush, push } from './push.ts'

const consent = (granted: boolean) =>
  void (document.cookie = `OptanonConsent=groups=C0001%3A1%2CC0002%3A${granted ? 1 : 0}; path=/`)
const view = (path: string) => pageView(path, 'home', 'en')

beforeEach(() => void dataLayer().splice(0))
afterEach(() => void (document.cookie = 'OptanonConsent=; path=/; max-age=0'))

test('every event is in the data layer; a listener gets only events pushed with C0002 granted, including those from before it subscribed (acceptance 121)', () => {
  push(view('/unknown'))
  consent(false)
  push(view('/refused'))
  consent(true)
  push(view('/granted'))
  const listener = vi.fn()
  const end = onPush(listener)
  push(view('/later'))
  consent(false)
  push(view('/taken-back'))
  end()
  expect(listener.mock.calls.map(([{ page_path }]) => page_path)).toEqual(['/granted', '/later'])
  expect(dataLayer()).toHaveLength(5)
})

test('a tag manager finds no event pushed without consent, and its own pushes stay (acceptance 121)', () => {
  push(view('/unknown'))
  dataLayer().push({ event: 'somebody else' })
  consent(true)
  push(view('/granted'))
  forgetUnconsented()
  expect(dataLayer()).toEqual([{ event: 'somebody else' }, view('/granted')])
})

// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageView } from '../../domain/analytics/visit-events.ts'
import { everything, nothing } from '../../domain/consent/consent.ts'
import { withChoice, type ConsentChoice } from '../../domain/consent/optanon.ts'
import { noSettings, type PublicSettings } from '../../domain/shell/settings.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { dataLayer, push } from '../analytics/push.ts'
import { Consent } from './consent.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal(
  'PerformanceObserver',
  class {
    static supportedEntryTypes = []
    observe() {}
    disconnect() {}
  },
)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
overwriteGetLocale(() => 'en')

let root: Root
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const layer = () =>
  dataLayer().map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
      : (entry as { event?: string }).event,
  )
const banner = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === m.consent_refuse()) ?? null
const bannerLoaded = () => act(async () => void (await import('./consent-banner.tsx')))

/** A choice, as OneTrust writes and reports it. */
const choose = (choice: ConsentChoice) =>
  act(async () => {
    document.cookie = `OptanonConsent=${withChoice(undefined, choice)}; Path=/`
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'))
  })

const closed = { open: false, show() {}, hide() {} }

async function shown(settings: PublicSettings, preview = false) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <Consent locale="en" settings={settings} headerHeight={209} panel={closed} preview={preview} />,
      },
    ],
    { initialEntries: ['/en'] },
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}

beforeEach(() => {
  document.cookie = 'OptanonConsent=; Max-Age=0; Path=/'
  document.head.innerHTML = ''
  dataLayer().splice(0)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

describe('with OneTrust', () => {
  test('its script asks and the shop’s own banner stays away, also for whoever has answered nothing (acceptance 148)', async () => {
    await shown({ ...noSettings, oneTrustId: 'of-this-shop' })
    await expect.poll(scripts).toEqual(['https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'])
    expect(document.querySelector('script')?.dataset.domainScript).toBe('of-this-shop')
    await bannerLoaded()
    expect(banner()).toBeNull()
  })

  test('the tag manager waits for its yes, gets the signals first, and nothing from before (acceptance 121)', async () => {
    push(pageView('/en', 'home', 'en'))
    await shown({ ...noSettings, oneTrustId: 'of-this-shop', gtmId: 'GTM-TEST01' })
    await choose(nothing)
    expect([scripts().filter((src) => src.includes('googletagmanager')), layer()]).toEqual([[], ['page_view']])
    await choose(everything)
    await vi.waitFor(() => expect(scripts()).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-TEST01'), {
      timeout: 10_000,
    })
    const signals = (state: string) =>
      expect.objectContaining({
        analytics_storage: state,
        ad_storage: state,
        ad_user_data: state,
        ad_personalization: state,
      })
    expect(layer().slice(0, 3)).toEqual([
      ['consent', 'default', signals('denied')],
      ['consent', 'update', signals('granted')],
      'gtm.js',
    ])
    expect(layer()).not.toContain('page_view')
    expect(scripts().filter((src) => src.includes('gtm.js'))).toHaveLength(1)
  })
})

test('without OneTrust the shop asks, and a page on its way to the browser holds nothing of it', async () => {
  const element = <Consent locale="en" settings={noSettings} headerHeight={0} panel={closed} preview={false} />
  expect(renderToString(element)).toBe('')
  await shown(noSettings)
  await bannerLoaded()
  await vi.waitFor(() => expect(banner()).not.toBeNull(), { timeout: 10_000 })
  // What the header covers is no room for it.
  expect(banner()?.closest('section')?.getAttribute('style')).toContain('209px')
  expect(scripts()).toEqual([])
})

test('editors at their drafts are neither asked nor measured', async () => {
  await shown(noSettings, true)
  await bannerLoaded()
  await choose(everything)
  expect([banner(), scripts(), layer()]).toEqual([null, [], []])
  act(() => root.unmount())
  await shown({ ...noSettings, oneTrustId: 'of-this-shop', gtmId: 'GTM-TEST01' }, true)
  expect(scripts()).toEqual([])
})

// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { answer } from './testing/search-answer.ts'
import { SearchBox } from './search-box.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'fr')
Element.prototype.scrollIntoView = () => undefined

let root: Root
let router: ReturnType<typeof createMemoryRouter>
let sent: { url: string; body: Record<string, never> }[]
let reply: () => Promise<Response>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sent = []
  reply = async () => Response.json(answer)
  localStorage.clear()
  vi.stubGlobal(
    'fetch',
    async (url: string, { body }: { body: string }) => (sent.push({ url, body: JSON.parse(body) }), reply()),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  router = createMemoryRouter([{ path: '*', element: <SearchBox locale="fr" /> }], { initialEntries: ['/fr'] })
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const field = () => document.querySelector<HTMLInputElement>('input[name=q]')!
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const status = () => document.querySelector('[role=status]')?.textContent
const settle = () => act(async () => void (await vi.dynamicImportSettled()))
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const focus = async () => {
  await act(async () => field().focus())
  await settle()
}
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
/** Presses a key; false if the browser must not do what it usually does. */
const press = async (key: string, on: HTMLElement = field()) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await act(async () => void on.dispatchEvent(event))
  return !event.defaultPrevented
}
/** Sends a search, and empties the field again. */
const search = async (text: string) => {
  await focus()
  await type(text)
  await act(async () => field().form!.requestSubmit())
  await type('')
}
const clear = () =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === m.search_recent_clear())
const searchFor = async (text: string) => {
  await focus()
  await type(text)
  await pass(500)
}

test('a combobox named Rechercher in a search, closed at first', () => {
  expect(field()).toMatchObject({ role: 'combobox', ariaLabel: 'Rechercher', ariaExpanded: 'false', type: 'search' })
  expect(field().form?.getAttribute('action')).toBe('/fr/search')
  expect(sent).toEqual([])
})

test('typing shows suggestions and products, highlighted, with colour, tag and price, and says how many (acceptance 47–50, 97)', async () => {
  await searchFor('tente')
  expect(document.querySelector('[role=listbox]')?.id).toBe(field().getAttribute('aria-controls'))
  expect(field().ariaExpanded).toBe('true')
  expect(options()).toHaveLength(5)
  expect(status()).toMatch(/^5 suggestions/)
  const [, , tent, free, all] = options()
  expect(tent?.querySelector('mark')?.textContent).toBe('Tente')
  expect(tent?.textContent).toMatch(/Tente Nunatak.*299,95\u00a0\$.*399,95\u00a0\$.*Couleur\u00a0: Rouge.*Très demandé/)
  expect(free?.textContent).toContain('Gratuit')
  expect(tent?.querySelector('img')?.sizes).toBe('60px')
  expect(all?.textContent).toContain('Voir les 1\u00a0234 résultats')
})

test('each option leads where it says (acceptance 8)', async () => {
  await searchFor('tente')
  expect(options().map((option) => option.getAttribute('href'))).toEqual([
    '/fr/search?q=tente',
    '/fr/search?q=tente%204%20saisons',
    '/fr/product/1/x',
    '/fr/product/2/x',
    '/fr/search?q=tente',
  ])
})

test('arrows, Home and End walk through the options and the field', async () => {
  await searchFor('tente')
  expect(await press('Home')).toBe(true)
  await press('ArrowDown')
  expect(active()?.textContent).toContain('tente')
  await press('End')
  expect(active()).toBe(options()[4])
  expect(active()?.ariaSelected).toBe('true')
  await press('ArrowDown')
  expect(active()).toBeNull()
  await press('ArrowUp')
  await press('Home')
  expect(active()).toBe(options()[0])
})

test('Enter goes to the active option, and is the form’s without one', async () => {
  await searchFor('tente')
  expect(await press('Enter')).toBe(true)
  await press('ArrowDown')
  await press('ArrowDown')
  expect(await press('Enter')).toBe(false)
  expect(router.state.location.pathname + router.state.location.search).toBe('/fr/search?q=tente%204%20saisons')
  expect(field().value).toBe('tente 4 saisons')
  expect(field().ariaExpanded).toBe('false')
})

test('what was chosen in the list of an older text is chosen no more when the answer to a newer one arrives', async () => {
  await searchFor('tente')
  await type('tuque')
  await press('ArrowDown')
  expect(active()?.textContent).toBe('tente')
  reply = async () =>
    Response.json({ results: [{ index: 'suggestions_fr', hits: [{ query: 'tuque' }, { query: 'tuque de laine' }] }] })
  await pass(500)
  expect([options()[0]?.textContent, active()]).toEqual(['tuque', null])
  expect(await press('Enter')).toBe(true)
})

test('Escape closes first and cancels what waits; a second one is the browser’s (acceptance 108)', async () => {
  await focus()
  await type('tente')
  expect(await press('Escape')).toBe(false)
  await pass(2000)
  expect(sent).toEqual([])
  expect(await press('Escape')).toBe(true)
})

test('the empty field requests popular searches, with analytics off (acceptance 94)', async () => {
  await focus()
  await pass(500)
  expect(sent).toMatchObject([
    {
      url: '/api/search/1/indexes/*/queries',
      body: {
        requests: [
          { query: '', analytics: false },
          { query: '', analytics: false },
        ],
      },
    },
  ])
  expect(document.body.textContent).toContain('Recherches populaires')
})

test('a provider that is down leaves the form, and says so (acceptance 110)', async () => {
  reply = async () => Promise.reject(new Error('down'))
  await searchFor('tente')
  expect(status()).toContain('Appuyez sur Entrée')
  expect(field().ariaExpanded).toBe('false')
  expect(await press('Enter')).toBe(true)
})

test('nothing found says so', async () => {
  reply = async () => Response.json({ results: [] })
  await searchFor('zzz')
  expect(status()).toContain('Aucune suggestion pour «\u00a0zzz\u00a0»')
})

test('searches are stored in the browser, offered first and cleared on request', async () => {
  await search('sac à dos')
  expect(router.state.location.search).toBe('?q=sac+%C3%A0+dos')
  expect(options()[0]?.textContent).toBe('sac à dos')
  expect(clear()?.closest('[role=listbox]')).toBeNull()
  await act(async () => clear()!.click())
  expect(options()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('the keyboard reaches the button that clears; Escape closes the list, and so does leaving the form', async () => {
  await search('sac à dos')
  for (const next of [field().form!.querySelector('button')!, clear()!]) await act(async () => next.focus())
  expect(document.activeElement).toBe(clear())
  expect(await press('Escape', clear())).toBe(false)
  expect([document.activeElement, clear()]).toEqual([field(), undefined])
  await type('')
  await act(async () => clear()!.focus())
  await act(async () => clear()!.blur())
  expect(clear()).toBeUndefined()
})

test('a click on a product sends its position only after consent (acceptance 109)', async () => {
  await searchFor('tente')
  const events = () => sent.filter(({ url }) => url.endsWith('/events'))
  await act(async () => options()[3]!.click())
  expect(events()).toEqual([])
  document.cookie = 'OptanonConsent=groups=C0002%3A1'
  await searchFor('tent')
  await act(async () => options()[3]!.click())
  expect(events()).toMatchObject([
    {
      body: {
        events: [
          { eventType: 'click', objectIDs: ['2'], positions: [2], queryID: 'a'.repeat(32), index: 'products_fr' },
        ],
      },
    },
  ])
  document.cookie = 'OptanonConsent=; max-age=0'
})

test('leaving the field closes the list, for the button that searches too', async () => {
  for (const leave of [() => field().blur(), () => field().form!.querySelector('button')!.focus()]) {
    await searchFor('tente').then(() => act(async () => leave()))
    expect([options(), status()]).toEqual([[], ''])
  }
})

test('an entitled employee sees their own price of a product, requested apart from the search (acceptance 41)', async () => {
  document.cookie = 'account=employee'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url.startsWith('/api/employee-prices')
      ? Response.json({ 1: { price: { price: 399_95, salePrice: 199_95 }, variants: {} } })
      : Response.json(answer)
  })
  await searchFor('tente')
  await pass(20)
  await settle()
  document.cookie = 'account=; max-age=0'
  expect(asked.filter((url) => url.startsWith('/api/employee-prices'))).toEqual(['/api/employee-prices?ids=1,2'])
  const tent = options().find(({ textContent }) => textContent?.includes('Nunatak'))?.textContent
  expect(tent).toMatch(/^(?=.*199,95\u00a0\$)(?!.*299,95)/)
})

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { searchInsights } from './search-insights.ts'

const source = { index: 'products_fr', objectID: '5101-204', queryID: 'a'.repeat(32), position: 2 }
const granted = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1; path=/'
const refused = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0; path=/'
let sent: { url: string; events: Record<string, unknown>[] }[]

beforeEach(() => {
  sent = []
  localStorage.clear()
  document.cookie = refused
  vi.stubGlobal(
    'fetch',
    async (url: string, { body }: { body: string }) => (
      sent.push({ url, events: JSON.parse(body).events }),
      new Response()
    ),
  )
  return () => vi.unstubAllGlobals()
})

const { clicked, addedToCart, purchased } = searchInsights(undefined)

test.each([
  ['no choice', 'OptanonConsent=; max-age=0; path=/'],
  ['a refusal', refused],
])('after %s nothing is sent and nothing stored (acceptance 109, 145)', (_, cookie) => {
  document.cookie = cookie
  clicked(source)
  addedToCart('5101-204')
  purchased(['5101-204'])
  expect(sent).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a click, an addition to the cart and a purchase carry query, object and position (acceptance 109)', () => {
  document.cookie = granted
  clicked(source)
  addedToCart('5101-204')
  purchased(['5101-204', '7'])
  expect(sent.map(({ url }) => url)).toEqual(Array(3).fill('/api/search/1/events'))
  expect(sent.flatMap(({ events }) => events)).toMatchObject([
    { eventType: 'click', objectIDs: ['5101-204'], positions: [2], queryID: source.queryID },
    { eventType: 'conversion', eventSubtype: 'addToCart', objectIDs: ['5101-204'], queryID: source.queryID },
    { eventType: 'conversion', eventSubtype: 'purchase', objectIDs: ['5101-204'], queryID: source.queryID },
  ])
  const tokens = new Set(sent.flatMap(({ events }) => events.map(({ userToken }) => userToken)))
  expect([...tokens]).toEqual([expect.stringMatching(/^anonymous-[\w-]+$/)])
})

test('what was not found by a search is not a conversion of one', () => {
  document.cookie = granted
  addedToCart('5101-204')
  expect(sent).toEqual([])
})

test('whoever withdraws consent is forgotten', () => {
  document.cookie = granted
  clicked(source)
  document.cookie = refused
  addedToCart('5101-204')
  document.cookie = granted
  addedToCart('5101-204')
  expect(sent).toHaveLength(1)
})

import { afterEach, expect, test, vi } from 'vitest'
import { askProvider } from './search-calls.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(answer: Response, { width = 1280, cookie = '' } = {}) {
  const calls: { url: string; body: { requests: Record<string, unknown>[] } }[] = []
  vi.stubGlobal('window', { innerWidth: width })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal(
    'fetch',
    async (url: string, { body }: { body: string }) => (calls.push({ url, body: JSON.parse(body) }), answer),
  )
  return calls
}
const never = new AbortController().signal

test.each([
  [719, '', ['mec', 'autocomplete', 'mobile', 'external']],
  [720, 'store_pc=1', ['mec', 'autocomplete', 'desktop', 'internal']],
])('%i px with %j sends %j in one request of one language (acceptance 105–107)', async (width, cookie, tags) => {
  const calls = browser(Response.json({ results: [] }), { width, cookie })
  await askProvider('fr', undefined)('tente', never)
  expect(calls.map(({ url }) => url)).toEqual(['/api/search/1/indexes/*/queries'])
  expect(calls[0]?.body.requests.map((each) => each.indexName)).toEqual(['suggestions_fr', 'products_fr'])
  for (const each of calls[0]?.body.requests ?? [])
    expect(each).toMatchObject({
      query: 'tente',
      analyticsTags: tags,
      ruleContexts: ['context_autocomplete'],
      clickAnalytics: true,
    })
})

test('the same code asks hosted Algolia', async () => {
  const calls = browser(Response.json({ results: [] }))
  await askProvider('en', { appId: 'APP', searchKey: 'key' })('tent', never)
  expect(calls[0]?.url).toMatch(/^https:\/\/app-dsn\.algolia\.net\/1\/indexes\/\*\/queries\?/)
})

test.each([404, 429, 500])('an answer %i is a provider that is down (acceptance 110)', async (status) => {
  browser(Response.json({ message: 'x', status }, { status }))
  await expect(askProvider('en', undefined)('tent', never)).rejects.toThrow(String(status))
})

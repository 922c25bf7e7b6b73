import { expect, test, type APIRequestContext } from '@playwright/test'

type Answer = { nbHits: number; hits: { objectID: string; title: string; variants: { sku: string }[]; url: string }[] }

const ask = async (request: APIRequestContext, index: string, params: object): Promise<Answer> => {
  const answer = await request.post(`/api/search/1/indexes/${index}/query`, { data: params })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Answer
}
const titles = async (request: APIRequestContext, index: string, query: string) =>
  (await ask(request, index, { query, hitsPerPage: 10 })).hits.map(({ title }) => title)

test('tnete finds tents in French', async ({ request }) => {
  const found = await titles(request, 'products_fr', 'tnete')
  expect(found.slice(0, 5).every((title) => title.startsWith('Tente'))).toBe(true)
})

test('a SKU and a style number find their product, in both languages', async ({ request }) => {
  const [first] = (await ask(request, 'products_en', { query: 'tent', hitsPerPage: 1 })).hits
  for (const index of ['products_en', 'products_fr']) {
    for (const query of [first!.objectID, first!.variants.at(-1)!.sku, first!.variants[0]!.sku.toLowerCase()]) {
      const { hits } = await ask(request, index, { query })
      expect(hits[0]?.objectID, `${query} in ${index}`).toBe(first!.objectID)
    }
  }
})

test('accents do not matter', async ({ request }) => {
  const [with_, without] = [
    await titles(request, 'products_fr', 'sac à dos'),
    await titles(request, 'products_fr', 'sac a dos'),
  ]
  expect(with_.length).toBe(10)
  expect(without).toEqual(with_)
  expect(with_.every((title) => title.startsWith('Sac à dos'))).toBe(true)
})

test('suggestions of an empty query are the popular ones; each finds something', async ({ request }) => {
  for (const locale of ['en', 'fr']) {
    const { hits } = (await ask(request, `suggestions_${locale}`, {
      query: '',
      hitsPerPage: 8,
      analytics: false,
    })) as unknown as { hits: { query: string }[] }
    expect(hits).toHaveLength(8)
    for (const { query } of hits)
      expect((await ask(request, `products_${locale}`, { query, hitsPerPage: 1 })).nbHits, query).toBeGreaterThan(0)
  }
})

test('health reports the search index; no one can write without the key', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toMatchObject({ status: 'ok', search: 'ready' })
  expect(
    (await request.put('/api/search/1/indexes/products_en/x', { data: { objectID: 'x', title: 'x' } })).status(),
  ).toBe(403)
})

test('what the search refuses before it searches has the shape of the protocol’s errors', async ({ request }) => {
  const answer = await request.post('/api/search/1/indexes/products_en/query', {
    data: {},
    headers: { origin: 'https://elsewhere.example' },
  })
  expect([answer.status(), await answer.json()]).toEqual([
    403,
    { message: expect.stringContaining('This does not come from a page of this site.'), status: 403 },
  ])
})

test('no other site may read what the search answers', async ({ request }) => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const answer of [
    await request.post('/api/search/1/indexes/products_en/query', { headers, data: { query: 'tent' } }),
    await request.fetch('/api/search/1/indexes/products_en/query', {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    }),
  ])
    expect(Object.keys(answer.headers()).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

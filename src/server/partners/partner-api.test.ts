import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { served } from '../testing/http.ts'
import { partnerApi } from './partner-api.ts'

let query: () => Promise<unknown[]>
const payload = async () => ({ db: { name: 'sqlite', drizzle: { all: () => query() } } }) as unknown as Payload
const api = partnerApi({
  payload,
  shop: {} as never,
  commerce: {} as never,
  siteUrl: 'https://portage.example',
})
const ask = served(() => api)
const asked = async (language: string) => {
  const headers = { authorization: `Bearer ptg_${'x'.repeat(43)}`, 'accept-language': language }
  const answer = await ask('/api/v1/products?limit=1', { headers })
  return [
    answer.status,
    answer.headers['content-type'],
    answer.headers['retry-after'],
    JSON.parse(answer.text) as unknown,
  ]
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('while the database is away that is a problem in the language of the request, and when to ask again', async () => {
  query = () => Promise.reject(new Error('away'))
  expect(await asked('fr-CA')).toEqual([
    503,
    'application/problem+json',
    '10',
    {
      type: 'urn:portage:problem:unavailable',
      title: 'La boutique ne peut pas répondre pour l’instant. Redemandez dans quelques secondes.',
      status: 503,
    },
  ])
})

test('what fails otherwise is a problem too, and in the log with its address', async () => {
  query = vi.fn<() => Promise<unknown[]>>(() => Promise.resolve([])).mockRejectedValueOnce(new Error('no such column'))
  expect(await asked('en')).toEqual([
    500,
    'application/problem+json',
    undefined,
    { type: 'urn:portage:problem:failed', title: 'Something went wrong.', status: 500 },
  ])
  expect(vi.mocked(console.error).mock.calls[0]?.slice(0, 2)).toEqual(['GET', '/api/v1/products'])
})

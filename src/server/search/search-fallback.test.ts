import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchClient, SearchResponse } from './search-client.ts'
import { searchWithFallback } from './search-fallback.ts'

const answer = (query: string): SearchResponse => ({ hits: [], nbHits: 0, page: 0, nbPages: 0, query })
const clientOf = (searchMany: SearchClient['searchMany']): SearchClient => ({
  searchMany,
  search: async (indexName, params) => (await searchMany([{ ...params, indexName }]))[0]!,
})

let now = 0
let there: () => Promise<SearchResponse[]>
const asked = vi.fn<() => void>()
const isBack = vi.fn<() => void>()
const log = vi.fn<(sentence: string) => void>()
let client: ReturnType<typeof searchWithFallback>
const from = async () => (await client.search('products_en', { query: 'tent' })).query

beforeEach(() => {
  now = 0
  there = async () => [answer('hosted')]
  const hosted = clientOf(() => {
    asked()
    return there()
  })
  client = searchWithFallback(
    hosted,
    clientOf(async () => [answer('own')]),
    { now: () => now, log, isBack },
  )
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('what is hosted answers while it can', async () => {
  expect([await from(), client.state(), isBack.mock.calls.length]).toEqual(['hosted', 'up', 0])
})

test('while it is out of reach the engine inside answers, and it is not asked for half a minute', async () => {
  there = () => Promise.reject(new Error('Unreachable hosts'))
  for (let i = 0; i < 5; i++) expect(await from()).toBe('own')
  expect([asked.mock.calls.length, vi.mocked(console.warn).mock.calls.length, client.state()]).toEqual([1, 1, 'away'])
  expect(console.error).not.toHaveBeenCalled()
  now += 30_000
  expect([await from(), await from(), asked.mock.calls.length]).toEqual(['own', 'own', 2])
})

test('once it is back it answers again, and what was made without it is dropped', async () => {
  there = () => Promise.reject(new Error('Unreachable hosts'))
  await from()
  there = async () => [answer('hosted')]
  now += 30_000
  // Nobody waits for the attempt.
  expect(await from()).toBe('own')
  await vi.waitFor(() => expect(client.state()).toBe('up'))
  expect([await from(), isBack.mock.calls.length, log.mock.calls.length]).toEqual(['hosted', 1, 1])
})

test('nobody waits longer than two seconds', async () => {
  vi.useFakeTimers()
  there = () => new Promise(() => {})
  const answered = from()
  await vi.advanceTimersByTimeAsync(2000)
  expect([await answered, client.state()]).toEqual(['own', 'away'])
})

test('a query that it refuses says nothing of the others', async () => {
  there = () => Promise.reject(Object.assign(new Error('the query is too long'), { status: 400 }))
  expect([await from(), client.state()]).toEqual(['own', 'up'])
  expect(console.error).toHaveBeenCalledTimes(1)
  there = async () => [answer('hosted')]
  expect(await from()).toBe('hosted')
})

import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { served } from '../testing/http.ts'
import { isDatabaseFull } from '../database/full-disk.ts'
import { healthEndpoint } from './health.ts'

vi.mock('../database/database.ts', () => ({ sql: String.raw, rowsOf: () => query }))

let free: number | undefined
const disk = { free: async () => free, hasDatabase: true }
let query: () => Promise<unknown>
let handler: ReturnType<typeof healthEndpoint>
const ask = served(() => (request, response) => void handler(request, response))
const database = async (): Promise<unknown> => JSON.parse((await ask('/api/health')).text).database

let now: number
beforeEach(() => {
  now = 10_000
  free = 5e9
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  query = vi.fn<() => Promise<unknown>>(() => Promise.resolve([]))
  handler = healthEndpoint(
    () => Promise.resolve({} as Payload),
    disk,
    () => 'ready',
  )
})
afterEach(() => vi.restoreAllMocks())

test('a database that is away is 503 at the first question, and 200 once it is back for a second', async () => {
  query = () => Promise.reject(new Error('away'))
  expect((await ask('/api/health')).status).toBe(503)
  query = () => Promise.resolve([])
  expect(await database()).toBe('down')
  now += 1001
  expect((await ask('/api/health')).status).toBe(200)
})

test('within half a second nobody asks the database again', async () => {
  for (let i = 0; i < 5; i++) expect(await database()).toBe('up')
  expect(query).toHaveBeenCalledOnce()
})

test('in the second half of a second the answer waits for no query, and one is made beside it', async () => {
  expect(await database()).toBe('up')
  now += 700
  const slow = Promise.withResolvers<unknown>()
  query = vi.fn<() => Promise<unknown>>(() => slow.promise)
  expect(await database()).toBe('up')
  expect(await database()).toBe('up')
  expect(query).toHaveBeenCalledOnce()
  slow.reject(new Error('away'))
  await vi.waitFor(async () => expect(await database()).toBe('down'))
})

test('what is older than a second is not repeated', async () => {
  expect(await database()).toBe('up')
  now += 1001
  query = () => Promise.reject(new Error('away'))
  expect(await database()).toBe('down')
})

test('an index that could not be opened is 503', async () => {
  handler = healthEndpoint(
    () => Promise.resolve({} as Payload),
    disk,
    () => 'failed',
  )
  expect((await ask('/api/health')).status).toBe(503)
})

test('a hosted search that is away is said, and 200: the engine inside answers', async () => {
  handler = healthEndpoint(
    () => Promise.resolve({} as Payload),
    disk,
    () => 'ready',
    () => 'away',
  )
  const { status, text } = await ask('/api/health')
  expect([status, JSON.parse(text)]).toMatchObject([200, { status: 'ok', search: 'ready', hostedSearch: 'away' }])
})

test.each([
  ['the embedded database', true, 1e6, 503, 'full'],
  ['the embedded database', true, 50e6, 200, 'ok'],
  ['PostgreSQL, which has a disk of its own', false, 1e6, 200, 'full'],
  ['the embedded database', true, undefined, 200, 'ok'],
])('with %s (%s) and %s bytes free it is %i, and the disk is %s', async (_, hasDatabase, bytes, status, state) => {
  free = bytes
  handler = healthEndpoint(() => Promise.resolve({} as Payload), { ...disk, hasDatabase })
  const answer = await ask('/api/health')
  expect([answer.status, (JSON.parse(answer.text) as { disk: string }).disk]).toEqual([status, state])
  now += 1001
  await ask('/api/health')
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(state === 'full' ? 1 : 0)
  free = 5e9
  now += 1001
  expect((await ask('/api/health')).status).toBe(200)
})

test('a database that found no room for a write is full for a minute after it, and says so once', async () => {
  const found = () => isDatabaseFull(Object.assign(new Error('could not extend file'), { code: '53100' }))
  const state = async () => {
    now += 1001
    const { status, text } = await ask('/api/health')
    return [status, (JSON.parse(text) as { database: string }).database]
  }
  expect(await state()).toEqual([200, 'up'])
  expect([found(), found()]).toEqual([true, true])
  expect(await state()).toEqual([503, 'full'])
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/^The disk of the database is full/)]])
  now += 60_000
  expect(await state()).toEqual([200, 'up'])
})

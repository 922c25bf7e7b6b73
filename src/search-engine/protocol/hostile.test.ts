// @long
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { worked } from '../answer/deadline.ts'
import { body, engine, fillHostileIndex, path } from '../testing/hostile-inputs.ts'
import { handleProtocol } from './handle.ts'

beforeAll(fillHostileIndex)

/**
 * Milliseconds of this thread's work. Other load on the machine is not the input's fault; one retry allows for
 * the runtime's own work (compilation).
 */
const LONGEST = 250

test.each([
  ['facetFilters', [' '.repeat(900)]],
  ['facetFilters', Array.from({ length: 2000 }, (_, i) => `brand:b${i}`)],
  ['numericFilters', [`${' '.repeat(900)}x`]],
  ['filters', `a:${' b'.repeat(7000)}`],
  ['filters', Array.from({ length: 1500 }, () => 'price>1').join(' OR ')],
  ['facets', [`${'a('.repeat(200)}`]],
  ['restrictSearchableAttributes', ['a('.repeat(240) + ')'.repeat(20)]],
  ['ranking', Array.from({ length: 900 }, () => 'proximity')],
  ['attributesToHighlight', Array.from({ length: 1000 }, () => 'title')],
  ['attributesToSnippet', Array.from({ length: 1000 }, (_, i) => `title:${1 + (i % 900)}`)],
  ['attributesToRetrieve', Array.from({ length: 1000 }, (_, i) => `a${i}.b`)],
  ['optionalFilters', Array.from({ length: 1000 }, (_, i) => `price:${i}`)],
  ['optionalFilters', Array.from({ length: 1000 }, (_, i) => `price:-${i}`)],
  ['insidePolygon', [Array.from({ length: 1000 }, (_, i) => i % 90)]],
  ['query', 'a -'.repeat(170)],
  ['query', '"'.repeat(512)],
  ['query', 'tent '.repeat(100)],
] as [string, unknown][])('%s may be anything within its limits: %.40j', async (name, value) => {
  const timed = async () => {
    const start = worked()
    const { status } = await handleProtocol(
      engine,
      {
        method: 'POST',
        path: '/1/indexes/p/query',
        query: new URLSearchParams(),
        headers: {},
        bodyText: JSON.stringify({ query: 'tent', advancedSyntax: true, hitsPerPage: 1000, [name]: value }),
      },
      { keys: {} },
    )
    expect(status).toBeLessThan(500)
    return worked() - start
  }
  expect(Math.min(await timed(), await timed())).toBeLessThan(LONGEST)
})

test.each([
  [
    '/1/indexes/p/query',
    {
      ranking: Array.from({ length: 1000 }, () => 'custom'),
      customRanking: Array.from({ length: 1000 }, (_, i) => `asc(a${i})`),
    },
  ],
  [
    '/1/indexes/*/queries',
    {
      requests: Array.from({ length: 50 }, () => ({
        indexName: 'p',
        query: 'snow',
        hitsPerPage: 1000,
        attributesToSnippet: ['title:10', 'brand:10'],
        facets: ['*'],
      })),
    },
  ],
])('at %s many dear things at once are refused, or answered in time', async (path, body) => {
  const timed = async () => {
    const start = worked()
    const { status } = await handleProtocol(
      engine,
      { method: 'POST', path, query: new URLSearchParams(), headers: {}, bodyText: JSON.stringify(body) },
      { keys: {} },
    )
    expect([200, 400]).toContain(status)
    return worked() - start
  }
  expect(Math.min(await timed(), await timed(), await timed())).toBeLessThan(LONGEST)
})

test('a deep body is refused', async () => {
  const bodyText = `{"query":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  expect(
    (
      await handleProtocol(
        engine,
        { method: 'POST', path: '/1/indexes/p/query', query: new URLSearchParams(), headers: {}, bodyText },
        { keys: {} },
      )
    ).status,
  ).toBe(400)
})

test('ten thousand hostile inputs give no error of the server and no slow answer', async () => {
  const ask = async (path: string, bodyText: string, key: string, method: string) => {
    const start = worked()
    const { status } = await handleProtocol(
      engine,
      { method, path, query: new URLSearchParams(), headers: { 'x-algolia-api-key': key }, bodyText },
      { keys: { admin: 'admin-key' } },
    )
    return { status, ms: worked() - start }
  }
  await fc.assert(
    fc.asyncProperty(path, body, fc.boolean(), async (path, given, isBroken) => {
      const json = path.includes('*')
        ? { requests: [{ indexName: 'p', ...given }] }
        : path.endsWith('batch')
          ? { requests: [{ action: 'nothing', body: given }] }
          : given
      const text = isBroken ? JSON.stringify(json).slice(0, -2) : JSON.stringify(json)
      // Settings that were taken would make the next inputs tame.
      const key = /settings/.test(path) ? '' : 'admin-key'
      const first = await ask(path, text, key, 'POST')
      const { status, ms } = first.ms < LONGEST ? first : await ask(path, text, key, 'POST')
      expect(status).toBeLessThan(500)
      expect(ms).toBeLessThan(LONGEST)
    }),
    { numRuns: 10_000 },
  )
}, 240_000)

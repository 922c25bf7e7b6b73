import { expect, test } from 'vitest'
import { insightsUrl, searchHosts, searchUrl } from './search-provider.ts'

test('without an application the built-in engine answers', () => {
  expect(searchUrl(undefined)).toBe('/api/search/1/indexes/*/queries')
  expect(insightsUrl(undefined)).toBe('/api/search/1/events')
  expect(searchHosts(undefined)).toEqual([])
})

test('with one, hosted Algolia, by the same paths', () => {
  const hosted = { appId: 'ABC123', searchKey: 'k&y' }
  expect(searchUrl(hosted)).toBe(
    'https://abc123-dsn.algolia.net/1/indexes/*/queries?x-algolia-agent=Portage%20(1.0)&x-algolia-application-id=ABC123&x-algolia-api-key=k%26y',
  )
  expect(insightsUrl(hosted)).toContain('https://insights.algolia.io/1/events?')
  expect(searchHosts(hosted)).toEqual(['https://abc123-dsn.algolia.net', 'https://insights.algolia.io'])
})

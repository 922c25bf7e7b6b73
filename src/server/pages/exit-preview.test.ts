import { expect, test } from 'vitest'
import { pageOfOurs } from './exit-preview.ts'

test.each([
  ['/fr/explorer/livraison', '/fr/explorer/livraison'],
  ['/en', '/en'],
  ['/en/products/women?page=2', '/en/products/women?page=2'],
  [null, '/'],
  ['', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://evil.test/en', '/'],
  ['javascript:alert(1)', '/'],
  ['/en/..//evil.test', '/'],
  ['/en/%2e%2e//evil.test', '/'],
  ['/admin', '/'],
  ['/english', '/'],
])('%s leads back to %s', (wanted, page) => expect(pageOfOurs(wanted)).toBe(page))

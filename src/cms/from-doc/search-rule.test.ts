import { expect, test } from 'vitest'
import { ruleFromDoc, type SearchRuleDoc } from './search-rule.ts'

const rule = { id: 1, name: 'R', language: 'fr', anchoring: 'is', query: 'retour', action: 'redirect' }

test.each([
  ['/explorer/retours', '/fr/explorer/retours'],
  ['/fr/explorer/retours', '/fr/explorer/retours'],
  ['/en/stores', '/en/stores'],
  ['', ''],
])('the address %j of a rule leads to %j: the language may be left out', (url, leads) =>
  expect(ruleFromDoc({ ...rule, url } as SearchRuleDoc, () => undefined)[0]?.url).toBe(leads),
)

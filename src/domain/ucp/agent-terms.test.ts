import { expect, test } from 'vitest'
import { rightsOfAgent, specifiedAgentTerms } from './agent-terms.ts'

const rules = [
  { host: 'good.example.com', isBarred: false, ordersADay: 3 },
  { host: 'plain.example.com', isBarred: false },
  { host: 'bad.example.com', isBarred: true },
]

test.each([
  ['good.example.com', false, { ordersADay: 3 }],
  ['Good.Example.com', true, { ordersADay: 3 }],
  ['plain.example.com', true, { ordersADay: 50 }],
  ['bad.example.com', false, undefined],
  ['bad.example.com', true, undefined],
  ['other.example.com', false, { ordersADay: 50 }],
  ['other.example.com', true, undefined],
  // Part of a listed host, or a host below it, is another one.
  ['example.com', true, undefined],
  ['shop.good.example.com', true, undefined],
  [undefined, false, { ordersADay: 50 }],
  [undefined, true, undefined],
])('%s, where only listed ones may: %s', (host, isListedOnly, rights) =>
  expect(rightsOfAgent({ ...specifiedAgentTerms, isListedOnly, rules }, host)).toEqual(rights),
)

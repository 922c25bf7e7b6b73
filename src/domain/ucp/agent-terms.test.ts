import { expect, test } from 'vitest'
import { offersLinking, rightsOfAgent, specifiedAgentTerms } from './agent-terms.ts'

const rules = [
  { host: 'good.example.com', isBarred: false, ordersADay: 3, returnTo: ['https://good.example.com/return'] },
  { host: 'plain.example.com', isBarred: false },
  { host: 'bad.example.com', isBarred: true },
]

test.each([
  ['good.example.com', false, { ordersADay: 3, returnTo: ['https://good.example.com/return'] }],
  ['Good.Example.com', true, { ordersADay: 3, returnTo: ['https://good.example.com/return'] }],
  ['plain.example.com', true, { ordersADay: 50, returnTo: [] }],
  ['bad.example.com', false, undefined],
  ['bad.example.com', true, undefined],
  ['other.example.com', false, { ordersADay: 50, returnTo: [] }],
  ['other.example.com', true, undefined],
  // Part of a listed host, or a host below it, is another one.
  ['example.com', true, undefined],
  ['shop.good.example.com', true, undefined],
  [undefined, false, { ordersADay: 50, returnTo: [] }],
  [undefined, true, undefined],
])('%s, where only listed ones may: %s', (host, isListedOnly, rights) =>
  expect(rightsOfAgent({ ...specifiedAgentTerms, isListedOnly, rules }, host)).toEqual(rights),
)

test.each([
  ['an agent with an address', rules, true],
  ['none with an address', rules.slice(1), false],
  ['a barred one with an address', [{ ...rules[0]!, isBarred: true }], false],
])('where the merchant lists %s, accounts can be linked: %3$s', (_, listed, offers) =>
  expect(offersLinking({ ...specifiedAgentTerms, rules: listed })).toBe(offers),
)

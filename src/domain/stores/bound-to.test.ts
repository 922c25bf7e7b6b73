import { expect, test } from 'vitest'
import { isOrderOf, storesColumn } from './bound-to.ts'

const at = (slug: string) => ({ store: { slug } })

test.each([
  ['whoever works for all sees every order', {}, undefined, true],
  ['a delivery is not a store’s', {}, ['ottawa'], false],
  ['its own pickup', at('ottawa'), ['halifax', 'ottawa'], true],
  ['another store’s pickup', at('ottawa'), ['halifax'], false],
  ['one part of several', { parts: [{}, at('halifax')] }, ['halifax'], true],
  ['no part of several', { parts: [at('ottawa'), at('laval')] }, ['halifax'], false],
  ['a name within another is another', at('ottawa-east'), ['ottawa'], false],
] as const)('%s', (_, order, bound, is) => expect(isOrderOf(order, bound)).toBe(is))

test.each([
  [{}, null],
  [at('ottawa'), '|ottawa|'],
  [{ parts: [at('ottawa'), {}, at('halifax'), at('ottawa')] }, '|ottawa|halifax|'],
])('%o has the column %s', (order, column) => expect(storesColumn(order as never)).toBe(column))

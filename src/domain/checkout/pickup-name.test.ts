import { expect, test } from 'vitest'
import { readPickupName, recipientOf } from './pickup-name.ts'

test.each([
  ['Geneviève Roy', { ok: true, name: 'Geneviève Roy' }],
  ['  Geneviève\u00a0\n Roy ', { ok: true, name: 'Geneviève Roy' }],
  [' \u00a0', { ok: false, problem: 'missing' }],
  ['x'.repeat(80), { ok: true, name: 'x'.repeat(80) }],
  ['x'.repeat(81), { ok: false, problem: 'too-long' }],
])('the name %j', (typed, answer) => expect(readPickupName(typed)).toEqual(answer))

test.each<[string, Parameters<typeof recipientOf>[0], string]>([
  ['picked up', { pickupName: 'Anne' }, 'Anne'],
  ['delivered in part', { address: { name: 'Luc' } }, 'Luc'],
  ['picked up, of before names were asked for', {}, ''],
  ['picked up, of an agent without a name', { pickupName: '' }, ''],
])('the recipient of what is %s', (_, order, name) => expect(recipientOf(order)).toBe(name))

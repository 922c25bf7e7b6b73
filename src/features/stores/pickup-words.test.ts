import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { noneText, noPickupText } from './pickup-words.ts'
import { storeListed } from './testing/store-listed.ts'

const [has, out, none] = [{ inStores: { gatineau: true } }, { inStores: { gatineau: false } }, { inStores: {} }]

test.each([
  ['one that is there', [has], undefined],
  ['one that is sold out there', [out], m.pickup_stock_out],
  ['one that it does not carry', [none], m.pickup_stock_not_stocked],
  ['several that are sold out, or that it does not carry', [none, out], m.pickup_stock_out],
  ['several of which one is there', [out, has], undefined],
  ['one of which nothing is known yet', [{}], undefined],
] as const)('a store is marked in the cart where it has none: %s', (_, lines, words) =>
  expect(noneText(lines, 'gatineau')).toBe(words?.()),
)

test.each([
  ['has no pickup counter', [], undefined, m.pickup_none_here],
  ['is about to close for good', ['pickup'], '2026-12-02', m.pickup_none_here],
  ['has closed for good', ['pickup'], '2026-11-30', m.store_closed_for_good],
  ['takes such orders', ['pickup'], undefined, undefined],
] as const)('a store that %s is marked as such for pickup', (_, services, closedOn, words) => {
  const store = { ...storeListed, services: [...services], ...(closedOn && { closedOn }) }
  expect(noPickupText(store, Date.parse('2026-11-30T12:00:00-07:00'))).toBe(words?.())
})

test.each([
  ['en', 'Opens December\u00a01, 2026'],
  ['fr', 'Ouvre le 1er\u00a0décembre 2026'],
] as const)('in %s, a store that is still to open says when', (locale, words) => {
  overwriteGetLocale(() => locale)
  const soon = { ...storeListed, services: ['pickup'], hours: { ...storeListed.hours, opensOn: '2026-12-01' } }
  const on = (time: string) => noPickupText(soon, Date.parse(time))
  expect([on('2026-11-30T12:00:00-07:00'), on('2026-12-01T00:00:00-07:00')]).toEqual([words, undefined])
})

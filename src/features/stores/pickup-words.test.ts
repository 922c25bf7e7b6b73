import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { noneText } from './pickup-words.ts'

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

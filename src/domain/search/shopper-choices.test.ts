import { expect, test } from 'vitest'
import { firstByQuery, type ShopperChoiceKind, type ShopperChoice } from './shopper-choices.ts'

const choice = (product: string, searches: number, kind: ShopperChoiceKind = 'click', age = 0): ShopperChoice => ({
  query: 'tent',
  product,
  kind,
  age,
  searches,
})

test.each<[string, ShopperChoice[], string]>([
  ['what was looked at more comes first', [choice('a', 6), choice('b', 9)], 'b a'],
  ['to buy counts ten times a look', [choice('a', 40), choice('b', 5, 'purchase')], 'b a'],
  ['to put into the cart three times', [choice('a', 16), choice('b', 5, 'addToCart')], 'a b'],
  ['after four weeks it counts half', [choice('a', 11, 'click', 4), choice('b', 6)], 'b a'],
  ['after a season little', [choice('a', 40, 'click', 12), choice('b', 6)], 'b a'],
  ['less than five searches are one person’s', [choice('a', 4, 'purchase')], ''],
  ['weeks add up', [choice('a', 3, 'click', 1), choice('a', 2)], 'a'],
  ['a search that was clicked and bought by is one', [choice('a', 3), choice('a', 3, 'purchase')], ''],
  ['four come first', ['a', 'b', 'c', 'd', 'e'].map((product) => choice(product, 5)), 'a b c d'],
])('%s', (_, choices, first) => expect((firstByQuery(choices).get('tent') ?? []).join(' ')).toBe(first))

test('other words say nothing of these', () =>
  expect(firstByQuery([{ ...choice('a', 9), query: 'tarp' }]).get('tent')).toBeUndefined())

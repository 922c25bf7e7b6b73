import { expect, test } from 'vitest'
import { bySize } from './size-order.ts'

test.each([
  ['xl m s xxl xs l', 'xs s m l xl xxl'],
  ['10 8.5 9 37', '8.5 9 10 37'],
  ['12 m 1x 2x s', 's m 1x 2x 12'],
  ['4 6 14 5t 2t 12-18m 6-12m', '6-12m 12-18m 2t 5t 4 6 14'],
  ['regular long', 'long regular'],
])('%s hang as %s', (given, order) =>
  expect(
    given
      .split(' ')
      .map((key) => ({ key }))
      .toSorted(bySize)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(order),
)

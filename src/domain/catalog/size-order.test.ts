import { expect, test } from 'vitest'
import { bySize } from './size-order.ts'

test.each([
  ['xl m s xxl xs l', 'xs s m l xl xxl'],
  ['10 8.5 9 37', '8.5 9 10 37'],
  ['12 m 1x 2x s 2t', 's m 1x 2x 12 2t'],
  ['12-18m 5t 3t 6-12m', '3t 5t 6-12m 12-18m'],
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

import { expect, test } from 'vitest'
import { outcomeOf } from './test-cards.ts'

test('a number is not a token', () =>
  expect([outcomeOf('4242424242424242'), outcomeOf('test_challenge')]).toEqual([undefined, 'challenge']))

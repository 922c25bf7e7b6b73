import { expect, test } from 'vitest'
import { outcomeOf, testToken } from './test-cards.ts'

test.each([['4242 4242 4242 4242', 'test_approve'], ['4000-0000-0000-0002', 'test_decline'], ['4111111111111111', undefined], ['', undefined]])('%s is %s', (number, token) => expect(testToken(number)).toBe(token))
test('a number is no token', () => expect([outcomeOf('4242424242424242'), outcomeOf('test_challenge')]).toEqual([undefined, 'challenge']))

import { expect, test } from 'vitest'
import { isGuessablePin } from './guessable-pin.ts'

test.each([
  ['123456', true],
  ['654321', true],
  ['567890', true],
  ['210987', true],
  ['111111', true],
  ['121212', true],
  ['1212121', true],
  ['123123123', true],
  ['123457', false],
  ['111112', false],
  ['820134', false],
  ['12341234', false],
])('%s is easy to guess: %s', (pin, expected) => expect(isGuessablePin(pin)).toBe(expected))

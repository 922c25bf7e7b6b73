import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  ['(418) 555-0199', '418-555-0199'],
  ['+1 418 555 0199', '418-555-0199'],
  ['4185550199', '418-555-0199'],
  ['555-0199', undefined],
  // No area code and no exchange begins with 0 or 1.
  ['118 555 0199', undefined],
  ['418 155 0199', undefined],
  ['', undefined],
])('%j is %j', (typed, number) => expect(phoneNumber(typed)).toBe(number))

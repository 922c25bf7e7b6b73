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
  ['867 979-0000 poste 12', '867-979-0000 ext. 12'],
  ['867 979-0000, poste\u00a012', '867-979-0000 ext. 12'],
  ['(867) 979-0000 (poste 12)', '867-979-0000 ext. 12'],
  ['1 867 979 0000 Ext. 0012', '867-979-0000 ext. 0012'],
  ['867-979-0000 extension 12', '867-979-0000 ext. 12'],
  ['8679790000x12', '867-979-0000 ext. 12'],
  ['867.979.0000 #12', '867-979-0000 ext. 12'],
  ['867-979,0000', '867-979-0000'],
  ['867-979-0000 ext. 12', '867-979-0000 ext. 12'],
  ['979-0000 poste 12', undefined],
  ['867 979-0000 12', undefined],
  ['867 979-0000 poste', '867-979-0000'],
  ['867 979-0000, 867 979-0001', undefined],
])('%j is %j', (typed, number) => expect(phoneNumber(typed)).toBe(number))

import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test.each([
  ['514-555-0171', '514-555-0171', '514\u00a0555-0171'],
  ['514-555-0171 ext. 12', '514-555-0171 ext. 12', '514\u00a0555-0171, poste\u00a012'],
  ['1-888-555-0142', '1-888-555-0142', '1-888-555-0142'],
  ['', '', ''],
])('%s is %s in English, %s in French', (phone, en, fr) =>
  expect([phoneText(phone, 'en'), phoneText(phone, 'fr')]).toEqual([en, fr]),
)

import { expect, test } from 'vitest'
import { phoneText, telHref } from './phone-text.ts'

test.each([
  ['514-555-0171', '514-555-0171', '514\u00a0555-0171'],
  ['514-555-0171 ext. 12', '514-555-0171 ext. 12', '514\u00a0555-0171, poste\u00a012'],
  ['1-888-555-0142', '1-888-555-0142', '1\u00a0888\u00a0555-0142'],
  ['+44 20 7946 0000', '+44 20 7946 0000', '+44 20 7946 0000'],
  ['', '', ''],
])('%s is %s in English, %s in French', (phone, en, fr) =>
  expect([phoneText(phone, 'en'), phoneText(phone, 'fr')]).toEqual([en, fr]),
)

test.each([
  ['418-555-0100', 'tel:4185550100'],
  ['+1 (418) 555-0100', 'tel:+14185550100'],
])('%s is dialled by %s', (phone, href) => expect(telHref(phone)).toBe(href))

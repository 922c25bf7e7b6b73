import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  ['password123', true],
  ['P@ssw0rd2024!', true],
  ['motdepasse1', true],
  ['MotDePasse!!', true],
  ['qwertyuiop', true],
  ['azertyuiop', true],
  ['1234567890', true],
  ['0987654321', true],
  ['aaaaaaaaaa', true],
  ['abababababab', true],
  ['abcdefghijk', true],
  ['hockeyhockey', true],
  ['Canadiens2023', true],
  ['1q2w3e4r5t', true],
  ['three dry tents', false],
  ['correct horse battery staple', false],
  ['canot rouge et pagaie', false],
  ['X7k!pm2Qz9', false],
])('%s is common: %s', (password, common) => expect(isCommonPassword(password)).toBe(common))

test.each([
  ['anna.tremblay', ['anna.tremblay@example.com', 'anna.tremblay'], true],
  ['tremblay1987', ['Tremblay'], true],
  ['tremblay by the river at dusk', ['Tremblay'], false],
])('%s is the name of its owner: %s', (password, own, common) =>
  expect(isCommonPassword(password, own as string[])).toBe(common),
)

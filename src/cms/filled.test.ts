import { expect, test } from 'vitest'
import { filled } from './filled.ts'

test.each([
  ['{n} stores', { n: 0 }, '0 stores'],
  ['{a}, {b}, {a}', { a: 'x', b: '{a}' }, 'x, {a}, x'],
  ['{unknown} stays', {}, '{unknown} stays'],
])('%s with %j reads %s', (text, values, all) => expect(filled(text, values)).toBe(all))

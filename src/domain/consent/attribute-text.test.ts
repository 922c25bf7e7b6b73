import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeText, attributeValue } from './attribute-text.ts'

test.each([
  ['a=1&amp;b=2', 'a=1&b=2'],
  ['a=1&#38;b=2&#x26;c=3', 'a=1&b=2&c=3'],
  ['a=1&b=2', 'a=1&b=2'],
  ['&quot;&#39;&lt;&gt;', '"\'<>'],
  ['&amp;quot;', '&quot;'],
  ['&copy;&nonsense;&#9999999;', '&copy;&nonsense;&#9999999;'],
])('the text %s is decoded to %s', (text, value) => expect(attributeValue(text)).toBe(value))

test('any value comes back from its text, which has no quote or bracket', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(attributeValue(attributeText(value))).toBe(value)
      expect(attributeText(value)).not.toMatch(/["<>]/)
    }),
  ))

import { expect, test } from 'vitest'
import { mayMeasure } from './may-measure.ts'

// acceptance 145, 146
test.each([
  ['', false],
  ['NEXT_LOCALE=fr', false],
  ['OptanonConsent=groups=C0001%3A1%2CC0002%3A0', false],
  ['OptanonConsent=groups=C0001%3A1%2CC0002%3A1', true],
  ['a=b; OptanonConsent=groups=C0002%3A1; c=d', true],
  ['NotOptanonConsent=groups=C0002%3A1', false],
  ['OptanonConsent=groups=C0003%3A1', false],
])('%s: %s', (cookies, may) => expect(mayMeasure(cookies)).toBe(may))

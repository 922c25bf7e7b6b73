import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  [99_750, 'en', '9.975%'],
  [99_750, 'fr', '9,975\u00a0%'],
  [50_000, 'en', '5%'],
  [130_000, 'fr', '13\u00a0%'],
] as const)('%i in %s is %j', (rate, locale, text) => expect(percentText(rate, locale)).toBe(text))

import { expect, test } from 'vitest'
import { ALERT_DAYS, alertEnd, CONFIRM_DAYS, isStockAlertStep } from './stock-alert.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')
const later = (days: number) => noon + days * 86_400_000

test.each([
  ['pending', CONFIRM_DAYS],
  ['confirmed', ALERT_DAYS],
] as const)('a %s wish ends after %i days', (status, days) => expect(alertEnd(noon, status)).toBe(later(days)))

test.each([
  ['confirm', true],
  ['constructor', false],
  ['', false],
  [undefined, false],
])('%s is a step: %s', (text, is) => expect(isStockAlertStep(text)).toBe(is))

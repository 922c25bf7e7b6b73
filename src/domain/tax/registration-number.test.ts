import { expect, test } from 'vitest'
import { registrationNumber } from './registration-number.ts'

test.each([
  ['gst', '123456789 RT0001', '123456789 RT0001'],
  ['gst', ' 12345 6789rt0001', '123456789 RT0001'],
  ['gst', '12345', undefined],
  ['gst', '123456789 TQ0001', undefined],
  ['gst', '123456789', undefined],
  ['qst', '1234567890TQ0001', '1234567890 TQ0001'],
  ['qst', '123456789 TQ0001', undefined],
  ['bc', 'PST-1234-5678', 'PST-1234-5678'],
  ['bc', 'pst 1234 5678', 'PST-1234-5678'],
  ['bc', '1234-5678', 'PST-1234-5678'],
  ['bc', 'PST-1234-567', undefined],
] as const)('%s: %j is stored as %j', (field, typed, stored) => expect(registrationNumber(field, typed)).toBe(stored))

import { expect, test } from 'vitest'
import { rangeLabel } from './range-label.ts'

// acceptance 138
test.each([[6, '5-7'], [21, '20-22'], [2, '1-3']])('around %i is %s', (days, label) => expect(rangeLabel(days)).toBe(label))

import { expect, test } from 'vitest'
import { withoutMarks } from './without-marks.ts'

test.each([
  ['Été à Québec', 'Ete a Quebec'],
  ['ÎLE-DU-PRINCE-ÉDOUARD', 'ILE-DU-PRINCE-EDOUARD'],
  ['e\u0301te\u0301', 'ete'],
  ['Œuvre d’été, 9 °C', 'Œuvre d’ete, 9 °C'],
  ['', ''],
])('%s is %s', (text, expected) => expect(withoutMarks(text)).toBe(expected))

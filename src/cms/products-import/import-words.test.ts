import { expect, test } from 'vitest'
import { importWord, paceText } from './import-words.ts'

const inEnglish = [
  [{ rate: 1240, left: undefined }, '(1,240 a second)'],
  [{ rate: 62, left: 41.2 }, '(62 a second, 42 seconds left)'],
  [{ rate: 62, left: 0.4 }, '(62 a second, 1 second left)'],
  [{ rate: 62, left: 301 }, '(62 a second, 6 minutes left)'],
] as const
test.each(inEnglish)('%j is “%s”', (pace, text) =>
  expect(paceText(pace, (word, values) => importWord('en', word, values), 'en')).toBe(text),
)

test('in French', () =>
  expect(paceText({ rate: 1240, left: 301 }, (word, values) => importWord('fr', word, values), 'fr')).toBe(
    '(1\u00a0240 par seconde, encore 6\u00a0minutes)',
  ))

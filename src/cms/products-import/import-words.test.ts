import { expect, test } from 'vitest'
import { importWord, paceText, undoQuestion } from './import-words.ts'

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

test('before an import is undone it is said which, and how many products it is about', () => {
  const run = { id: 7, file: 'spring.csv', author: 'a@example.com', at: 0, state: 'done', isBroken: false } as const
  const counts = { added: 5000, changed: 46, undone: 0, canUndo: true }
  const asked = (locale: 'en' | 'fr') =>
    undoQuestion({ ...run, ...counts }, 0, (word, values) => importWord(locale, word, values), locale)
  expect(asked('en')).toMatch(/^Undo “spring\.csv” of .*\? .* deleted: 5,000\. .* as they were: 46\.$/)
  expect(asked('fr')).toMatch(/^Annuler «\u00a0spring\.csv\u00a0» du .* supprimés\u00a0: 5\u00a0000\. .*\u00a0: 46\.$/)
})

import { expect, test } from 'vitest'
import { locales } from '../src/domain/locale.ts'
import { readQuestions } from './load-questions.ts'
import { readCatalogue } from './read.ts'

test('every sample question is about one of the catalogue’s products, in both languages, and answered', () => {
  const questions = readQuestions()
  const codes = new Set(readCatalogue().map(({ id }) => id))
  expect(questions.filter(({ product, answer }) => !codes.has(product) || answer === '')).toEqual([])
  for (const locale of locales)
    expect(questions.filter(({ language }) => language === locale).length).toBeGreaterThan(4)
})

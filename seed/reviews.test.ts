import { expect, test } from 'vitest'
import { locales } from '../src/domain/locale.ts'
import { readReviews } from './load-reviews.ts'
import { readCatalogue } from './read.ts'

test('every sample review is one of the catalogue’s products, by the rules of the form, in both languages', () => {
  const reviews = readReviews()
  const codes = new Set(readCatalogue().map(({ id }) => id))
  expect(reviews.filter(({ product }) => !codes.has(product))).toEqual([])
  for (const locale of locales) expect(reviews.filter(({ language }) => language === locale).length).toBeGreaterThan(15)
  expect(new Set(reviews.map(({ review }) => review.text)).size).toBe(reviews.length)
})

test('most sample reviews say what the product was used for, in either language, each in its own words', () => {
  const reviews = readReviews()
  for (const locale of locales) {
    const inLanguage = reviews.filter(({ language }) => language === locale)
    expect(inLanguage.filter(({ review }) => review.usedFor).length).toBeGreaterThan(inLanguage.length * 0.7)
  }
  const uses = reviews.flatMap(({ review }) => review.usedFor ?? [])
  expect(new Set(uses).size).toBe(uses.length)
})

// @long
import { describe, expect, test } from 'vitest'
import { seededShop } from '../../../bench/search/seeded-shop.ts'
import { locales } from '../../domain/locale.ts'
import { readQuery } from '../../domain/search/understanding/read-query.ts'
import { namesOfOtherLanguage } from './other-language.ts'

describe.each(locales)('in %s', async (locale) => {
  const { index, vocabulary, titles } = await seededShop(locale)

  // A correction of its spelling would make `bottle` a boot.
  test.each(namesOfOtherLanguage(locale))('$input is understood as it is written, and finds something', ({ input }) => {
    const { rest, filters } = readQuery(input, vocabulary, titles)
    expect(filters.categories.length > 0 || rest === input).toBe(true)
    expect(index.search({ query: input, typoTolerance: false, hitsPerPage: 0 }).nbHits).toBeGreaterThan(0)
  })
})

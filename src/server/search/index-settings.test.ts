import { expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { attributes, PRICE, RATING } from '../../domain/search/listing-conditions.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import { settingsOf } from './index-settings.ts'

test.each(locales)('the index counts what listings are filtered by (%s)', (locale) => {
  const counted = settingsOf(locale)[productIndex(locale)]?.attributesForFaceting?.map((each) =>
    each.replace(/^\w+\((.+)\)$/, '$1'),
  )
  expect(counted).toEqual(expect.arrayContaining([...Object.values(attributes), PRICE, RATING]))
})

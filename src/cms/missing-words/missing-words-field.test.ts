import { flattenTopLevelFields } from 'payload/shared'
import { expect, test } from 'vitest'
import { collections } from '../../payload-collections.ts'

/** A picture has the words of both languages in one form. */
const needTexts = collections.flatMap(({ slug, fields }) => {
  const own = flattenTopLevelFields(fields)
  return slug !== 'media' && own.some((f) => 'localized' in f && f.localized) ? [[slug, fields] as const] : []
})

test.each(needTexts)('the form of %s says which texts are missing in the other language', (_, fields) =>
  expect(
    flattenTopLevelFields([...fields], { keepPresentationalFields: true }).map((f) => 'name' in f && f.name),
  ).toContain('missingWords'),
)

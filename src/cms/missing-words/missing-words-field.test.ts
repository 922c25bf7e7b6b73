import { flattenTopLevelFields } from 'payload/shared'
import { expect, test } from 'vitest'
import { collections } from '../../payload-collections.ts'

const needTexts = collections.flatMap(({ slug, fields }) => {
  const own = flattenTopLevelFields(fields)
  const lacking = own.some((f) => 'localized' in f && f.localized && 'required' in f && f.required)
  return lacking ? [[slug, fields] as const] : []
})

test.each(needTexts)('the form of %s says which texts are missing in the other language', (_, fields) =>
  expect(
    flattenTopLevelFields([...fields], { keepPresentationalFields: true }).map((f) => 'name' in f && f.name),
  ).toContain('missingWords'),
)

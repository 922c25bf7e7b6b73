// @remembers a file that makes the labels of all schemas leaves functions in place of the names of their hints
import { expect, test } from 'vitest'
import { blockSchemas } from '../../blocks/schemas.ts'
import { writtenFields } from '../../cms/testing/written-fields.ts'
import { headingsOf } from './help-pages.ts'

/** The text of a picture is too short for headings. */
const withoutHeadings = ['vertimage']
const readable = blockSchemas.filter(
  ({ slug, fields }) => JSON.stringify(fields).includes('"description":"markdown"') && !withoutHeadings.includes(slug),
)

test.each(readable)('searches of help find the headings of $slug, as of every text', ({ slug, fields }) => {
  const block = { id: '1', blockType: slug, ...writtenFields(fields, { en: '## Washing', fr: '## Lavage' }) }
  expect(headingsOf(block, 'en')).toEqual([expect.stringMatching(/Washing$/)])
})

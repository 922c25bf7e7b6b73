import { expect, test } from 'vitest'
import { withoutAutosave } from './without-autosave.ts'

test('drafts are saved by hand, and all else stays', () => {
  const schedulePublish = true
  const pages = { slug: 'pages', versions: { drafts: { autosave: { interval: 800 }, schedulePublish }, maxPerDoc: 30 } }
  expect(withoutAutosave(pages)).toEqual({
    slug: 'pages',
    versions: { drafts: { autosave: false, schedulePublish }, maxPerDoc: 30 },
  })
  expect(pages.versions.drafts.autosave).toEqual({ interval: 800 })
})

test.each([{ versions: { drafts: true } }, { versions: true }, { versions: false }, {}])(
  '%j has no autosave',
  (collection) => expect(withoutAutosave(collection)).toBe(collection),
)

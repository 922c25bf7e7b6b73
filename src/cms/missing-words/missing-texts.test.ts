import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { missingTexts, textsOfOneLanguage } from './missing-texts.ts'

const text = (name: string, more: { localized?: boolean; required?: boolean } = {}): ClientField => ({
  name,
  type: 'text',
  label: name,
  localized: true,
  required: true,
  ...more,
})
const unlessSilent: ClientField = {
  name: 'captions',
  type: 'textarea',
  label: 'Captions',
  localized: true,
  admin: { custom: { requiredUnless: { silent: true } } },
}
const links: ClientField = {
  name: 'items',
  type: 'array',
  label: 'Links',
  fields: [{ type: 'row', fields: [text('Label')] }],
}
const fields: ClientField[] = [
  { type: 'tabs', tabs: [{ label: 'First', fields: [text('Title')] }] },
  text('Key', { localized: false }),
  text('Summary', { required: false }),
  {
    name: 'layout',
    type: 'blocks',
    label: 'Sections',
    blocks: [
      { slug: 'hero', fields: [text('Heading'), links] },
      { slug: 'image', fields: [text('Caption', { required: false })] },
    ],
  },
]
const hero = { blockType: 'hero', Heading: 'Winter', items: [{ Label: 'Go' }] }

test.each([
  ['whose texts are all there', { Title: 'Home', layout: [hero] }, []],
  ['without its title', { Title: null, layout: [{ ...hero, Heading: null }] }, ['Title']],
  [
    'with a slice that lacks its heading',
    { Title: 'Home', layout: [hero, { ...hero, Heading: '' }] },
    ['Sections 2 > Heading'],
  ],
  [
    'with a link that lacks its label',
    { Title: 'Home', layout: [{ ...hero, items: [{ Label: 'Go' }, {}] }] },
    ['Sections 1 > Links 2 > Label'],
  ],
  [
    'with slices that need no text, and one that is not known',
    { Title: 'Home', layout: [{ blockType: 'image' }, { blockType: 'old' }, null] },
    [],
  ],
  [
    'with a section of the other language, and one of its own',
    {
      Title: 'Home',
      layout: [
        { blockType: 'hero', shownIn: 'fr' },
        { blockType: 'hero', shownIn: 'en' },
      ],
    },
    ['Sections 2 > Heading'],
  ],
])('of a document %s, what is missing is named as the form does', (_, doc, missing) =>
  expect(missingTexts(fields, doc, { labelOf: ({ name, label }) => String(label ?? name), locale: 'en' })).toEqual(
    missing,
  ),
)

test.each([
  [{}, ['Captions']],
  [{ silent: false, captions: '' }, ['Captions']],
  [{ silent: true }, []],
  [{ captions: 'WEBVTT' }, []],
])('of %j, what is required but for a choice beside it is missing where that is not made', (doc, missing) =>
  expect(
    missingTexts([unlessSilent], doc, { labelOf: ({ name, label }) => String(label ?? name), locale: 'en' }),
  ).toEqual(missing),
)

test.each([
  ['that has both in both', { Summary: 'Warm', Path: '/a' }, { Summary: 'Chaud', Path: '/b' }, []],
  ['that has neither', {}, { Summary: '' }, []],
  ['with what the other language alone has', {}, { Summary: 'Chaud' }, []],
  ['with what it alone has', { Summary: 'Warm', Path: '/a' }, { Summary: '', Path: null }, ['Summary', 'Path']],
  ['with a text of no language', { Code: 'a' }, {}, []],
  ['with a text in a group', { seo: { Summary: 'Warm' } }, {}, ['Summary']],
])('of a document %s, it is named what is not in the other language yet', (_, own, other, named) => {
  const optional = (name: string) => text(name, { required: false })
  const all: ClientField[] = [
    { type: 'tabs', tabs: [{ label: 'First', fields: [optional('Summary')] }] },
    { type: 'row', fields: [optional('Path'), text('Code', { localized: false, required: false })] },
    { name: 'seo', type: 'group', fields: [optional('Summary')] },
  ]
  expect(textsOfOneLanguage(all, own, other, ({ name, label }) => String(label ?? name))).toEqual(named)
})

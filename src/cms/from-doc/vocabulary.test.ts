import { expect, test } from 'vitest'
import {
  pictureFromDoc,
  pictureIn,
  vocabularyFromDocs,
  type CategoryDoc,
  type TagDoc,
  type VocabularyDocs,
} from './vocabulary.ts'

const both = (en: string, fr = `${en}-fr`) => ({ en, fr })
const from = (docs: Partial<VocabularyDocs>) =>
  vocabularyFromDocs({
    categories: [],
    brands: [],
    collections: [],
    colours: [],
    tags: [],
    sellers: [],
    media: [],
    ...docs,
  })
const category = (id: number, key: string, more: Partial<CategoryDoc> = {}): CategoryDoc => ({
  id,
  key,
  name: both(key),
  slug: both(key),
  ...more,
})

test('a category’s path is the chain of slugs, in each language (acceptance 14)', () => {
  const { tree, categories } = from({
    categories: [category(1, 'clothing'), category(2, 'jackets', { parent: 1 }), category(3, 'shells', { parent: 2 })],
  })
  expect(categories.get(3)).toMatchObject({
    key: 'shells',
    parent: 'jackets',
    path: { en: 'clothing/jackets/shells', fr: 'clothing-fr/jackets-fr/shells-fr' },
  })
  expect(tree.byPath.fr.get('clothing-fr/jackets-fr')?.key).toBe('jackets')
})

test('a parent that is gone, or its own ancestor, ends the path', () => {
  const { categories } = from({
    categories: [
      category(1, 'orphan', { parent: 99 }),
      category(2, 'a', { parent: 3 }),
      category(3, 'b', { parent: 2 }),
    ],
  })
  expect([categories.get(1)?.path.en, categories.get(2)?.path.en]).toEqual(['orphan', 'a/b/a'])
})

test.each([
  [null, undefined],
  [{}, undefined],
  [{ genders: [], categories: null, activities: [] }, undefined],
  [
    { genders: ['women', 'martians'], categories: [1, 99], activities: ['hiking'] },
    { genders: ['women'], categories: ['clothing'], activities: ['hiking'] },
  ],
])('the rule %j is %j', (rule, expected) =>
  expect(
    from({
      categories: [category(1, 'clothing'), category(2, 'women', { rule: rule as CategoryDoc['rule'] })],
    }).categories.get(2)?.rule,
  ).toEqual(expected),
)

// acceptance 51, 52
test.each([
  ['red outline', 'redOutline'],
  ['grey', 'grey'],
  ['chartreuse', 'black'],
])('a tag in %s is in %s (acceptance 52)', (colour, expected) =>
  expect(
    from({
      tags: [{ id: 1, key: 'x', name: both('x'), hierarchy: 'primary', colour: colour as TagDoc['colour'] }],
    }).tags.get(1)?.colour,
  ).toBe(expected),
)

test('a tag is secondary and no link by default (acceptance 51)', () => {
  expect(
    from({
      tags: [
        { id: 1, key: 'x', name: both('x'), hierarchy: 'tertiary' as TagDoc['hierarchy'], colour: 'red', isLink: null },
      ],
    }).tags.get(1),
  ).toMatchObject({ hierarchy: 'secondary', isLink: false, path: { en: '', fr: '' } })
})

test('a picture needs a file and a size; where it is missing there is no picture', () => {
  expect([
    pictureFromDoc({ id: 1, filename: 'a.png', width: 2, height: 1 }),
    pictureFromDoc({ id: 1, filename: 'a.png', width: null, height: 1 }),
    pictureFromDoc({ id: 1, width: 2, height: 1 }),
  ]).toEqual([[{ file: 'a.png', width: 2, height: 1, alt: { en: '', fr: '' } }], [], []])
  expect(
    from({
      media: [{ id: 1, filename: 'a.png', width: 2, height: 1, alt: both('A') }],
      brands: [
        { id: 1, key: 'x', name: 'X', logo: 1 },
        { id: 2, key: 'y', name: 'Y', logo: 9 },
      ],
    }).brands,
  ).toMatchObject(
    new Map([
      [1, { logo: { file: 'a.png' } }],
      [2, { logo: undefined }],
    ]),
  )
})

// acceptance 63
test('an empty description of a picture stays empty', () =>
  expect(pictureIn({ file: 'a.png', width: 2, height: 1, alt: { en: '', fr: 'Une tente' } }, 'en').alt).toBe(''))

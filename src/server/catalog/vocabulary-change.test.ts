import { expect, test } from 'vitest'
import { vocabularyFromDocs, type VocabularyDocs } from '../../cms/from-doc/vocabulary.ts'
import { compareTerms } from './vocabulary-change.ts'

const both = (en: string, fr = en) => ({ en, fr })
const docs: VocabularyDocs = {
  categories: [
    { id: 1, key: 'camping', name: both('Camping'), slug: both('camping') },
    { id: 2, key: 'tents', name: both('Tents'), slug: both('tents'), parent: 1 },
  ],
  brands: [{ id: 1, key: 'lowcloud', name: 'Lowcloud' }],
  collections: [{ id: 1, key: 'light', name: both('Light'), slug: both('light') }],
  colours: [{ id: 1, key: 'moss', name: both('Moss'), hex: '#334422', family: 'green' }],
  tags: [{ id: 1, key: 'top', name: both('Top'), hierarchy: 'primary', colour: 'red' }],
  sellers: [{ id: 1, key: 'cabin', name: 'Cabin', shipsFrom: both('Perth'), returns: both('None') }],
  media: [],
}
const vocabulary = vocabularyFromDocs(docs)
const changed = (more: { [K in keyof VocabularyDocs]?: object[] }) => {
  // A case may leave out or add any field of a document.
  const { tags, filters, colours, isStructural } = compareTerms(
    vocabulary,
    vocabularyFromDocs({ ...docs, ...(more as Partial<VocabularyDocs>) }),
  )
  return { tags: [...tags].toSorted(), filters, colours, isStructural }
}
const [camping, tents] = docs.categories
const [brand, colour, tag, seller] = [docs.brands[0], docs.colours[0], docs.tags[0], docs.sellers[0]]
const shown = (kind: string, key: string) => [`term:${kind}/${key}`, `terms:${kind}`]

test.each([
  ['nothing', {}, { tags: [], filters: [] }],
  [
    'the name of a category',
    { categories: [camping!, { ...tents, name: both('Domes') }] },
    { tags: ['search', ...shown('categories', 'tents')], filters: ['categoryKeys:tents'] },
  ],
  [
    'the French name of a category, which no English page shows, but any search understands',
    { categories: [camping!, { ...tents, name: both('Tents', 'Abris') }] },
    { tags: ['search', ...shown('categories', 'tents').map((each) => `${each}@fr`)], filters: ['categoryKeys:tents'] },
  ],
  [
    'the French address of a collection, which its English page names too',
    { collections: [{ ...docs.collections[0], slug: both('light', 'leger') }] },
    { tags: shown('collections', 'light'), filters: [] },
  ],
  [
    'the description of a category, which no hit has',
    { categories: [camping!, { ...tents, description: both('Dry') }] },
    { tags: shown('categories', 'tents'), filters: [] },
  ],
  [
    'the name of a brand',
    { brands: [{ ...brand, name: 'Low Cloud' }] },
    { tags: shown('brands', 'lowcloud'), filters: ['brandKey:lowcloud'] },
  ],
  [
    'the colour of a tag',
    { tags: [{ ...tag, colour: 'black' }] },
    { tags: shown('tags', 'top'), filters: ['tags.id:top'] },
  ],
  [
    'the returns of a seller, which no hit has',
    { sellers: [{ ...seller, returns: both('30 days') }] },
    { tags: shown('sellers', 'cabin'), filters: [] },
  ],
  ['a new brand', { brands: [brand!, { id: 2, key: 'new', name: 'New' }] }, { tags: ['terms:brands'], filters: [] }],
])('%s', (_, more, expected) => expect(changed(more)).toEqual({ colours: [], isStructural: false, ...expected }))

test('a colour is known by its document: the index has only families', () =>
  expect(changed({ colours: [{ ...colour, hex: '#000000' }] })).toMatchObject({ colours: [1], filters: [] }))

test.each([
  ['moves', { categories: [camping!, { ...tents, parent: null }] }],
  ['gets another slug', { categories: [camping!, { ...tents, slug: both('domes') }] }],
  ['gets a rule', { categories: [camping!, { ...tents, rule: { genders: ['women'] } }] }],
  [
    'is new, with a rule',
    { categories: [...docs.categories, { ...tents, id: 3, key: 'x', rule: { genders: ['men'] } }] },
  ],
  ['goes', { categories: [camping!] }],
])('any product may be concerned when a category %s', (_, more) => expect(changed(more).isStructural).toBe(true))

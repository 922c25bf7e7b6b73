import type { CollectionConfig, Field } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { locales, type Both } from '../../domain/locale.ts'
import { ruleActions, ruleAnchorings, synonymKinds } from '../../domain/search/editor-rule.ts'
import { accessTo } from '../access/permissions.ts'

const group = 'Search'
const refusals = {
  input: { en: 'Which word also finds the others?', fr: 'Quel mot trouve aussi les autres ?' },
  oneWord: {
    en: 'At least one word; several are separated by commas.',
    fr: 'Au moins un mot ; plusieurs se séparent par des virgules.',
  },
  twoWords: { en: 'At least two words, separated by commas.', fr: 'Au moins deux mots, séparés par des virgules.' },
  path: {
    en: 'Write a path of the shop with its language, such as /en/stores.',
    fr: 'Écrivez un chemin de la boutique avec sa langue, comme /fr/magasins.',
  },
} satisfies Record<string, Both>
const language: Field = { name: 'language', type: 'select', required: true, options: [...locales] }

/** Words that mean the same in the search; they stand beside those the shop brings along. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Synonym', plural: 'Synonyms' },
  access: accessTo('search-synonyms'),
  admin: {
    useAsTitle: 'words',
    defaultColumns: ['words', 'kind', 'input', 'language'],
    group,
    description: 'In effect a moment after saving. Words of a wider or narrower meaning are no synonyms: use a rule.',
  },
  fields: [
    language,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'same',
      options: synonymKinds.map((value) => ({
        value,
        label: { same: 'All mean the same', 'one-way': 'One word also finds the others' }[value],
      })),
    },
    {
      name: 'input',
      type: 'text',
      label: 'What is typed',
      admin: { condition: (_, sibling) => sibling?.kind === 'one-way' },
      validate: fieldRule((value, { siblingData }) =>
        siblingData.kind === 'one-way' && String(value ?? '').trim() === '' ? refusals.input : undefined,
      ),
    },
    {
      name: 'words',
      type: 'text',
      required: true,
      admin: { description: 'Separated by commas: toque, beanie, winter hat' },
      validate: fieldRule((value, { siblingData: { kind } }) =>
        String(value ?? '')
          .split(',')
          .filter((word) => word.trim()).length >= (kind === 'one-way' ? 1 : 2)
          ? undefined
          : refusals[kind === 'one-way' ? 'oneWord' : 'twoWords'],
      ),
    },
  ],
}

/** What merchandisers do to a query: pin, hide, lead elsewhere, replace a word. */
export const searchRules: CollectionConfig = {
  slug: 'search-rules',
  labels: { singular: 'Search rule', plural: 'Search rules' },
  access: accessTo('search-rules'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'query', 'action', 'language', 'active', 'from', 'until'],
    group,
    description: 'In effect a moment after saving.',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { type: 'row', fields: [language, { name: 'active', type: 'checkbox', defaultValue: true }] },
    {
      type: 'row',
      fields: [
        {
          name: 'anchoring',
          type: 'select',
          required: true,
          defaultValue: 'is',
          label: 'The query',
          options: ruleAnchorings.map((value) => ({
            value,
            label: { is: 'is', startsWith: 'begins with', contains: 'has in it' }[value],
          })),
        },
        { name: 'query', type: 'text', required: true, label: 'these words' },
      ],
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'pin',
      options: ruleActions.map((value) => ({
        value,
        label: {
          pin: 'Show products first',
          hide: 'Hide products',
          redirect: 'Lead to a page',
          replace: 'Search for other words',
        }[value],
      })),
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: { condition: (data) => data?.action === 'pin' || data?.action === 'hide', description: 'In their order.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Page',
      admin: { condition: (data) => data?.action === 'redirect', description: 'A path such as /en/stores.' },
      validate: fieldRule((value, { data }) =>
        data.action !== 'redirect' || (typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value))
          ? undefined
          : refusals.path,
      ),
    },
    {
      name: 'replacement',
      type: 'text',
      label: 'Other words',
      admin: { condition: (data) => data?.action === 'replace', description: 'Empty: the words are left out.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'until', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
  ],
}

/** What was searched, for the report and for suggestions. Nothing tells who. */
export const searchQueries: CollectionConfig = {
  slug: 'search-queries',
  access: accessTo('search-queries'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'queryId', type: 'text', unique: true, index: true },
    { name: 'language', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'hits', type: 'number', required: true },
    { name: 'at', type: 'number', required: true, index: true },
  ],
}

/** What was done with hits, joined with the query by its id. */
export const searchEvents: CollectionConfig = {
  slug: 'search-events',
  access: accessTo('search-events'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'queryId', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'product', type: 'text', required: true },
    { name: 'position', type: 'number' },
    { name: 'at', type: 'number', required: true, index: true },
  ],
}

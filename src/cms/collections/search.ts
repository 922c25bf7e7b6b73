import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { locales } from '../../domain/locale.ts'
import { ruleActions, ruleAnchorings, synonymKinds } from '../../domain/search/editor-rule.ts'
import { accessTo } from '../access/permissions.ts'
import { staffTexts } from '../staff-words.ts'

const group = 'search'
const language = { name: 'language', type: 'select', required: true, options: [...locales] } satisfies Field

/** What the address of a new document says it begins with: the search report links to a synonym that way. */
const begun = (req: PayloadRequest | undefined, name: string): string | undefined => {
  const value: unknown = req?.query?.[name]
  return typeof value === 'string' ? value : undefined
}

/** Words that mean the same in the search; in addition to those built into the shop. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  access: accessTo('search-synonyms'),
  admin: {
    useAsTitle: 'words',
    defaultColumns: ['words', 'kind', 'input', 'language'],
    group,
  },
  fields: [
    {
      ...language,
      defaultValue: ({ req }: { req?: PayloadRequest }) => locales.find((each) => each === begun(req, 'language')),
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'same',
      options: [...synonymKinds],
    },
    {
      name: 'input',
      type: 'text',
      admin: { condition: (_, sibling) => sibling?.kind === 'one-way' },
      validate: fieldRule((value, { siblingData }) =>
        siblingData.kind === 'one-way' && String(value ?? '').trim() === ''
          ? staffTexts('refusal_synonym_input')
          : undefined,
      ),
    },
    {
      name: 'words',
      type: 'text',
      required: true,
      defaultValue: ({ req }: { req?: PayloadRequest }) => begun(req, 'words'),
      validate: fieldRule((value, { siblingData: { kind } }) =>
        String(value ?? '')
          .split(',')
          .filter((word) => word.trim()).length >= (kind === 'one-way' ? 1 : 2)
          ? undefined
          : staffTexts(kind === 'one-way' ? 'refusal_synonym_one_word' : 'refusal_synonym_two_words'),
      ),
    },
  ],
}

/** Merchandising rules for a query: pin, hide, redirect, replace a word. */
export const searchRules: CollectionConfig = {
  slug: 'search-rules',
  access: accessTo('search-rules'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'query', 'action', 'language', 'active', 'from', 'until'],
    group,
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
          options: [...ruleAnchorings],
        },
        { name: 'query', type: 'text', required: true },
      ],
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'pin',
      options: [...ruleActions],
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: {
        components: {
          Field: { path: '/src/cms/markdowns/product-picker.tsx#ProductPicker', clientProps: { isOrdered: true } },
        },
        condition: (data) => data?.action === 'pin' || data?.action === 'hide',
      },
      validate: fieldRule((value, { data: { action } }) =>
        (action === 'pin' || action === 'hide') && !(Array.isArray(value) && value.length > 0)
          ? staffTexts('refusal_rule_products')
          : undefined,
      ),
    },
    {
      name: 'url',
      type: 'text',
      admin: { condition: (data) => data?.action === 'redirect' },
      validate: fieldRule((value, { data }) =>
        data.action !== 'redirect' || (typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value))
          ? undefined
          : staffTexts('refusal_rule_path'),
      ),
    },
    {
      name: 'replacement',
      type: 'text',
      admin: { condition: (data) => data?.action === 'replace' },
      // Without the words there would be nothing left to search for, and the whole catalogue is found.
      validate: fieldRule((value, { data: { action, anchoring } }) =>
        action === 'replace' && anchoring === 'is' && String(value ?? '').trim() === ''
          ? staffTexts('refusal_rule_replacement')
          : undefined,
      ),
    },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'date' },
        { name: 'until', type: 'date' },
      ],
    },
  ],
}

/** The searches, for the report and for suggestions. Nothing identifies the shopper. */
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
    { name: 'understood', type: 'text' },
    { name: 'unknown', type: 'text' },
    { name: 'at', type: 'number', required: true, index: true },
  ],
}

/** Events on hits, joined with the query by its id. */
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

/** What goes with a product, as learned from orders and consented visits (server/recommendations/learn.ts). */
export const recommendations: CollectionConfig = {
  slug: 'recommendations',
  access: accessTo('recommendations'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'product', type: 'text', required: true, unique: true, index: true },
    { name: 'others', type: 'text', required: true },
  ],
}

import { editorLinkRule } from '../../domain/content/editor-link.ts'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { blockSchemas } from '../../blocks/schemas.ts'
import { onlyIf, writtenTexts } from '../../domain/field-rule.ts'
import { locales } from '../../domain/locale.ts'
import { placements } from '../../domain/navigation/menu.ts'
import { LONGEST_PROMO } from '../../domain/shell/ticker.ts'
import { accessTo } from '../access/permissions.ts'
import { markedCopy } from '../fields/copied.ts'
import { keyField, slugField } from '../fields/key-field.ts'
import { localeOf } from '../locale-of.ts'
import { readRequest } from '../read-request.ts'
import { formPart } from '../fields/form-part.ts'
import { endRule } from '../fields/moment.ts'
import { shopAddressField } from '../fields/shop-address-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import { staffTexts } from '../staff-words.ts'

/** Pages made by editors: the home page (`home`), everything under /explore, the help pages. */
export const pages: CollectionConfig = {
  slug: 'pages',
  access: accessTo('pages'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', '_status', 'updatedAt'],
    group: 'content',
    components: { views: { edit: { default: { Component: '/src/cms/views/edit-autosaved.tsx#EditAutosaved' } } } },
  },
  // Autosave makes drafts only; it is what the live preview shows while an editor types.
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 30 },
  fields: [
    formPart('scheduled', '/src/cms/fields/scheduled.tsx#Scheduled'),
    missingWordsField(),
    { name: 'title', type: 'text', required: true, localized: true, ...markedCopy },
    keyField('title'),
    slugField('title'),
    shopAddressField(),
    {
      name: 'summary',
      type: 'textarea',
      localized: true,
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'seo',
      type: 'group',
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          maxLength: 70,
        },
        { name: 'noindex', type: 'checkbox' },
        {
          name: 'alternateUrl',
          type: 'text',
          localized: true,
          validate: onlyIf(
            (value) => writtenTexts(value).every((path) => /^\/(en|fr)(\/[^\s\\]*)?$/.test(path)),
            staffTexts('refusal_alternate_url'),
          ),
        },
      ],
    },
    { name: 'hideTopRibbonAndStoreSelector', type: 'checkbox', admin: { position: 'sidebar' } },
    { name: 'layout', type: 'blocks', blocks: blockSchemas, required: true },
  ],
}

export const promoMessages: CollectionConfig = {
  slug: 'promo-messages',
  access: accessTo('promo-messages'),
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'state', 'audience', 'order', 'startsAt', 'endsAt'],
    group: 'content',
  },
  defaultSort: 'order',
  fields: [
    missingWordsField(),
    { name: 'text', type: 'text', required: true, localized: true, maxLength: LONGEST_PROMO },
    {
      name: 'url',
      type: 'text',
      localized: true,
      validate: editorLinkRule,
    },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: ['all', ...locales],
    },
    { name: 'icon', type: 'select', options: ['truck', 'store', 'leaf', 'snowflake', 'gift'] },
    { name: 'order', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'state',
      type: 'ui',
      admin: { components: { Cell: '/src/cms/components/promo-state-cell.tsx#PromoStateCell' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date' },
        { name: 'endsAt', type: 'date', validate: endRule },
      ],
    },
  ],
}

/**
 * Rows that are called by their title, and closed at first: a menu of fifty links is read, and ordered, at a glance.
 */
const titled = { initCollapsed: true, components: { RowLabel: '/src/cms/fields/title-label.tsx#TitleLabel' } }

const link = () => [
  { name: 'title', type: 'text' as const, required: true },
  { name: 'url', type: 'text' as const, required: true },
]
const brandField = {
  name: 'coopBrand',
  type: 'text' as const,
}

/** A new item stands behind all others, until it is moved (src/cms/menus/menus-list.tsx). */
async function atTheEnd({ req }: { req?: PayloadRequest }): Promise<number> {
  if (!req) return 0
  const last = await req.payload.find({
    collection: 'menus',
    sort: '-order',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { order: true },
    req: readRequest(req),
  })
  return Math.floor(last.docs[0]?.order ?? -1) + 1
}

/** One top item of one language's menu. The two trees are separate data, not translations (acceptance 4). */
export const menus: CollectionConfig = {
  slug: 'menus',
  access: accessTo('menus'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'placement', 'order', '_status'],
    group: 'shop',
    components: { views: { list: { Component: '/src/cms/menus/menus-list.tsx#MenusList' } } },
  },
  // Each language's menus together, and of these those of one place.
  defaultSort: ['language', 'placement', 'order'],
  // Unpublished content is visible in the shop to editors in preview mode only.
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    { type: 'row', fields: link() },
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      // Whoever adds one adds it to the menus they read, unless they say otherwise.
      defaultValue: ({ req }: { req?: PayloadRequest }) => localeOf(req),
      options: [...locales],
      admin: { position: 'sidebar' },
    },
    {
      name: 'placement',
      type: 'select',
      required: true,
      defaultValue: 'main',
      options: [...placements],
      admin: { position: 'sidebar' },
    },
    { name: 'order', type: 'number', required: true, defaultValue: atTheEnd, admin: { position: 'sidebar' } },
    {
      name: 'megaMenu',
      type: 'select',
      defaultValue: 'subNav',
      options: ['subNav', 'brands', 'about'],
      admin: { position: 'sidebar' },
    },
    brandField,
    {
      name: 'groups',
      type: 'array',
      admin: titled,
      fields: [{ type: 'row', fields: link() }],
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'items',
      type: 'array',
      admin: titled,
      fields: [
        { type: 'row', fields: link() },
        brandField,
        { name: 'links', type: 'array', admin: titled, fields: [{ type: 'row', fields: [...link(), brandField] }] },
      ],
    },
  ],
}

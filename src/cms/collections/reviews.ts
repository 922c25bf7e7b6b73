import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { locales } from '../../domain/locale.ts'
import { fits } from '../../domain/reviews/review.ts'
import { longest } from '../../domain/reviews/review-form.ts'
import { LONGEST_ALT } from '../../domain/reviews/review-picture.ts'
import { reviewStatuses } from '../../domain/reviews/review-table.ts'
import { accessTo } from '../access/permissions.ts'

/** The reviewer's own words: staff show them or do not, and answer; they never rewrite them. */
const theirs = <Own extends Field>(field: Own): Own => ({
  ...field,
  access: { update: () => false },
  admin: { ...field.admin, readOnly: true },
})

/** Who of the staff decided, and when: the form shows it, and nobody types it. */
const noteDecision: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || data.status === undefined || data.status === originalDoc.status) return data
  return { ...data, isReported: false, decidedBy: req.user?.email ?? null, decidedAt: new Date().toISOString() }
}

/** What shoppers who bought a product say of it; written by the shop's own form, or imported (server/reviews). */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  access: { ...accessTo('reviews'), create: () => false },
  defaultSort: '-writtenAt',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'stars', 'pictures', 'product', 'language', 'writtenAt', 'isReported'],
    listSearchableFields: ['title', 'text', 'author'],
    group: 'catalogue',
    components: { beforeListTable: ['/src/cms/components/review-tools.tsx#ReviewTools'] },
  },
  hooks: { beforeChange: [noteDecision] },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [...reviewStatuses],
    },
    // Shoppers report; staff clear it.
    { name: 'isReported', type: 'checkbox', index: true, defaultValue: false },
    { name: 'reply', type: 'textarea', maxLength: longest.text },
    // Read from their own collection, and refused one by one there (server/reviews/review-picture-hooks.ts).
    {
      name: 'pictures',
      type: 'json',
      virtual: true,
      admin: {
        readOnly: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: {
          Field: '/src/cms/components/review-pictures.tsx#ReviewPicturesField',
          Cell: '/src/cms/components/review-pictures.tsx#ReviewPicturesCell',
        },
      },
    },
    // Not required: a product may be deleted, and takes its reviews out of the shop with it.
    theirs({ name: 'product', type: 'relationship', relationTo: 'products', index: true }),
    {
      type: 'row',
      fields: [
        theirs({ name: 'stars', type: 'number', required: true, min: 1, max: 5, index: true }),
        theirs({ name: 'fit', type: 'select', options: [...fits] }),
        theirs({ name: 'language', type: 'select', required: true, options: [...locales] }),
      ],
    },
    theirs({
      name: 'title',
      type: 'text',
      maxLength: longest.title,
      admin: { components: { Cell: '/src/cms/components/review-title-cell.tsx#ReviewTitleCell' } },
    }),
    theirs({ name: 'usedFor', type: 'text', maxLength: longest.usedFor }),
    theirs({ name: 'text', type: 'textarea', maxLength: longest.text }),
    {
      type: 'row',
      fields: [
        theirs({ name: 'author', type: 'text', maxLength: longest.author }),
        theirs({ name: 'writtenAt', type: 'date', required: true, index: true }),
        theirs({ name: 'order', type: 'text', index: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        theirs({ name: 'helpful', type: 'number', defaultValue: 0 }),
        theirs({ name: 'reports', type: 'number', defaultValue: 0 }),
      ],
    },
    theirs({ name: 'isImported', type: 'checkbox', defaultValue: false }),
    theirs({ name: 'isSample', type: 'checkbox', defaultValue: false }),
    {
      type: 'row',
      fields: [theirs({ name: 'decidedBy', type: 'text' }), theirs({ name: 'decidedAt', type: 'date' })],
    },
    // Of the order and the product: a form that is sent twice is one review.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  ],
}

/**
 * Pictures of reviews: where their files are stored, and whether staff refused one. They are shown with their review
 * once that is published. The shop writes them; staff decide in the form of the review.
 */
export const reviewPictures: CollectionConfig = {
  slug: 'review-pictures',
  access: { ...accessTo('review-pictures'), create: () => false },
  lockDocuments: false,
  admin: { hidden: true, group: 'catalogue' },
  hooks: {
    beforeChange: [
      ({ data, originalDoc, req }) =>
        originalDoc && data.isRefused !== undefined && data.isRefused !== originalDoc.isRefused
          ? { ...data, decidedBy: req.user?.email ?? null, decidedAt: new Date().toISOString() }
          : data,
    ],
  },
  fields: [
    theirs({ name: 'review', type: 'relationship', relationTo: 'reviews', index: true }),
    theirs({ name: 'file', type: 'text', required: true, unique: true, index: true }),
    theirs({ name: 'alt', type: 'text', maxLength: LONGEST_ALT }),
    theirs({ name: 'width', type: 'number', required: true }),
    theirs({ name: 'height', type: 'number', required: true }),
    { name: 'isRefused', type: 'checkbox', defaultValue: false },
    theirs({ name: 'decidedBy', type: 'text' }),
    theirs({ name: 'decidedAt', type: 'date' }),
  ],
}

/** Votes on a review, as keyed sums of their authors only: stored for a while so that each counts once. */
export const reviewVotes: CollectionConfig = {
  slug: 'review-votes',
  access: accessTo('review-votes'),
  lockDocuments: false,
  admin: { hidden: true, group: 'system' },
  fields: [{ name: 'key', type: 'text', required: true, unique: true, index: true }],
}

/** Addresses that asked for no more mails of a kind, as sums only: kept so that none is sent. */
export const mailOptOuts: CollectionConfig = {
  slug: 'mail-opt-outs',
  access: accessTo('mail-opt-outs'),
  lockDocuments: false,
  admin: { hidden: true, group: 'system' },
  fields: [{ name: 'key', type: 'text', required: true, unique: true, index: true }],
}

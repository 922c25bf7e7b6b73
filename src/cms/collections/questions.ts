import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { locales } from '../../domain/locale.ts'
import { LONGEST_ANSWER, longestQuestion } from '../../domain/questions/question-form.ts'
import { reviewStatuses } from '../../domain/reviews/review-table.ts'
import { accessTo } from '../access/permissions.ts'
import { formPart } from '../fields/form-part.ts'
import { staffTexts } from '../staff-words.ts'

/** The asker's own words: staff answer them or do not; they never rewrite them. */
const theirs = <Own extends Field>(field: Own): Own => ({
  ...field,
  access: { update: () => false },
  admin: { ...field.admin, readOnly: true },
})
/** Where the answer goes: for the mail alone. */
const unseen = <Own extends Field>(field: Own): Own => ({
  ...field,
  access: { read: () => false, update: () => false },
  admin: { ...field.admin, hidden: true },
})

/** Who of the staff decided, and when: the form shows it, and nobody types it. */
const noteDecision: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  !originalDoc || data.status === undefined || data.status === originalDoc.status
    ? data
    : { ...data, decidedBy: req.user?.email ?? null, decidedAt: new Date().toISOString() }

/**
 * What shoppers want to know of a product, and what the shop answers; asked by the shop's own form (server/questions).
 */
export const questions: CollectionConfig = {
  slug: 'questions',
  access: { ...accessTo('questions'), create: () => false },
  defaultSort: '-askedAt',
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'status', 'product', 'language', 'author', 'askedAt'],
    listSearchableFields: ['text', 'answer', 'author'],
    group: 'catalogue',
  },
  hooks: { beforeChange: [noteDecision] },
  fields: [
    theirs({ name: 'text', type: 'textarea', required: true, maxLength: longestQuestion.text }),
    // Not required: a product may be deleted, and takes its questions out of the shop with it.
    theirs({ name: 'product', type: 'relationship', relationTo: 'products', index: true }),
    {
      type: 'row',
      fields: [
        theirs({ name: 'author', type: 'text', maxLength: longestQuestion.author }),
        theirs({ name: 'language', type: 'select', required: true, options: [...locales] }),
        theirs({ name: 'askedAt', type: 'date', required: true, index: true }),
      ],
    },
    {
      name: 'answer',
      type: 'textarea',
      maxLength: LONGEST_ANSWER,
      validate: fieldRule((value, { siblingData }) =>
        siblingData.status === 'published' && isEmpty(typeof value === 'string' ? value.trim() : value)
          ? staffTexts('refusal_answer')
          : typeof value === 'string' && value.length > LONGEST_ANSWER
            ? staffTexts('refusal_answer_long', { most: LONGEST_ANSWER })
            : undefined,
      ),
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [...reviewStatuses],
    },
    formPart('answerWaits', '/src/cms/components/answer-waits.tsx#AnswerWaits'),
    theirs({ name: 'isSample', type: 'checkbox', defaultValue: false }),
    {
      type: 'row',
      fields: [theirs({ name: 'decidedBy', type: 'text' }), theirs({ name: 'decidedAt', type: 'date' })],
    },
    // The sum of the address stays with the question, for whoever wants it erased; the address goes with the one mail.
    unseen({ name: 'email', type: 'text' }),
    unseen({ name: 'person', type: 'text', index: true }),
    unseen({ name: 'mailState', type: 'select', options: ['none', 'pending', 'confirmed', 'sent'] }),
    unseen({ name: 'consent', type: 'textarea' }),
    unseen({ name: 'addressUntil', type: 'date', index: true }),
    // The same words of the same product are one question.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  ],
}

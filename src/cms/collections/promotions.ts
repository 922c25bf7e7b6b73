import type { CollectionConfig } from 'payload'
import { fieldRule, onlyIf } from '../../domain/field-rule.ts'
import { giftCardEntryKinds } from '../../domain/gift-card/gift-card.ts'
import { locales } from '../../domain/locale.ts'
import { promoCode, promoKinds } from '../../domain/promo/promo.ts'
import { accessTo } from '../access/permissions.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { activeField } from '../fields/active-field.ts'
import { forMachines } from '../fields/for-machines.ts'
import { centsField, centsOfKind, writtenCents } from '../fields/cents-field.ts'
import { dayOrEmptyFault, dayOrEmptyRule, dayPicker } from '../fields/day-rule.ts'
import { staffTexts } from '../staff-words.ts'

const is = (kind: string) => (data: Record<string, unknown>) => data.kind === kind

/** Codes that shoppers type; one per order. */
export const promoCodes: CollectionConfig = {
  slug: 'promo-codes',
  access: accessTo('promo-codes'),
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'percent', 'startsOn', 'endsOn', 'uses', 'active'],
    group: 'orders',
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? promoCode(value) : value)] },
      validate: onlyIf(
        (value) => typeof value === 'string' && /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(promoCode(value)),
        staffTexts('refusal_promo_code'),
      ),
    },
    { name: 'kind', type: 'select', required: true, defaultValue: 'percentage', options: [...promoKinds] },
    {
      name: 'percent',
      type: 'number',
      min: 1,
      max: 100,
      admin: { condition: is('percentage') },
      validate: fieldRule((value, { siblingData }) =>
        siblingData.kind !== 'percentage' || (typeof value === 'number' && value >= 1 && value <= 100)
          ? undefined
          : staffTexts('refusal_promo_percent'),
      ),
    },
    centsOfKind('amount'),
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
    },
    centsField('minimum'),
    {
      type: 'row',
      fields: [
        { name: 'startsOn', type: 'text', validate: dayOrEmptyRule, admin: dayPicker },
        {
          name: 'endsOn',
          type: 'text',
          validate: fieldRule((value, { siblingData: { startsOn } }) => {
            const fault = dayOrEmptyFault(value)
            const isBefore =
              typeof value === 'string' && typeof startsOn === 'string' && value !== '' && value < startsOn
            return fault ?? (isBefore ? staffTexts('refusal_promo_days') : undefined)
          }),
          admin: dayPicker,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'mostUses', type: 'number', min: 1 },
        { name: 'mostUsesEach', type: 'number', min: 1 },
        {
          name: 'uses',
          type: 'number',
          required: true,
          defaultValue: 0,
          // A form that was opened before the last orders must not bring back their count.
          access: { create: () => false, update: () => false },
          admin: { readOnly: true },
        },
      ],
    },
    activeField(),
  ],
}

/**
 * Gift cards that were bought. The code itself is not stored: `code` is its SHA-256, and the mail's code is derived
 * again from the secret.
 */
export const giftCards: CollectionConfig = {
  slug: 'gift-cards',
  access: readOnlyAccess('gift-cards'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'lastFour',
    defaultColumns: ['lastFour', 'amount', 'balance', 'active', 'recipientEmail', 'order', 'sendOn', 'sentAt'],
    group: 'orders',
    listSearchableFields: ['lastFour', 'recipientEmail', 'order'],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: forMachines,
    },
    { name: 'lastFour', type: 'text', required: true },
    centsField('amount', { required: true }),
    centsField('balance', { required: true }),
    { name: 'active', type: 'checkbox', defaultValue: true },
    {
      name: 'block',
      type: 'ui',
      admin: { components: { Field: '/src/cms/components/gift-card-block.tsx#GiftCardBlock' } },
    },
    { name: 'order', type: 'text', index: true },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    {
      type: 'row',
      fields: [
        { name: 'recipientName', type: 'text' },
        { name: 'recipientEmail', type: 'text', required: true },
        { name: 'senderName', type: 'text' },
      ],
    },
    { name: 'message', type: 'textarea' },
    {
      type: 'row',
      fields: [
        { name: 'sendOn', type: 'text', admin: dayPicker },
        { name: 'sentAt', type: 'date' },
      ],
    },
  ],
}

/** Credits and debits of gift cards: the balance is the sum. */
export const giftCardEntries: CollectionConfig = {
  slug: 'gift-card-entries',
  access: readOnlyAccess('gift-card-entries'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'order',
    defaultColumns: ['card', 'order', 'kind', 'amount', 'by', 'createdAt'],
    group: 'orders',
  },
  fields: [
    { name: 'card', type: 'relationship', relationTo: 'gift-cards', required: true, index: true },
    { name: 'order', type: 'text', index: true },
    { name: 'kind', type: 'select', required: true, options: [...giftCardEntryKinds] },
    writtenCents('amount', { required: true }),
    // Who of the staff blocked the card, or took that back.
    { name: 'by', type: 'text' },
  ],
}

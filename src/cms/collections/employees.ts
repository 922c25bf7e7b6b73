import type { CollectionConfig } from 'payload'
import { isGuessablePin } from '../../domain/accounts/guessable-pin.ts'
import { fieldRule, onlyIf, isEmpty } from '../../domain/field-rule.ts'
import { accessTo } from '../access/permissions.ts'
import { centsField } from '../fields/cents-field.ts'
import { moment } from '../fields/moment.ts'
import { staffTexts } from '../staff-words.ts'

/**
 * Who may buy at employee prices (specification, settled questions). The PIN is stored as a hash only;
 * `server/accounts/employee-pin.ts` makes it.
 */
export const employees: CollectionConfig = {
  slug: 'employees',
  access: accessTo('employees'),
  // A copy would have no PIN, and the staff number of another.
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'staffNumber', 'active', 'yearlyLimit'],
    listSearchableFields: ['name', 'staffNumber'],
    group: 'employee_pricing',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'staffNumber',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: onlyIf(
        (value) => typeof value === 'string' && /^[0-9]{4,10}$/.test(value),
        staffTexts('refusal_staff_number'),
      ),
    },
    {
      name: 'pin',
      type: 'text',
      virtual: true,
      // Named in the answer to a save, so that the form forgets what was typed.
      hooks: { afterRead: [() => null] },
      validate: fieldRule((value, { operation }) => {
        if (isEmpty(value)) return operation === 'create' ? staffTexts('refusal_pin_missing') : undefined
        if (typeof value !== 'string' || !/^[0-9]{6,12}$/.test(value)) return staffTexts('refusal_pin_digits')
        return isGuessablePin(value) ? staffTexts('refusal_pin_guessable') : undefined
      }),
      admin: {
        // Payload shows what it does not store as read-only.
        readOnly: false,
        autoComplete: 'off',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: 'pinHash',
      type: 'text',
      hidden: true,
      access: { read: () => false, create: () => false, update: () => false },
    },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    {
      name: 'userId',
      type: 'text',
      unique: true,
      index: true,
    },
    centsField('yearlyLimit'),
  ],
}

const employeeRuleKinds = ['discount', 'excluded'] as const

/**
 * Employee discounts for variants without an employee price of their own. An exclusion always wins; else the largest
 * discount that fits.
 */
export const employeeRules: CollectionConfig = {
  slug: 'employee-rules',
  access: accessTo('employee-rules'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'percent', 'category', 'brand', 'startsAt', 'endsAt', 'active'],
    group: 'employee_pricing',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, defaultValue: 'discount', options: [...employeeRuleKinds] },
    {
      name: 'percent',
      type: 'number',
      min: 0,
      max: 90,
      admin: { condition: (data) => data?.kind === 'discount' },
    },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
    { name: 'brand', type: 'relationship', relationTo: 'brands', index: true },
    { name: 'product', type: 'relationship', relationTo: 'products', index: true },
    { type: 'row', fields: [moment('startsAt'), moment('endsAt')] },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
  ],
}

/** Every use of the entitlement: taken, switched, bought with, ended. */
export const employeeUses: CollectionConfig = {
  slug: 'employee-uses',
  access: accessTo('employee-uses'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['employee', 'kind', 'amount', 'reference', 'createdAt'],
    group: 'employee_pricing',
  },
  indexes: [{ fields: ['kind', 'reference'], unique: true }],
  fields: [
    { name: 'employee', type: 'text', required: true, index: true },
    { name: 'userId', type: 'text' },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['taken', 'switched-on', 'switched-off', 'bought', 'ended'],
    },
    centsField('amount'),
    { name: 'reference', type: 'text' },
    { name: 'day', type: 'text', index: true },
  ],
}

import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { isEmpty, onlyIf } from '../../domain/field-rule.ts'
import {
  isRegistrationField,
  registrationNumber,
  type RegistrationField,
} from '../../domain/tax/registration-number.ts'
import { taxClasses } from '../../domain/tax/tax-class.ts'
import { taxCodes } from '../../domain/tax/tax-rate.ts'
import { accessTo } from '../access/permissions.ts'
import { centsField } from '../fields/cents-field.ts'
import { dayOrEmptyRule, dayPicker, dayRule } from '../fields/day-rule.ts'
import { provinceField } from '../fields/province-field.ts'
import { storedAs } from '../fields/stored-as.ts'
import { staffTexts } from '../staff-words.ts'

const percent = (): Field => ({
  name: 'percent',
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  validate: onlyIf(
    (value) =>
      typeof value === 'number' &&
      value >= 0 &&
      value <= 100 &&
      Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
    staffTexts('refusal_tax_percent'),
  ),
})

/** The taxes of each destination, from a day on. A new rate is a new row: orders of before keep theirs. */
export const taxRates: CollectionConfig = {
  slug: 'tax-rates',
  access: accessTo('tax-rates'),
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['province', 'code', 'percent', 'effectiveFrom', 'effectiveUntil'],
    group: 'orders',
  },
  defaultSort: 'province',
  fields: [
    {
      type: 'row',
      fields: [
        { ...provinceField(), index: true },
        { name: 'code', type: 'select', required: true, options: [...taxCodes] },
        percent(),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'effectiveFrom', type: 'text', required: true, validate: dayRule, admin: dayPicker },
        { name: 'effectiveUntil', type: 'text', validate: dayOrEmptyRule, admin: dayPicker },
      ],
    },
    {
      name: 'taxesShipping',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'reduced',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'taxClass',
              type: 'select',
              required: true,
              options: taxClasses.filter((name) => name !== 'standard' && name !== 'gift-card'),
            },
            percent(),
            centsField('upTo'),
          ],
        },
      ],
    },
    {
      name: 'source',
      type: 'text',
      required: true,
    },
  ],
}

const registration = (name: string, placeholder: string): Field => ({
  name,
  type: 'text',
  maxLength: 30,
  admin: { placeholder },
  ...(isRegistrationField(name) && {
    ...storedAs((typed) => registrationNumber(name, typed)),
    validate: onlyIf(
      (value) => isEmpty(value) || (typeof value === 'string' && registrationNumber(name, value) !== undefined),
      staffTexts(registrationRefusals[name]),
    ),
  }),
})

const registrationRefusals = {
  gst: 'refusal_tax_number_gst',
  qst: 'refusal_tax_number_qst',
  bc: 'refusal_tax_number_bc',
} as const satisfies Record<RegistrationField, string>

/** The numbers under which the shop collects taxes; they appear on receipts beside each tax. */
export const taxSettings: GlobalConfig = {
  slug: 'tax-settings',
  access: { read: accessTo('tax-rates').read ?? (() => false), update: accessTo('tax-rates').update ?? (() => false) },
  admin: { group: 'orders' },
  fields: [
    registration('gst', '123456789 RT0001'),
    registration('qst', '1234567890 TQ0001'),
    registration('bc', 'PST-1234-5678'),
    registration('sk', '1234567'),
    registration('mb', '123456-7'),
  ],
}

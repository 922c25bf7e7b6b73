import type { CollectionConfig, Field } from 'payload'
import { phoneNumber } from '../../domain/address/phone-number.ts'
import { postalCode } from '../../domain/address/postal-code.ts'
import { onlyIf } from '../../domain/field-rule.ts'
import { fromMonday } from '../../domain/time.ts'
import { updateStores } from '../access/bound-to.ts'
import { accessTo } from '../access/permissions.ts'
import { coordinate, fillPlace } from '../fields/coordinates.ts'
import { dayOrEmptyRule, dayPicker } from '../fields/day-rule.ts'
import { provinceField } from '../fields/province-field.ts'
import { storedAs } from '../fields/stored-as.ts'
import { shopAddressField } from '../fields/shop-address-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import { staffTexts } from '../staff-words.ts'
import { dayName } from '../stores-words.ts'

export const storeServices = [
  'pickup',
  'ski-tuning',
  'bike-repair',
  'boot-fitting',
  'rentals',
  'gear-repair',
  'climbing-wall',
  'parking',
  'used-gear',
]

const calledByDay = { components: { RowLabel: '/src/cms/fields/hours-label.tsx#HoursLabel' } }

/** Stores with their hours in the store's own time (acceptance 57, 58, 139–144). */
export const stores: CollectionConfig = {
  slug: 'stores',
  access: { ...accessTo('stores'), update: updateStores },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'province', 'updatedAt'],
    group: 'shop',
    components: { beforeListTable: ['/src/cms/components/store-tools.tsx#StoreTools'] },
  },
  hooks: { beforeValidate: [fillPlace] },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    shopAddressField(),
    {
      name: 'opensOn',
      type: 'text',
      validate: dayOrEmptyRule,
      admin: { position: 'sidebar', ...dayPicker },
    },
    {
      name: 'closedOn',
      type: 'text',
      validate: dayOrEmptyRule,
      admin: { position: 'sidebar', ...dayPicker },
    },
    { name: 'description', type: 'textarea', localized: true },
    { type: 'row', fields: address() },
    { type: 'row', fields: place() },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      options: storeServices,
    },
    {
      name: 'warnings',
      type: 'textarea',
      virtual: true,
      admin: { readOnly: true, condition: (data) => Boolean(data?.warnings) },
    },
    hours(),
    exceptions(),
    {
      name: 'departments',
      type: 'textarea',
      localized: true,
    },
    events(),
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
    },
  ],
}

function address(): Field[] {
  return [
    { name: 'street', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
    provinceField(),
    {
      name: 'postalCode',
      type: 'text',
      required: true,
      ...storedAs(postalCode),
      validate: onlyIf((code) => typeof code === 'string' && !!postalCode(code), staffTexts('refusal_postal_code')),
    },
  ]
}

function place(): Field[] {
  return [
    coordinate('latitude'),
    coordinate('longitude'),
    { name: 'phone', type: 'text', required: true, ...storedAs(phoneNumber) },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      validate: onlyIf((zone) => typeof zone === 'string' && isTimeZone(zone), staffTexts('refusal_time_zone')),
    },
  ]
}

function hours(): Field {
  const days = fromMonday.map((day) => ({ value: day, label: { en: dayName(day, 'en'), fr: dayName(day, 'fr') } }))
  return {
    name: 'hours',
    type: 'array',
    admin: calledByDay,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'day', type: 'select', required: true, options: days },
          { name: 'open', type: 'text', required: true },
          { name: 'close', type: 'text' },
        ],
      },
    ],
  }
}

function exceptions(): Field {
  return {
    name: 'exceptions',
    type: 'array',
    admin: calledByDay,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'text',
            required: true,
            admin: dayPicker,
          },
          {
            name: 'open',
            type: 'text',
            required: true,
          },
          { name: 'close', type: 'text' },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', localized: true },
          { name: 'notice', type: 'text', localized: true },
        ],
      },
    ],
  }
}

function events(): Field {
  return {
    name: 'events',
    type: 'array',
    fields: [
      { name: 'date', type: 'text', required: true, admin: dayPicker },
      { name: 'title', type: 'text', localized: true, required: true },
      { name: 'text', type: 'textarea', localized: true },
    ],
  }
}

export function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(zone)
}

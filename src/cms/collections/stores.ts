import type { CollectionConfig } from 'payload'
import { parseDay } from '../../domain/time.ts'
import { accessTo } from '../access/permissions.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']
export const storeServices = ['pickup', 'ski-tuning', 'bike-repair', 'boot-fitting', 'rentals', 'gear-repair', 'climbing-wall', 'parking', 'used-gear']

/** Stores with their hours in the store's own time (acceptance 57, 58, 139–144). */
export const stores: CollectionConfig = {
  slug: 'stores',
  access: accessTo('stores'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'city', 'province', 'updatedAt'], group: 'Shop', components: { beforeListTable: ['/src/cms/components/store-tools.tsx#StoreTools'] } },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'slug', type: 'text', required: true, unique: true, index: true, admin: { position: 'sidebar' } },
    { name: 'closedOn', type: 'text', validate: isDayOrEmpty, admin: { position: 'sidebar', description: 'Closed for good: the first day on which it is no more, YYYY-MM-DD.' } },
    { name: 'description', type: 'textarea', localized: true },
    {
      type: 'row',
      fields: [
        { name: 'street', type: 'text', required: true },
        { name: 'city', type: 'text', required: true },
        { name: 'province', type: 'select', required: true, options: provinces },
        { name: 'postalCode', type: 'text', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, min: 41, max: 84 },
        { name: 'longitude', type: 'number', required: true, min: -142, max: -52 },
        { name: 'phone', type: 'text', required: true },
        { name: 'timeZone', type: 'text', required: true, validate: (zone: unknown) => (typeof zone === 'string' && isTimeZone(zone)) || 'Write a zone such as America/St_Johns.' },
      ],
    },
    { name: 'services', type: 'select', hasMany: true, options: storeServices },
    { name: 'warnings', type: 'textarea', virtual: true, label: 'Warnings about the hours', admin: { readOnly: true, condition: (data) => Boolean(data?.warnings) } },
    {
      name: 'hours',
      type: 'array',
      admin: { description: 'One row per opening; a day may have two. A day without a row is closed.' },
      fields: [{ type: 'row', fields: [{ name: 'day', type: 'select', required: true, options: days }, { name: 'open', type: 'text', required: true }, { name: 'close', type: 'text' }] }],
    },
    {
      name: 'exceptions',
      type: 'array',
      fields: [
        { type: 'row', fields: [{ name: 'date', type: 'text', required: true, admin: { description: 'YYYY-MM-DD' } }, { name: 'open', type: 'text', required: true, admin: { description: 'A time, or “closed”' } }, { name: 'close', type: 'text' }] },
        { type: 'row', fields: [{ name: 'name', type: 'text', localized: true }, { name: 'notice', type: 'text', localized: true }] },
      ],
    },
    { name: 'departments', type: 'textarea', localized: true, admin: { description: 'One a line.' } },
    { name: 'events', type: 'array', fields: [{ name: 'date', type: 'text', required: true }, { name: 'title', type: 'text', localized: true, required: true }, { name: 'text', type: 'textarea', localized: true }] },
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ],
}

export function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(zone)
}

function isDayOrEmpty(day: unknown): true | string {
  return !day || (typeof day === 'string' && parseDay(day) !== undefined) || 'Write a day as YYYY-MM-DD.'
}

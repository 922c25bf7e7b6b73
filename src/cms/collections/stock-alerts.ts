import type { CollectionConfig } from 'payload'
import { locales } from '../../domain/locale.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { forMachines } from '../fields/for-machines.ts'

/**
 * Shoppers who want a mail when a variant is back, with the proof of consent that Canada's anti-spam law requires. The
 * shop writes and deletes them (server/stock-alerts); staff see what is waited for.
 */
export const stockAlerts: CollectionConfig = {
  slug: 'stock-alerts',
  access: readOnlyAccess('stock-alerts'),
  lockDocuments: false,
  defaultSort: '-askedAt',
  admin: {
    useAsTitle: 'sku',
    defaultColumns: ['sku', 'product', 'status', 'email', 'language', 'askedAt'],
    listSearchableFields: ['sku', 'product', 'email'],
    group: 'catalogue',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'sku', type: 'text', required: true, index: true },
        { name: 'product', type: 'text', required: true, index: true },
        { name: 'status', type: 'select', required: true, index: true, options: ['pending', 'confirmed', 'sent'] },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'text', required: true },
        { name: 'language', type: 'select', required: true, options: [...locales] },
      ],
    },
    { name: 'consent', type: 'textarea', required: true },
    {
      type: 'row',
      fields: [
        { name: 'askedAt', type: 'date', required: true },
        { name: 'confirmedAt', type: 'date' },
        { name: 'sentAt', type: 'date' },
        { name: 'expiresAt', type: 'date', required: true, index: true },
      ],
    },
    // The sum of the address, and with the SKU: one wish for each.
    { name: 'person', type: 'text', required: true, index: true, admin: forMachines },
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: forMachines },
  ],
}

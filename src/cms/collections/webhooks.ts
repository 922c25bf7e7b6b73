import type { CollectionConfig } from 'payload'
import { locales } from '../../domain/locale.ts'
import { deliveryStates, offReasons } from '../../domain/webhooks/webhook.ts'
import { accessTo, roleOf } from '../access/permissions.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { activeField } from '../fields/active-field.ts'
import { savedByField } from '../fields/saved-by.ts'
import { eventOptions } from '../partners/partner-words.ts'

const forAdministrators = ({ user }: { user: unknown }): boolean => roleOf(user) !== 'administrator'
const shown = { readOnly: true } as const
const never = () => false
/** Written by the shop alone, and never sent to a browser. */
const sealed = { hidden: true, access: { read: never, create: never, update: never } } as const

/**
 * Addresses that want to be called when something happens (docs/webhooks.md). Messages are signed by Standard Webhooks
 * with a secret that the form shows once.
 */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  access: accessTo('webhooks'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'active', 'offReason', 'updatedAt'],
    group: 'partners',
    hidden: forAdministrators,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'url', type: 'text', required: true, maxLength: 500 },
    { name: 'events', type: 'select', hasMany: true, required: true, options: eventOptions },
    activeField(),
    {
      name: 'offReason',
      type: 'select',
      options: [...offReasons],
      access: { create: never, update: never },
      admin: { ...shown, position: 'sidebar', condition: (data) => Boolean(data.offReason) },
    },
    {
      name: 'offAt',
      type: 'date',
      access: { create: never, update: never },
      admin: { ...shown, position: 'sidebar', condition: (data) => Boolean(data.offReason) },
    },
    savedByField,
    {
      name: 'signing',
      type: 'ui',
      admin: { components: { Field: '/src/cms/partners/secret-once.tsx#WebhookSecret' }, disableListColumn: true },
    },
    // Sealed with another SECRET than that of now (server/webhooks/webhook-hooks.ts).
    { name: 'isSecretUnreadable', type: 'checkbox', virtual: true, admin: { hidden: true } },
    { name: 'language', type: 'select', options: [...locales], admin: { hidden: true } },
    { name: 'secret', type: 'text', ...sealed },
    { name: 'previousSecret', type: 'text', ...sealed },
    { name: 'previousUntil', type: 'number', ...sealed },
    { name: 'failingSince', type: 'number', ...sealed },
    // The last row of the change feed that it was called for.
    { name: 'position', type: 'number', ...sealed },
  ],
}

/** Every message to a webhook, with what became of it; the shop writes them, and deletes them after a month. */
export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  access: readOnlyAccess('webhook-deliveries'),
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'message',
    defaultColumns: ['type', 'webhook', 'state', 'status', 'attempts', 'createdAt'],
    listSearchableFields: ['message'],
    group: 'partners',
    hidden: forAdministrators,
  },
  fields: [
    {
      name: 'replay',
      type: 'ui',
      admin: { components: { Field: '/src/cms/partners/replay.tsx#Replay' }, disableListColumn: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'type', type: 'select', required: true, options: eventOptions },
        { name: 'state', type: 'select', required: true, index: true, options: [...deliveryStates] },
        { name: 'webhook', type: 'relationship', relationTo: 'webhooks', index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'status', type: 'number' },
        { name: 'error', type: 'select', options: ['address', 'private', 'timeout', 'failed', 'off'] },
        { name: 'attempts', type: 'number', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'sentAt', type: 'date' },
        { name: 'nextAt', type: 'date' },
      ],
    },
    { name: 'message', type: 'text', required: true, unique: true, index: true },
    { name: 'body', type: 'textarea', required: true, admin: { rows: 16 } },
    { name: 'replays', type: 'number', required: true, admin: { hidden: true } },
  ],
}

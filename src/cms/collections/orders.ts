import type { CollectionConfig, Field } from 'payload'
import { locales, type Both } from '../../domain/locale.ts'
import { orderEventKinds } from '../../domain/orders/order.ts'
import { orderStates } from '../../domain/orders/order-state.ts'
import { gatewayNames, paymentStates } from '../../domain/payment/payment.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { stateOptions, wayOptions } from '../orders/order-sheet-words.ts'
import { centsField } from '../fields/cents-field.ts'

const key = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { hidden: true },
})
const machinery = {
  group: 'Machinery',
  hidden: ({ user }: { user: unknown }) => (user as { role?: unknown } | null)?.role !== 'administrator',
}

/**
 * Orders, written by the shop in one transaction (server/checkout/place-order.ts) and changed by their actions only.
 * `data` is what was sold, frozen: words, prices, taxes; the columns beside it are what is searched and changed.
 */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: { en: 'Order', fr: 'Commande' }, plural: { en: 'Orders', fr: 'Commandes' } },
  access: readOnlyAccess('orders'),
  lockDocuments: false,
  defaultSort: '-placedAt',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'placedAt', 'state', 'name', 'total', 'fulfilment'],
    listSearchableFields: ['number', 'email', 'name', 'phone'],
    group: 'Orders',
    description: {
      en: 'Search by number, name, email or telephone.',
      fr: 'Cherchez par numéro, nom, courriel ou téléphone.',
    },
  },
  fields: [
    { name: 'sheet', type: 'ui', admin: { components: { Field: '/src/cms/orders/order-sheet.tsx#OrderSheet' } } },
    {
      name: 'number',
      label: { en: 'Number', fr: 'Numéro' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    key('key'),
    {
      name: 'state',
      label: { en: 'State', fr: 'État' },
      type: 'select',
      required: true,
      index: true,
      options: stateOptions,
      admin: { hidden: true },
    },
    {
      name: 'fulfilment',
      label: { en: 'Delivery', fr: 'Livraison' },
      type: 'select',
      required: true,
      options: wayOptions,
      admin: { hidden: true },
    },
    { name: 'store', type: 'text', index: true, admin: { hidden: true } },
    { name: 'language', type: 'select', required: true, options: [...locales], admin: { hidden: true } },
    {
      name: 'placedAt',
      label: { en: 'Placed', fr: 'Passée le' },
      type: 'date',
      required: true,
      index: true,
      admin: { hidden: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'name', label: { en: 'Name', fr: 'Nom' }, type: 'text', admin: { hidden: true } },
    {
      name: 'email',
      label: { en: 'Email', fr: 'Courriel' },
      type: 'text',
      required: true,
      index: true,
      admin: { hidden: true },
    },
    { name: 'phone', label: { en: 'Telephone', fr: 'Téléphone' }, type: 'text', admin: { hidden: true } },
    { name: 'customer', type: 'text', index: true, admin: { hidden: true } },
    { name: 'promo', type: 'text', index: true, admin: { hidden: true } },
    hiddenCents('total', { en: 'Total', fr: 'Total' }),
    hiddenCents('due', { en: 'To pay', fr: 'À payer' }),
    hiddenCents('paid', { en: 'Paid', fr: 'Payé' }),
    hiddenCents('refunded', { en: 'Refunded', fr: 'Remboursé' }),
    { name: 'tracking', type: 'json', admin: { hidden: true } },
    { name: 'data', type: 'json', required: true, admin: { hidden: true } },
  ],
}

function hiddenCents(name: string, label: Both): Field {
  const field = centsField(name, label.en)
  return {
    ...field,
    label,
    defaultValue: 0,
    admin: {
      components: { ...field.admin?.components, Cell: '/src/cms/fields/cents-cell.tsx#CentsCell' },
      condition: () => false,
    },
  }
}

/** What happened to an order, who did it and when: nothing of it is ever changed. */
export const orderEvents: CollectionConfig = {
  slug: 'order-events',
  access: readOnlyAccess('order-events'),
  lockDocuments: false,
  admin: { ...machinery, useAsTitle: 'order', defaultColumns: ['order', 'at', 'kind', 'by', 'note'] },
  fields: [
    { name: 'order', type: 'text', required: true, index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'kind', type: 'select', required: true, options: [...orderEventKinds] },
    { name: 'state', type: 'select', options: [...orderStates] },
    { name: 'by', type: 'text', required: true },
    { name: 'note', type: 'text' },
    { name: 'amount', type: 'number' },
  ],
}

/**
 * One row for each attempt to pay, written before the gateway is asked, so that no crash leaves a charge that nobody
 * knows of.
 */
export const payments: CollectionConfig = {
  slug: 'payments',
  access: readOnlyAccess('payments'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['order', 'gateway', 'amount', 'captured', 'state', 'updatedAt'],
    group: 'Orders',
  },
  fields: [
    key('key'),
    { name: 'cart', type: 'text', required: true, admin: { hidden: true } },
    { name: 'order', type: 'text', index: true },
    { name: 'gateway', type: 'select', required: true, options: [...gatewayNames, 'none'] },
    { name: 'reference', type: 'text', index: true },
    { name: 'card', type: 'text' },
    { name: 'amount', type: 'number', required: true },
    { name: 'captured', type: 'number', required: true, defaultValue: 0 },
    { name: 'refunded', type: 'number', required: true, defaultValue: 0 },
    { name: 'state', type: 'select', required: true, index: true, options: [...paymentStates] },
    { name: 'answer', type: 'json', admin: { hidden: true } },
    { name: 'touchedAt', type: 'number', required: true, admin: { hidden: true } },
  ],
}

/**
 * What is done after the commit: mails, captures, refunds. A row is tried until it is done; `key` keeps it from being
 * done twice.
 */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  access: readOnlyAccess('outbox'),
  lockDocuments: false,
  admin: { ...machinery, useAsTitle: 'key', defaultColumns: ['kind', 'key', 'dueAt', 'tries', 'doneAt', 'error'] },
  fields: [
    key('key'),
    { name: 'kind', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
    { name: 'dueAt', type: 'number', required: true, index: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'doneAt', type: 'number', index: true },
    { name: 'error', type: 'text' },
  ],
}

/** A checkout under way, of one cart: what the shopper filled in, and the key of the next placing. */
export const checkouts: CollectionConfig = {
  slug: 'checkouts',
  access: readOnlyAccess('checkouts'),
  lockDocuments: false,
  admin: machinery,
  fields: [
    key('cart'),
    { name: 'key', type: 'text', required: true },
    { name: 'state', type: 'json', required: true },
    { name: 'seen', type: 'json' },
  ],
}

/** The book of the test gateway, which stands for a bank outside: it knows its own charges only. */
export const testCharges: CollectionConfig = {
  slug: 'test-charges',
  access: readOnlyAccess('test-charges'),
  lockDocuments: false,
  admin: {
    ...machinery,
    useAsTitle: 'key',
    defaultColumns: ['key', 'amount', 'captured', 'refunded', 'state'],
    description: 'No real money moves here.',
  },
  fields: [
    key('key'),
    { name: 'outcome', type: 'text', required: true },
    { name: 'amount', type: 'number', required: true },
    { name: 'captured', type: 'number', required: true, defaultValue: 0 },
    { name: 'refunded', type: 'number', required: true, defaultValue: 0 },
    { name: 'state', type: 'text', required: true },
  ],
}

import type { CollectionConfig, Field, TextField } from 'payload'
import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import { orderEventKinds } from '../../domain/orders/order.ts'
import { unitCount } from '../../domain/orders/parcel-record.ts'
import { orderStates } from '../../domain/orders/order-state.ts'
import { gatewayNames, paymentStates } from '../../domain/payment/payment.ts'
import { readOrders } from '../access/bound-to.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { stateOptions, wayOptions } from '../orders/order-sheet-words.ts'
import { centsField, writtenCents } from '../fields/cents-field.ts'
import { forMachines } from '../fields/for-machines.ts'
import { writtenInstant } from '../fields/written-instant.ts'

const key = (name: string, admin: TextField['admin'] = { hidden: true }): Field => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin,
})
const machinery = {
  group: 'system',
  hidden: ({ user }: { user: unknown }) => (user as { role?: unknown } | null)?.role !== 'administrator',
}

/**
 * Orders, written by the shop in one transaction (server/checkout/order-transaction.ts) and changed by their actions
 * only. `data` is a frozen copy of the sale: words, prices, taxes; the other columns are searched and changed.
 */
export const orders: CollectionConfig = {
  slug: 'orders',
  access: { ...readOnlyAccess('orders'), read: readOrders },
  lockDocuments: false,
  defaultSort: '-placedAt',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'placedAt', 'state', 'name', 'units', 'total', 'fulfilment', 'stores', 'tags'],
    listSearchableFields: ['number', 'email', 'name', 'search', 'tags'],
    group: 'orders',
    components: {
      beforeListTable: [
        { path: '/src/cms/saved-views/saved-views.tsx#SavedViews', clientProps: { list: 'orders' } },
        '/src/cms/orders/stores-of-orders.tsx#StoreFilter',
        '/src/cms/orders/selected-slips.tsx#SelectedSlips',
        '/src/cms/orders/prepare-selected.tsx#PrepareSelected',
        '/src/cms/orders/order-tools.tsx#OrderTools',
      ],
    },
  },
  fields: [
    { name: 'sheet', type: 'ui', admin: { components: { Field: '/src/cms/orders/order-sheet.tsx#OrderSheet' } } },
    {
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    key('key', forMachines),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: stateOptions,
      admin: { hidden: true },
    },
    {
      name: 'fulfilment',
      type: 'select',
      required: true,
      options: wayOptions,
      admin: { hidden: true },
    },
    { name: 'store', type: 'text', index: true, admin: forMachines },
    // All its stores, by which a list is narrowed (domain/stores/bound-to.ts), above it and for their staff.
    {
      name: 'stores',
      type: 'text',
      admin: {
        hidden: true,
        disableListFilter: true,
        components: { Cell: '/src/cms/orders/stores-of-orders.tsx#StoresCell' },
      },
    },
    {
      name: 'units',
      type: 'number',
      virtual: true,
      hooks: { afterRead: [({ data }) => unitsOf(data)] },
      admin: { hidden: true, disableListFilter: true },
    },
    { name: 'language', type: 'select', required: true, options: [...locales], admin: { hidden: true } },
    {
      name: 'placedAt',
      type: 'date',
      required: true,
      index: true,
      admin: {
        hidden: true,
        components: { Cell: '/src/cms/fields/shop-moment-cell.tsx#ShopMomentCell' },
      },
    },
    { name: 'name', type: 'text', admin: { hidden: true } },
    {
      name: 'email',
      type: 'text',
      required: true,
      index: true,
      admin: { hidden: true },
    },
    { name: 'phone', type: 'text', admin: { hidden: true } },
    // What staff find it by, as they write it (domain/orders/order-tags.ts).
    { name: 'tags', type: 'text', index: true, admin: { hidden: true } },
    // What it is found by besides (domain/orders/order-search.ts).
    { name: 'search', type: 'text', admin: forMachines },
    { name: 'customer', type: 'text', index: true, admin: forMachines },
    { name: 'promo', type: 'text', index: true, admin: { hidden: true } },
    // The agent that placed it; none for what people placed themselves.
    { name: 'agent', type: 'text', index: true, admin: { hidden: true } },
    { name: 'agentVerified', type: 'checkbox', admin: { hidden: true } },
    hiddenCents('total'),
    hiddenCents('due'),
    hiddenCents('paid'),
    hiddenCents('refunded'),
    // Of orders shipped before parcels were stored in `data`.
    { name: 'tracking', type: 'json', admin: forMachines },
    { name: 'data', type: 'json', required: true, admin: forMachines },
  ],
}

const sold = z.object({ data: z.object({ lines: z.array(z.object({ quantity: z.number() })) }) })
/** How many units were sold, where the sale is read too. */
function unitsOf(order: unknown): number | undefined {
  const { data } = sold.safeParse(order)
  return data && unitCount(data.data.lines)
}

function hiddenCents(name: string): Field {
  return { ...centsField(name, { condition: () => false }), defaultValue: 0 }
}

/**
 * The audit trail of an order: what happened, by whom and when; never altered, but for naming nobody who placed an
 * order that was anonymized.
 */
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
    writtenCents('amount'),
  ],
}

/**
 * One row for each attempt to pay, written before the gateway is called, so that no crash leaves an unrecorded charge.
 */
export const payments: CollectionConfig = {
  slug: 'payments',
  access: readOnlyAccess('payments'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['order', 'gateway', 'amount', 'captured', 'state', 'updatedAt'],
    group: 'orders',
  },
  fields: [
    key('key', forMachines),
    { name: 'cart', type: 'text', required: true, admin: forMachines },
    { name: 'order', type: 'text', index: true },
    { name: 'gateway', type: 'select', required: true, options: [...gatewayNames, 'none'] },
    { name: 'reference', type: 'text', index: true },
    { name: 'card', type: 'text' },
    writtenCents('amount', { required: true }),
    writtenCents('captured', { required: true, defaultValue: 0 }),
    writtenCents('refunded', { required: true, defaultValue: 0 }),
    { name: 'state', type: 'select', required: true, index: true, options: [...paymentStates] },
    { name: 'answer', type: 'json', admin: forMachines },
    { name: 'touchedAt', type: 'number', required: true, admin: forMachines },
  ],
}

/**
 * Work after the commit: mails, captures, refunds. A row is retried until it is done; `key` prevents it from being done
 * twice.
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
    writtenInstant('dueAt', { required: true, index: true }),
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    writtenInstant('doneAt', { index: true }),
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

/** The book of the test gateway, which simulates an external bank: it knows its own charges only. */
export const testCharges: CollectionConfig = {
  slug: 'test-charges',
  access: readOnlyAccess('test-charges'),
  lockDocuments: false,
  admin: {
    ...machinery,
    useAsTitle: 'key',
    defaultColumns: ['key', 'amount', 'captured', 'refunded', 'state'],
  },
  fields: [
    key('key'),
    { name: 'outcome', type: 'text', required: true },
    writtenCents('amount', { required: true }),
    writtenCents('captured', { required: true, defaultValue: 0 }),
    writtenCents('refunded', { required: true, defaultValue: 0 }),
    { name: 'state', type: 'text', required: true },
  ],
}

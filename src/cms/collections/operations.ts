import type { CollectionConfig } from 'payload'
import { readStock, updateStock } from '../access/bound-to.ts'
import { accessTo } from '../access/permissions.ts'
import { chosenBy } from '../fields/chosen-by.ts'

/** Units of one SKU at one place: `online`, or a store's slug. Orders decrement it by conditional update. */
export const inventory: CollectionConfig = {
  slug: 'inventory',
  access: { ...accessTo('inventory'), read: readStock, update: updateStock },
  admin: {
    useAsTitle: 'sku',
    defaultColumns: ['sku', 'product', 'location', 'quantity', 'updatedAt'],
    group: 'catalogue',
    listSearchableFields: ['sku', 'location'],
    components: { beforeListTable: ['/src/cms/components/stock-tools.tsx#StockTools'] },
  },
  indexes: [{ fields: ['sku', 'location'], unique: true }],
  fields: [
    { name: 'sku', type: 'text', required: true, index: true, admin: chosenBy('StockSku') },
    {
      // What it is, for people (server/stock/name-products.ts).
      name: 'product',
      type: 'text',
      virtual: true,
      admin: {
        readOnly: true,
        condition: ({ product }) => Boolean(product),
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'location',
      type: 'text',
      required: true,
      defaultValue: 'online',
      admin: {
        components: { ...chosenBy('StockPlace').components, Cell: '/src/cms/fields/place-cell.tsx#PlaceCell' },
      },
    },
    {
      name: 'quantity',
      type: 'number',
      required: true,
      min: 0,
      defaultValue: 0,
    },
  ],
}

/** A guest's cart. `token` is the SHA-256 of the cookie: the database alone opens no cart. */
export const carts: CollectionConfig = {
  slug: 'carts',
  access: accessTo('carts'),
  lockDocuments: false,
  admin: { group: 'system', hidden: ({ user }) => user?.role !== 'administrator' },
  fields: [
    { name: 'token', type: 'text', required: true, unique: true, index: true },
    { name: 'version', type: 'number', required: true, defaultValue: 0 },
  ],
}

export const cartLines: CollectionConfig = {
  slug: 'cart-lines',
  access: accessTo('cart-lines'),
  lockDocuments: false,
  admin: { group: 'system', hidden: ({ user }) => user?.role !== 'administrator' },
  indexes: [{ fields: ['cart', 'sku'], unique: true }],
  fields: [
    { name: 'cart', type: 'relationship', relationTo: 'carts', required: true, index: true },
    { name: 'sku', type: 'text', required: true, index: true },
    { name: 'quantity', type: 'number', required: true, min: 1 },
    {
      name: 'pickupStore',
      type: 'text',
    },
    {
      name: 'seenPrice',
      type: 'number',
    },
    { name: 'saved', type: 'checkbox', defaultValue: false },
    { name: 'gift', type: 'json' },
  ],
}

/** The change feed: one row per save, written in the save's own transaction (docs/architecture.md). */
export const changes: CollectionConfig = {
  slug: 'changes',
  access: accessTo('changes'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'target', type: 'text', required: true },
    { name: 'docId', type: 'text', required: true },
    { name: 'at', type: 'number', required: true },
  ],
}

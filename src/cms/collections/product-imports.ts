import type { CollectionConfig, Field } from 'payload'
import { accessTo } from '../access/permissions.ts'

const number = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/** An import of products: who gave which file and when, how far it is, and who undid it. Its page shows it. */
export const productImports: CollectionConfig = {
  slug: 'product-imports',
  access: accessTo('product-imports'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'file', type: 'text', required: true },
    { name: 'author', type: 'text', required: true },
    { name: 'at', type: 'number', required: true, index: true },
    { name: 'lastAt', type: 'number', required: true },
    { name: 'state', type: 'text', required: true },
    number('added'),
    number('changed'),
    number('written'),
    number('undone'),
    { name: 'undoneBy', type: 'text' },
    { name: 'undoneAt', type: 'number' },
  ],
}

/** What an import wrote over, by product, in the transaction that wrote it: so it can be undone. */
export const productImportChanges: CollectionConfig = {
  slug: 'product-import-changes',
  access: accessTo('product-import-changes'),
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: 'run', type: 'number', required: true, index: true },
    { name: 'product', type: 'number', required: true },
    { name: 'code', type: 'text', required: true },
    // The product's line before, empty for a new one, and the state it was in.
    { name: 'before', type: 'text' },
    { name: 'status', type: 'text' },
    // A sum of its line after: whoever changed it since has the last word.
    { name: 'after', type: 'text', required: true },
    // The SKUs whose first stock came with it, as a list in JSON.
    { name: 'stock', type: 'text' },
  ],
}

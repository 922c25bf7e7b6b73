import type { RelationshipField } from 'payload'

type Of = { maxRows?: number; isOrdered?: boolean; drafts?: boolean }

/** Products chosen by words, or by a list of codes or SKUs; with `isOrdered` in an order, with `drafts` drafts too. */
export const productsField = (name: string, { maxRows, ...picked }: Of = {}): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'products',
  hasMany: true,
  ...(maxRows !== undefined && { maxRows }),
  admin: {
    components: {
      Field: {
        path: '/src/cms/markdowns/product-picker.tsx#ProductPicker',
        clientProps: { ...picked, isNamed: true },
      },
    },
  },
})

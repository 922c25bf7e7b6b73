import type { Field } from 'payload'

/** Products chosen by where they belong, see `ProductChoice`. */
export const choiceFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
      { name: 'brands', type: 'relationship', relationTo: 'brands', hasMany: true },
      { name: 'collections', type: 'relationship', relationTo: 'product-collections', hasMany: true },
    ],
  },
]

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

/** Products left out by where they belong: one of any of these is. */
export const exceptionFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'exceptCategories', type: 'relationship', relationTo: 'categories', hasMany: true },
      { name: 'exceptBrands', type: 'relationship', relationTo: 'brands', hasMany: true },
      { name: 'exceptCollections', type: 'relationship', relationTo: 'product-collections', hasMany: true },
    ],
  },
]

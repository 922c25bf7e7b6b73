import type { Field } from 'payload'

/** Where products belong, in one line. */
const places = (categories: string, brands: string, collections: string): Field => ({
  type: 'row',
  fields: [
    { name: categories, type: 'relationship', relationTo: 'categories', hasMany: true },
    { name: brands, type: 'relationship', relationTo: 'brands', hasMany: true },
    { name: collections, type: 'relationship', relationTo: 'product-collections', hasMany: true },
  ],
})

/** Products chosen by where they belong, see `ProductChoice`. */
export const choiceFields = (): Field => places('categories', 'brands', 'collections')

/** Products left out by where they belong: one of any of these is. */
export const exceptionFields = (): Field => places('exceptCategories', 'exceptBrands', 'exceptCollections')

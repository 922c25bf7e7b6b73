import type { Field } from 'payload'
import { MOST_PLACED } from '../../domain/catalog/placement.ts'

const products = (name: 'productsFirst' | 'productsHidden'): Field => ({
  name,
  type: 'relationship',
  relationTo: 'products',
  hasMany: true,
  maxRows: MOST_PLACED,
  admin: {
    components: {
      Field: {
        path: '/src/cms/markdowns/product-picker.tsx#ProductPicker',
        clientProps: { isOrdered: name === 'productsFirst', isNamed: true },
      },
    },
  },
})

/** What a merchandiser puts first on the page of a category or a collection, and what they leave out there. */
export const placementField = (): Field => ({
  name: 'onPage',
  type: 'group',
  fields: [products('productsFirst'), products('productsHidden')],
})

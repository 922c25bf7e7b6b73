import type { Field } from 'payload'
import { MOST_PLACED } from '../../domain/catalog/placement.ts'
import { formPart } from './form-part.ts'

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

/** Which of those that are put first are not in it. */
const placed = formPart('placed', '/src/cms/markdowns/placed-products.tsx#PlacedProducts')

/** What a merchandiser puts first on the page of a category or a collection, and what they leave out there. */
export const placementField = (): Field => ({
  name: 'onPage',
  type: 'group',
  fields: [products('productsFirst'), placed, products('productsHidden')],
})

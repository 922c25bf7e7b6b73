import type { Field } from 'payload'
import { MOST_PLACED } from '../../domain/catalog/placement.ts'
import { formPart } from './form-part.ts'
import { productsField } from './products-field.ts'

/** Which of those that are put first are not in it. */
const placed = formPart('placed', '/src/cms/markdowns/placed-products.tsx#PlacedProducts')

/** What a merchandiser puts first on the page of a category or a collection, and what they leave out there. */
export const placementField = (): Field => ({
  name: 'onPage',
  type: 'group',
  fields: [
    productsField('productsFirst', { maxRows: MOST_PLACED, isOrdered: true }),
    placed,
    productsField('productsHidden', { maxRows: MOST_PLACED }),
  ],
})

import { formPart } from './form-part.ts'

/** In the column at the side: the address in the shop, which leads there. */
export const shopAddressField = () =>
  formPart('shopAddress', '/src/cms/fields/shop-address.tsx#ShopAddress', { position: 'sidebar' })

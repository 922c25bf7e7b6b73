import type { UIField } from 'payload'

/** In the column at the side: the address in the shop, which leads there. */
export const shopAddressField = (): UIField => ({
  name: 'shopAddress',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/cms/fields/shop-address.tsx#ShopAddress' },
  },
})

import type { UIField } from 'payload'

/** Below the pictures of a product: its videos, which are of the library and name the products they show. */
export const productVideosField = (): UIField => ({
  name: 'productVideos',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/cms/fields/product-videos.tsx#ProductVideos' },
  },
})

import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/permissions.ts'

/** Pictures, kept in a folder that the configuration names. The shop reads them through `/media/…`, which resizes and chooses the format (src/server/images.ts). */
export const media: CollectionConfig = {
  slug: 'media',
  access: accessTo('media'),
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'width', 'height'], group: 'Content' },
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    adminThumbnail: ({ doc }) => `/media/${String(doc.filename)}?w=200&q=65`,
    displayPreview: true,
  },
  fields: [{ name: 'alt', type: 'text', localized: true, admin: { description: 'What the picture shows, for people who do not see it. Empty if it only decorates.' } }],
}

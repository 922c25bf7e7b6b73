import type { CollectionConfig } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { accessTo } from '../access/permissions.ts'
import { otherAlt } from '../fields/other-alt.ts'
import { staffTexts } from '../staff-words.ts'

/** A document written in all languages at once brings them in one object. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isWritten)
    : typeof value === 'string' && value.trim() !== ''

/**
 * Pictures, stored in a folder that the configuration names. The shop reads them through `/media/…`, which resizes and
 * chooses the format (src/server/media/images.ts); where it cuts them, the focal point stays in view.
 */
export const media: CollectionConfig = {
  slug: 'media',
  access: accessTo('media'),
  disableDuplicate: true,
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'width', 'height'],
    listSearchableFields: ['filename', 'alt'],
    group: 'content',
    components: { beforeListTable: ['/src/cms/media/folder-bar.tsx#FolderBar'] },
  },
  upload: {
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    adminThumbnail: ({ doc }) => `/media/${String(doc.filename)}?w=200&q=65`,
    displayPreview: true,
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      validate: fieldRule((value, { siblingData }) =>
        siblingData.decorative === true || isWritten(value) ? undefined : staffTexts('refusal_alt'),
      ),
    },
    otherAlt(),
    {
      name: 'decorative',
      type: 'checkbox',
    },
    { name: 'uses', type: 'ui', admin: { components: { Field: '/src/cms/media/media-uses.tsx#MediaUses' } } },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true, admin: { position: 'sidebar' } },
  ],
}

/** Where staff find pictures again. Shoppers see nothing of it; the list of pictures leads to its folders. */
export const mediaFolders: CollectionConfig = {
  slug: 'media-folders',
  access: accessTo('media-folders'),
  defaultSort: 'name',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], group: false },
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true, maxLength: 80 }],
}

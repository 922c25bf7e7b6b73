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
    defaultColumns: ['filename', 'alt', 'width', 'height'],
    listSearchableFields: ['filename', 'alt'],
    group: 'content',
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
  ],
}

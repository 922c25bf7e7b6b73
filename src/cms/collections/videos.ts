import type { CollectionConfig } from 'payload'
import { captionsFault } from '../../domain/content/web-vtt.ts'
import { fieldRule, inEachLanguage } from '../../domain/field-rule.ts'
import { accessTo } from '../access/permissions.ts'
import { productsField } from '../fields/products-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import { staffTexts } from '../staff-words.ts'

/** The shop's own videos, with their captions. The shop reads them through `/video/…` (src/server/media/videos.ts). */
export const videos: CollectionConfig = {
  slug: 'videos',
  access: accessTo('videos'),
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['filename', 'title', 'mimeType', 'filesize'],
    listSearchableFields: ['title', 'filename'],
    group: 'content',
  },
  upload: { mimeTypes: ['video/mp4', 'video/webm'] },
  fields: [
    missingWordsField('video'),
    { name: 'title', type: 'text', required: true, localized: true },
    productsField('products', { maxRows: 100, drafts: true }),
    {
      name: 'wordless',
      type: 'checkbox',
    },
    {
      name: 'captions',
      type: 'textarea',
      localized: true,
      maxLength: 100_000,
      validate: fieldRule((value, { siblingData }) => {
        const texts = inEachLanguage(value).map((text) => (typeof text === 'string' ? text : ''))
        if (texts.some((text) => text === ''))
          return siblingData.wordless === true ? undefined : staffTexts('refusal_captions')
        return texts.map(captionsFault).find(Boolean)
      }),
      admin: {
        rows: 8,
        custom: { requiredUnless: { wordless: true } },
      },
    },
  ],
}

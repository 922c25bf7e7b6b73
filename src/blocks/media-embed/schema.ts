import type { Block } from 'payload'
import { videoHosts } from '../../domain/content/embed-hosts.ts'
import { htmlRule } from '../embed-fields-schema.ts'

/** The names of the fields are those of oEmbed, as in the specification (acceptance 66). */
export const mediaEmbedSchema: Block = {
  slug: 'mediaembed',
  labels: { singular: 'Video of another site', plural: 'Videos of other sites' },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'provider_name', type: 'text', required: true, defaultValue: 'YouTube', maxLength: 40 },
    { type: 'row', fields: [{ name: 'width', type: 'number', required: true, min: 100, max: 4000, defaultValue: 1280 }, { name: 'height', type: 'number', required: true, min: 100, max: 4000, defaultValue: 720 }] },
    {
      name: 'html',
      type: 'textarea',
      required: true,
      localized: true,
      validate: htmlRule('iframe', 'src', videoHosts),
      admin: { rows: 4, description: `The embed code of ${videoHosts.join(', ')}; the player alone is kept. Nothing is asked of that site before the shopper plays it.` },
    },
    { name: 'poster', type: 'upload', relationTo: 'media', admin: { description: 'Shown until the shopper plays it.' } },
  ],
}

import type { Block } from 'payload'
import { frameHosts } from '../../domain/content/embed-hosts.ts'
import { addressRule } from '../embed-fields-schema.ts'

export const iframeEmbedSchema: Block = {
  slug: 'iframeembed',
  fields: [
    {
      name: 'iframe_url',
      type: 'text',
      required: true,
      localized: true,
      validate: addressRule(frameHosts),
      admin: {
        description: {
          en: `An https address of ${frameHosts.join(', ')}.`,
          fr: `Une adresse https de ${frameHosts.join(', ')}.`,
        },
      },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
    },
    {
      type: 'row',
      fields: [
        { name: 'width', type: 'number', required: true, min: 100, max: 4000, defaultValue: 800 },
        { name: 'height', type: 'number', required: true, min: 100, max: 4000, defaultValue: 450 },
      ],
    },
  ],
}

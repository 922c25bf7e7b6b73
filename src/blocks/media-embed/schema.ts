import type { Block } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { videoRule } from '../embed-fields-schema.ts'

const isOwn = (block: unknown): boolean => (block as { source?: unknown } | undefined)?.source === 'own'
const noVideo = { en: 'Choose one of our videos.', fr: 'Choisissez l’une de nos vidéos.' }

/** The names of the fields are those of oEmbed, as in the specification (acceptance 66). */
export const mediaEmbedSchema: Block = {
  slug: 'mediaembed',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    // Of oEmbed, where documents come from elsewhere. Who plays the video is known by its address.
    {
      name: 'provider_name',
      type: 'text',
      required: true,
      defaultValue: 'YouTube',
      maxLength: 40,
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'width', type: 'number', required: true, min: 100, max: 4000, defaultValue: 1280 },
        { name: 'height', type: 'number', required: true, min: 100, max: 4000, defaultValue: 720 },
      ],
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'embed',
      options: ['embed', 'own'],
    },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'videos',
      validate: fieldRule((value, { siblingData }) =>
        isOwn(siblingData) && (value === null || value === undefined) ? noVideo : undefined,
      ),
      admin: { condition: (_, block) => block.source === 'own' },
    },
    {
      name: 'html',
      type: 'textarea',
      localized: true,
      validate: videoRule((block) => !isOwn(block)),
      admin: {
        condition: (_, block) => block.source !== 'own',
        rows: 4,
        custom: { requiredUnless: { source: 'own' } },
        description: {
          en: 'The address of a video on YouTube or Vimeo, or its embed code, of which only the player is kept. Nothing is loaded from that site until the shopper plays it.',
          fr: 'L’adresse d’une vidéo sur YouTube ou Vimeo, ou son code d’intégration, dont seul le lecteur est gardé. Rien n’est chargé de ce site avant la lecture.',
        },
      },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
    },
    {
      name: 'opens',
      type: 'select',
      required: true,
      defaultValue: 'in-place',
      options: ['in-place', 'modal'],
    },
  ],
}

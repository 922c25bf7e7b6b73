import type { Block } from 'payload'
import { videoHosts } from '../../domain/content/embed-hosts.ts'
import { fieldRule } from '../../domain/field-rule.ts'
import { htmlRule } from '../embed-fields-schema.ts'

const isOwn = (block: unknown): boolean => (block as { source?: unknown } | undefined)?.source === 'own'
const noVideo = { en: 'Choose one of our videos.', fr: 'Choisissez l’une de nos vidéos.' }

/** The names of the fields are those of oEmbed, as in the specification (acceptance 66). */
export const mediaEmbedSchema: Block = {
  slug: 'mediaembed',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'provider_name', type: 'text', label: 'Provider', required: true, defaultValue: 'YouTube', maxLength: 40 },
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
      options: [
        { value: 'embed', label: 'Another site' },
        { value: 'own', label: 'Our own file' },
      ],
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
      label: 'Embed code',
      type: 'textarea',
      localized: true,
      validate: htmlRule('iframe', 'src', videoHosts, (block) => !isOwn(block)),
      admin: {
        condition: (_, block) => block.source !== 'own',
        rows: 4,
        description: {
          en: `The embed code of ${videoHosts.join(', ')}; the player alone is kept. Nothing is asked of that site before the shopper plays it.`,
          fr: `Le code d’intégration de ${videoHosts.join(', ')} ; seul le lecteur est gardé. Rien n’est demandé à ce site avant la lecture.`,
        },
      },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown until the shopper plays it.' },
    },
    {
      name: 'opens',
      type: 'select',
      required: true,
      defaultValue: 'in-place',
      options: [
        { value: 'in-place', label: 'Plays in its place' },
        { value: 'modal', label: 'Opens over the page' },
      ],
    },
  ],
}

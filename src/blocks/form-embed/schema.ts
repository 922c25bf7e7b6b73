import type { Block } from 'payload'
import { formHosts } from '../../domain/content/embed-hosts.ts'
import { formRule } from '../embed-fields-schema.ts'

export const formEmbedSchema: Block = {
  slug: 'formembed',
  fields: [
    {
      name: 'embedcode',
      type: 'textarea',
      required: true,
      localized: true,
      validate: formRule,
      admin: {
        rows: 8,
        description: {
          en: `The form’s HTML. Its controls are kept, scripts and styles are not. It may be sent to ${formHosts.join(', ')}.`,
          fr: `Le HTML du formulaire. Ses champs sont gardés, ses scripts et ses styles non. Il peut être envoyé à ${formHosts.join(', ')}.`,
        },
      },
    },
  ],
}

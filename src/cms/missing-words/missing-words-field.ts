import type { UIField } from 'payload'

/**
 * At the top of a form: which texts are missing in the language beside the form’s own.
 *
 * @param of what is shown also without them, and so has words of its own for what follows
 */
export const missingWordsField = (of?: 'video'): UIField => ({
  name: 'missingWords',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: { path: '/src/cms/missing-words/missing-words.tsx#MissingWords', clientProps: { of } } },
  },
})

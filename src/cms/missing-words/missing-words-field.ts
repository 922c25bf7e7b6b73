import type { UIField } from 'payload'

/** At the top of a form: which texts are missing in the language beside the form’s own. */
export const missingWordsField = (): UIField => ({
  name: 'missingWords',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/cms/missing-words/missing-words.tsx#MissingWords' },
  },
})

import { formPart } from '../fields/form-part.ts'

/**
 * At the top of a form: which texts are missing in the language beside the form’s own.
 *
 * @param of what is shown also without them, and so has words of its own for what follows
 */
export const missingWordsField = (of?: 'video') =>
  formPart('missingWords', { path: '/src/cms/missing-words/missing-words.tsx#MissingWords', clientProps: { of } })

import { ValidationError, type AfterErrorHook } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'

/** What is taken already is refused by the database, which knows its columns: the field is named as in the form. */
export const labelRefusals: AfterErrorHook = ({ error, req, collection, result }) => {
  if (!(error instanceof ValidationError) || !collection || error.data.errors.every(({ label }) => label))
    return undefined
  const { message, data } = fieldRefusal(req, collection.slug, error.data.errors)
  return { response: { ...result, errors: [{ name: error.name, data, message }] } }
}

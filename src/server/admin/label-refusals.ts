import { ValidationError, type AfterErrorHook } from 'payload'
import { fieldRefusal, refusalSentence } from '../../cms/field-refusal.ts'

/** What is taken already is refused by the database, which knows its columns: the field is named as in the form. */
export const labelRefusals: AfterErrorHook = ({ error, req, collection, result }) => {
  if (!(error instanceof ValidationError)) return undefined
  const isLabelled = !collection || error.data.errors.every(({ label }) => label)
  const refusal = isLabelled ? error : fieldRefusal(req, collection.slug, error.data.errors)
  const { name, data } = refusal
  return { response: { ...result, errors: [{ name, data, message: refusalSentence(req, refusal) }] } }
}

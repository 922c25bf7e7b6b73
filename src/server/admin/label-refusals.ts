import { ValidationError, type AfterErrorHook } from 'payload'
import { faultsOfRows } from '../../cms/faults-of-rows.ts'
import { fieldRefusal } from '../../cms/field-refusal.ts'

/**
 * What is taken already is refused by the database, which knows its columns: the field is named as in the form. The
 * sentence, which the form lists field by field, names a field of many rows once.
 */
export const labelRefusals: AfterErrorHook = ({ error, req, collection, result }) => {
  if (!(error instanceof ValidationError)) return undefined
  const isLabelled = !collection || error.data.errors.every(({ label }) => label)
  const { data } = isLabelled ? error : fieldRefusal(req, collection.slug, error.data.errors)
  const { message } = new ValidationError({ ...data, errors: faultsOfRows(data.errors) }, req.t)
  return { response: { ...result, errors: [{ name: error.name, data, message }] } }
}

import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { faultsOfRows } from './faults-of-rows.ts'
import { labelOfPath } from './label-of-path.ts'

export type FieldFault = { path: string; message: string }

/**
 * A refusal of fields, to be thrown: what the admin says of it is in the language of its user, and names the fields as
 * the form does. Payload’s own error alone would be in English, with the paths of the fields.
 */
export function fieldRefusal(req: PayloadRequest, collection: CollectionSlug, faults: FieldFault[]): ValidationError {
  const { fields } = req.payload.collections[collection].config
  const errors = faults.map((fault) => ({ ...fault, label: labelOfPath(req, fields, fault.path) }))
  return new ValidationError({ collection, errors }, req.t)
}

/** The sentence of a refusal, which the form lists field by field: a field of many rows is named once. */
export const refusalSentence = (req: PayloadRequest, { data }: ValidationError): string =>
  new ValidationError({ ...data, errors: faultsOfRows(data.errors) }, req.t).message

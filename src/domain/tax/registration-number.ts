/**
 * The numbers under which a shop collects taxes, by the fields of the admin that take them. GST/HST: nine digits of the
 * business number, `RT` and a reference of four (Canada Revenue Agency, “Business number”, program accounts). QST: ten
 * digits, `TQ` and four (Revenu Québec, « Numéro d’inscription », file of the QST). British Columbia: `PST-1234-5678`
 * (Government of British Columbia, “PST number”). Of Saskatchewan and Manitoba no form is published.
 */
const forms = {
  gst: [/^(\d{9})(RT\d{4})$/, '$1 $2'],
  qst: [/^(\d{10})(TQ\d{4})$/, '$1 $2'],
  bc: [/^(?:PST)?(\d{4})(\d{4})$/, 'PST-$1-$2'],
} as const
export type RegistrationField = keyof typeof forms
export const isRegistrationField = (field: string): field is RegistrationField => field in forms

/** A number as it is stored and printed, however it was typed; undefined for anything else. */
export function registrationNumber(field: RegistrationField, typed: string): string | undefined {
  const [form, stored] = forms[field]
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return form.test(bare) ? bare.replace(form, stored) : undefined
}

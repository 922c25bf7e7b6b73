import { isStaffMessage, staffText } from '../../cms/staff-words.ts'
import type { FieldError } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'

/** What is wrong with a field of the checkout, in the words of the staff who filled it in for a customer. */
export function fieldWords(name: FieldError['field'], fault: FieldError['problem'], locale: Locale): string {
  const [field, problem] = [`phone_${name}`, `phone_problem_${fault.replaceAll('-', '_')}`]
  return staffText(locale, 'phone_field', {
    field: staffText(locale, isStaffMessage(field) ? field : 'phone_form'),
    problem: staffText(locale, isStaffMessage(problem) ? problem : 'phone_problem_invalid'),
  })
}

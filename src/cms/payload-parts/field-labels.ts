/**
 * Ties the labels of a drawer to their text fields. Payload counts the drawer in a label’s `for` and not in the field’s
 * id, which is then also that of the form below: a press of the label did nothing, and a screen reader read no name.
 */
export function tieLabels(page: ParentNode): void {
  for (const label of page.querySelectorAll<HTMLLabelElement>('label.field-label[for]')) {
    const field = label.control ? null : label.closest('.field-type')?.querySelector('input, textarea')
    if (field?.id.startsWith('field-') && label.htmlFor.startsWith(`${field.id}-`)) field.id = label.htmlFor
  }
}

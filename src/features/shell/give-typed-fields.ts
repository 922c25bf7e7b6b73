import { fieldsOf, isAsMade, type Field, type TypedField } from './typed-fields.ts'

/** Some fields come once another is chosen, or with the code of their part. */
const [PAUSE_MS, TURNS] = [100, 20]

/** Gives the fields of a page what the shopper gave those of the same page in the other language. */
export async function giveTypedFields(typed: readonly TypedField[]): Promise<void> {
  let left = typed
  for (let turn = 0; left.length > 0 && turn < TURNS; turn++) {
    left = left.filter((one) => !give(one))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function give({ name, place, value }: TypedField): boolean {
  const field = fieldsOf(document).filter((one) => one.name === name)[place]
  if (!field || field.disabled) return false
  // What the shopper does here is newer.
  if (document.activeElement === field || !isAsMade(field)) return true
  if (typeof value === 'boolean') choose(field, value)
  else if (field.value !== value) fill(field, value)
  return true
}

/** A radio button that is not chosen follows from the one that is. */
function choose(field: Field, value: boolean): void {
  if ('checked' in field && field.checked !== value && (value || field.type === 'checkbox')) field.click()
}

function fill(field: Field, value: string): void {
  field.closest('details:not([open])')?.querySelector('summary')?.click()
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

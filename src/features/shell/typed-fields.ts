import { tabMemory } from '../../ui/browser-memory.ts'

/** A field that the shopper changed: its name, its place among those of that name, what it has, or if it is chosen. */
export type TypedField = { name: string; place: number; value: string | boolean }
/** What goes along to the same page in the other language. */
type TypedFields = { path: string; fields: TypedField[] }
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KEY = 'typed-fields'
/** A letter of a gift card has at most 1,000 characters; a page has some twenty fields. */
const MOST = 20_000

/** The page's own fields, not the header's; a password, a file and a card's number are never stored. */
export const fieldsOf = (page: ParentNode): Field[] =>
  [...page.querySelectorAll<Field>('main :is(input, textarea, select)[name]')].filter(
    (field) =>
      !/^(password|file|hidden|submit|button)$/.test(field.type) && !/^(cc-|one-time-code)/.test(field.autocomplete),
  )

/** Keeps, until that page is there, what the shopper gave the fields of this one. */
export function takeTypedFields(path: string, page: ParentNode = document): void {
  const counts = new Map<string, number>()
  const fields = fieldsOf(page).flatMap((field): TypedField[] => {
    const { name } = field
    const place = counts.get(name) ?? 0
    counts.set(name, place + 1)
    if (isAsMade(field) && !isOfRefused(field)) return []
    return [{ name, place, value: 'checked' in field && isChoice(field) ? field.checked : field.value }]
  })
  const text = JSON.stringify({ path, fields } satisfies TypedFields)
  if (fields.length > 0 && text.length <= MOST) tabMemory.set(KEY, text)
}

/** What another page sent to this one; it is read once. */
export function typedFieldsFor(path: string): TypedField[] {
  const text = tabMemory.get(KEY)
  if (text === null) return []
  tabMemory.remove(KEY)
  const { path: to, fields }: TypedFields = JSON.parse(text)
  return to === path ? fields : []
}

const isChoice = ({ type }: Field) => /^(radio|checkbox)$/.test(type)

/** A form that was refused is drawn anew with what was typed, as if the server had sent it. */
const isOfRefused = ({ form }: Field) => Boolean(form?.querySelector('[aria-invalid=true], [role=alert]'))

/** Whether a field has what the server sent in it. */
export function isAsMade(field: Field): boolean {
  if ('options' in field) {
    const options = [...field.options]
    const made = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return made === undefined || made.value === field.value
  }
  return 'checked' in field && isChoice(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue
}

import { useRef, useState, type FormEvent } from 'react'

type Filled = { city: string; province: string }
type PlaceField = keyof Filled

/** The fields of one address; an order's form may have two. */
const fieldOf = (form: HTMLFormElement | null, name: string) => {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined
}

/**
 * Fills city and province from the postal code as it is typed. Only what is empty, or was filled in by this: what a
 * shopper or their browser wrote stays. The table comes with the first focus; without a script the fields are filled in
 * by hand.
 * @param prefix of the names of the fields
 * @param answer another after each sending: what is wrong with a field is so until the field is filled in
 */
export function usePlaceOfCode(prefix: string, answer: unknown) {
  const filled = useRef<Filled>({ city: '', province: '' })
  const [said, setSaid] = useState<{ text: string; of: unknown; fields: PlaceField[] }>()
  const load = () => import('../../domain/address/place-of-code.ts')
  const fill = async ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    const known = await load().catch(() => undefined)
    const place = known?.placeOfCode(value) ?? {}
    const fields: PlaceField[] = []
    const texts = (['city', 'province'] as const).flatMap((name) => {
      const field = fieldOf(form, `${prefix}${name}`)
      const text = place[name]
      if (!field || !text || (field.value !== '' && field.value !== filled.current[name])) return []
      field.value = text
      filled.current[name] = text
      fields.push(name)
      return field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? text) : text
    })
    if (texts.length > 0) setSaid({ text: texts.join(', '), of: answer, fields })
  }
  return {
    said: said?.text,
    /** Whether it was filled in since it was sent. */
    isFilled: (name: string) => said !== undefined && said.of === answer && said.fields.some((field) => field === name),
    onFocus: () => void load().catch(() => undefined),
    onInput: (event: FormEvent<HTMLInputElement>) => void fill(event),
  }
}

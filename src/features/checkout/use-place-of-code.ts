import { use, useRef, useState, type FormEvent } from 'react'
import { FilledIn } from './filled-in.ts'

type Filled = { city: string; province: string }

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
 */
export function usePlaceOfCode(prefix: string) {
  const filled = useRef<Filled>({ city: '', province: '' })
  const { fill: note } = use(FilledIn)
  const [said, setSaid] = useState<string>()
  const load = () => import('../../domain/address/place-of-code.ts')
  const fill = async ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    const known = await load().catch(() => undefined)
    const place = known?.placeOfCode(value) ?? {}
    const now: Record<string, string> = {}
    const texts = (['city', 'province'] as const).flatMap((name) => {
      const field = fieldOf(form, `${prefix}${name}`)
      const text = place[name]
      if (!field || !text || (field.value !== '' && field.value !== filled.current[name])) return []
      field.value = text
      filled.current[name] = text
      now[field.name] = text
      return field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? text) : text
    })
    if (texts.length === 0) return
    note(now)
    setSaid(texts.join(', '))
  }
  return {
    said,
    onFocus: () => void load().catch(() => undefined),
    onInput: (event: FormEvent<HTMLInputElement>) => void fill(event),
  }
}

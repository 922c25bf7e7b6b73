'use client'
import { useFormFields, useRowLabel } from '@payloadcms/ui'
import type { Choice } from '../choices.ts'
import { useChoices } from '../fields/use-choices.ts'
import { useGridWords } from './grid-words.ts'

/** What a row of variants is called: by what it is, such as “Plum / M”. */
export function VariantLabel() {
  const { data } = useRowLabel<{ sku?: string; colour?: string; size?: string }>()
  const { say } = useGridWords()
  const colours = useChoices<Choice>('colours')
  const size = useFormFields(([fields]) => {
    const at = (fields.sizes?.rows ?? []).findIndex((_, index) => fields[`sizes.${index}.key`]?.value === data.size)
    return at < 0 ? undefined : fields[`sizes.${at}.name`]?.value
  })
  const colour = colours?.find(({ value }) => value === data.colour)?.label ?? data.colour
  const names = [colour, typeof size === 'string' && size ? size : data.size].filter(Boolean)
  return <span>{names.length > 0 ? names.join(' / ') : data.sku || say('only')}</span>
}

export function ColourLabel() {
  const { data } = useRowLabel<{ colour?: unknown }>()
  const { say } = useGridWords()
  const colours = useChoices<Choice & { id: string }>('colours')
  return <span>{colours?.find(({ id }) => id === String(data.colour))?.label ?? say('colour')}</span>
}

export function SizeLabel() {
  const { data } = useRowLabel<{ key?: string; name?: string }>()
  const { say } = useGridWords()
  return <span>{data.name || data.key || say('size')}</span>
}

'use client'
import { useFormFields, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import { sizeKeyOf } from '../../domain/catalog/variant-codes.ts'
import { withOption, withoutOption } from '../../domain/catalog/variant-grid.ts'
import { localeOr, otherLocale, type Both } from '../../domain/locale.ts'
import type { Choice } from '../choices.ts'
import { useChoices } from '../fields/use-choices.ts'
import { editOf, useRowEdits, type FormVariant } from './use-variants.ts'

type Colour = Choice & { id: string }
type Size = Choice & { names: Both }
/** With its place in the list of the form. */
type Own = Choice & { row: number }
export type OptionKind = 'colour' | 'size'

const arrays = { colour: 'colours', size: 'sizes' } as const

/** The colours and sizes of the product, those there are to choose, and how to choose one more or one less. */
export function useOptions(variants: readonly FormVariant[]) {
  const form = localeOr(useLocale().code)
  const edit = useRowEdits()
  const [colours, sizes] = [useChoices<Colour>('colours'), useChoices<Size>('sizes')]
  const text = useFormFields(([fields]) => {
    const value = (path: string) => fields[path]?.value
    return JSON.stringify({
      colour: (fields.colours?.rows ?? []).map((_, at) => String(value(`colours.${at}.colour`) ?? '')),
      size: (fields.sizes?.rows ?? []).map((_, at) => [value(`sizes.${at}.key`), value(`sizes.${at}.name`)]),
    })
  })
  const own = useMemo((): Record<OptionKind, Own[]> => {
    const rows = JSON.parse(text) as { colour: string[]; size: [string | null, string | null][] }
    return {
      colour: rows.colour.flatMap((id, row) => {
        const colour = colours?.find((each) => each.id === id)
        return colour ? [{ ...colour, row }] : []
      }),
      size: rows.size.flatMap(([key, name], row) => (key ? [{ value: key, label: name || key, row }] : [])),
    }
  }, [text, colours])

  const keys = (kind: OptionKind) => own[kind].map(({ value }) => value)
  const beside = (kind: OptionKind) => keys(kind === 'colour' ? 'size' : 'colour')
  const add = (kind: OptionKind, key: string) => {
    const change = editOf(withOption(variants, kind, key, beside(kind)), variants)
    edit({ variants: change, [arrays[kind]]: { add: [rowOf(kind, key)] } })
  }
  const rowOf = (kind: OptionKind, key: string) => {
    if (kind === 'colour') {
      const id = colours?.find(({ value }) => value === key)?.id
      return { colour: id !== undefined && /^\d+$/.test(id) ? Number(id) : id, pictures: [] }
    }
    const names = sizes?.find(({ value }) => value === key)?.names
    return { key, name: names?.[form] ?? key, otherName: names?.[otherLocale(form)] ?? key }
  }
  /** A size that no product has yet: in both languages by the name it was given. */
  const addSize = (name: string) => {
    const key = sizeKeyOf(name)
    if (key === '' || keys('size').includes(key)) return
    const change = editOf(withOption(variants, 'size', key, beside('size')), variants)
    edit({ variants: change, sizes: { add: [{ key, name, otherName: name }] } })
  }
  const remove = (kind: OptionKind, key: string) => {
    const left = keys(kind).filter((each) => each !== key)
    const at = own[kind].filter(({ value }) => value === key).map(({ row }) => row)
    const change = editOf(withoutOption(variants, kind, key, left), variants)
    edit({ variants: change, [arrays[kind]]: { remove: at } })
  }
  const choices: Record<OptionKind, Choice[] | null | undefined> = { colour: colours, size: sizes }
  return { own, choices, add, addSize, remove }
}
export type ProductOptions = ReturnType<typeof useOptions>

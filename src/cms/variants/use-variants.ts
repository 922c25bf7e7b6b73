'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useMemo } from 'react'
import type { GridChange } from '../../domain/catalog/variant-grid.ts'
import type { StockEdits } from './stock-edits.ts'

/** A variant as the form has it now, with what was said of its fields by name. */
export type FormVariant = {
  id: string
  sku: string
  colour: string
  size: string
  price: number | null
  salePrice: number | null
  employeePrice: number | null
  weightGrams: number | null
  stocked: boolean
  clearance: boolean
  stock: StockEdits
  faults: Record<string, string>
}
type Name = Exclude<keyof FormVariant, 'id' | 'faults'>

/** Rows of an array of this form: those to write to, by place and field, and those to add. */
type ArrayEdit = {
  set?: { at: number; values: Record<string, unknown> }[]
  add?: Record<string, unknown>[]
  remove?: number[]
}

const copied = ['price', 'salePrice', 'employeePrice', 'weightGrams', 'stocked'] as const satisfies readonly Name[]
const read = [...copied, 'sku', 'colour', 'size', 'clearance', 'stock'] as const satisfies readonly Name[]

/** The variants of the form. By way of a text: what is the same renders nothing. */
export function useVariants(path: string): FormVariant[] {
  const text = useFormFields(([fields]) =>
    JSON.stringify((fields[path]?.rows ?? []).map(({ id }, at) => variantAt(fields, `${path}.${at}`, id))),
  )
  return useMemo(() => JSON.parse(text) as FormVariant[], [text])
}

function variantAt(fields: FormState, at: string, id: string): FormVariant {
  const value = (name: Name) => fields[`${at}.${name}`]?.value
  const text = (name: Name) => String(value(name) ?? '')
  const number = (name: Name) => (typeof value(name) === 'number' ? Number(value(name)) : null)
  const faults = read.flatMap((name) => {
    const field = fields[`${at}.${name}`]
    return field?.valid === false && field.errorMessage ? [[name, field.errorMessage] as const] : []
  })
  return {
    id,
    sku: text('sku'),
    colour: text('colour'),
    size: text('size'),
    price: number('price'),
    salePrice: number('salePrice'),
    employeePrice: number('employeePrice'),
    weightGrams: number('weightGrams'),
    stocked: value('stocked') !== false,
    clearance: value('clearance') === true,
    stock: (value('stock') ?? {}) as StockEdits,
    faults: Object.fromEntries(faults),
  }
}

/** Writes rows of arrays of the form, all at once, as if each field had been typed into. */
export function useRowEdits(): (edits: Record<string, ArrayEdit>, isModified?: boolean) => void {
  const { dispatchFields, getFields, setModified } = useForm()
  return useCallback(
    (edits, isModified = true) => {
      const fields = getFields()
      const formState: FormState = {}
      const put = (path: string, value: unknown) => {
        const { errorMessage: _, ...field } = fields[path] ?? { initialValue: undefined }
        formState[path] = { ...field, value, valid: true, passesCondition: true }
      }
      for (const [path, { set = [], add = [] }] of Object.entries(edits)) {
        const rows = fields[path]?.rows ?? []
        // What was refused may be right now; the server looks at it again.
        for (const [name, field] of Object.entries(fields))
          if (name.startsWith(`${path}.`) && field.valid === false) put(name, field.value)
        for (const { at, values } of set)
          for (const [name, value] of Object.entries(values)) put(`${path}.${at}.${name}`, value)
        if (add.length === 0) continue
        const ids = add.map(newId)
        formState[path] = {
          ...fields[path],
          rows: [...rows, ...ids.map((id) => ({ id, isLoading: true }))],
          value: rows.length + add.length,
          disableFormData: true,
          valid: true,
        }
        for (const [index, values] of add.entries()) {
          const at = `${path}.${rows.length + index}`
          formState[`${at}.id`] = { value: ids[index], initialValue: ids[index], valid: true, passesCondition: true }
          for (const [name, value] of Object.entries(values)) put(`${at}.${name}`, value)
        }
      }
      dispatchFields({ type: 'UPDATE_MANY', formState })
      for (const [path, { remove = [] }] of Object.entries(edits))
        for (const rowIndex of remove.toSorted((a, b) => b - a)) dispatchFields({ type: 'REMOVE_ROW', path, rowIndex })
      if (isModified) setModified(true)
    },
    [dispatchFields, getFields, setModified],
  )
}

/** All fields of a row as the form has them, but for what names it. */
export function useRowValues(): (row: string) => Record<string, unknown> {
  const { getFields } = useForm()
  return useCallback(
    (row) =>
      Object.fromEntries(
        Object.entries(getFields()).flatMap(([path, { value }]) =>
          path.startsWith(`${row}.`) && path !== `${row}.id` ? [[path.slice(row.length + 1), value]] : [],
        ),
      ),
    [getFields],
  )
}

/** What a chosen colour or size does to the rows of variants: a new one costs and weighs what the like of it does. */
export const editOf = ({ added, moved, removed }: GridChange, variants: readonly FormVariant[]): ArrayEdit => ({
  set: moved.map(({ at, colour, size }) => ({ at, values: chosen(colour, size) })),
  add: added.map(({ colour, size, like }) => {
    const model = like === undefined ? undefined : variants[like]
    const figures = Object.fromEntries(copied.map((name) => [name, model?.[name] ?? null]))
    return { sku: '', ...figures, stocked: model?.stocked ?? true, ...chosen(colour, size) }
  }),
  remove: removed,
})

const chosen = (colour: string, size: string) => ({ colour: colour || null, size: size || null })

/** As Payload names rows. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

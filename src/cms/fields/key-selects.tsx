'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import type { Choice } from '../choices.ts'
import { KeySelect } from './key-select.tsx'
import { useChoices } from './use-choices.ts'

const partsOf = ({ field, path, readOnly }: TextFieldClientProps) => ({
  path,
  readOnly,
  label: field.label,
  required: field.required,
  description: field.admin?.description,
})

/**
 * The values of one or more fields in each row of an array of this form. A text, as what is the same renders nothing.
 */
function useRows(array: string, ...names: string[]): unknown[][] {
  const text = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[array]?.rows ?? []).map((_, at) => names.map((name) => fields[`${array}.${at}.${name}`]?.value)),
    ),
  )
  return JSON.parse(text) as unknown[][]
}

/** The colour of a variant: one of the product’s own, above in the form. */
export function VariantColour(props: TextFieldClientProps) {
  const all = useChoices<Choice & { id: string }>('colours')
  const own = new Set(useRows('colours', 'colour').map(([id]) => String(id)))
  return (
    <KeySelect {...partsOf(props)} choices={all?.filter(({ id }) => own.has(id)) ?? all} none="choice_no_colours" />
  )
}

/** The size of a variant: one of the product’s own, above in the form. */
export function VariantSize(props: TextFieldClientProps) {
  const choices = useRows('sizes', 'key', 'name').flatMap(([key, name]) =>
    typeof key === 'string' && key !== ''
      ? [{ value: key, label: typeof name === 'string' && name !== '' ? name : key }]
      : [],
  )
  return <KeySelect {...partsOf(props)} choices={choices} none="choice_no_sizes" />
}

/** The variants a tag is for: those of this product. */
export function OwnSkus(props: TextFieldClientProps) {
  const skus = useRows('variants', 'sku').flatMap(([sku]) => (typeof sku === 'string' && sku !== '' ? [sku] : []))
  const choices = skus.map((sku) => ({ value: sku, label: sku }))
  return <KeySelect {...partsOf(props)} choices={choices} none="choice_no_variants" many />
}

/** Where stock is: the warehouse or a store. */
export function StockPlace(props: TextFieldClientProps) {
  return <KeySelect {...partsOf(props)} choices={useChoices('places')} none="choice_nothing" />
}

/** The stores somebody works at. */
export function StaffStores(props: TextFieldClientProps) {
  const places = useChoices('places')
  const stores = places?.filter(({ value }) => value !== 'online')
  return <KeySelect {...partsOf(props)} choices={stores ?? places} none="choice_nothing" many />
}

/** What is in stock: a SKU, found by a part of it or by the name of its product. */
export function StockSku(props: TextFieldClientProps) {
  const { value } = useField<string>({ path: props.path })
  const [typed, setTyped] = useState('')
  const query = new URLSearchParams({ q: typed, value: value ?? '' }).toString()
  return <KeySelect {...partsOf(props)} choices={useChoices('skus', query)} none="choice_nothing" onSearch={setTyped} />
}

import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { staffTexts } from '../staff-words.ts'

type Row = { sku?: unknown; colour?: unknown; size?: unknown; price?: unknown; salePrice?: unknown }
type Siblings = { sizes?: unknown }

/** What is wrong with a variant, at which place of the list and in which of its fields. */
export type VariantFault = { at: number; field: 'sku' | 'colour' | 'size' | 'salePrice'; words: Both }

/**
 * The problems of a product's variants, each at its cell: each SKU appears once, each colour and size once together, a
 * sale below its price.
 */
export function variantFaults(value: unknown, siblings: Siblings): VariantFault[] {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const skus = new Set<unknown>()
  const choices = new Set<string>()
  const sizes = new Set(
    (Array.isArray(siblings.sizes) ? (siblings.sizes as { key?: unknown }[]) : []).map(({ key }) => key),
  )
  return rows.flatMap(({ sku, colour, size, price, salePrice }, at) => {
    const faults: VariantFault[] = []
    const name = String(sku ?? '')
    if (skus.has(sku)) faults.push({ at, field: 'sku', words: staffTexts('refusal_variant_twice', { sku: name }) })
    // What has no SKU yet is refused for that alone.
    if (name !== '') skus.add(sku)
    const choice = `${String(colour ?? '')}/${String(size ?? '')}`
    const chosen = [colour, size].filter(Boolean).join(', ') || '–'
    if (choices.has(choice))
      faults.push({ at, field: 'colour', words: staffTexts('refusal_variant_same_choice', { choice: chosen }) })
    choices.add(choice)
    if (size && sizes.size > 0 && !sizes.has(size))
      faults.push({ at, field: 'size', words: staffTexts('refusal_variant_size', { sku: name, size: String(size) }) })
    if (typeof salePrice === 'number' && typeof price === 'number' && salePrice >= price)
      faults.push({ at, field: 'salePrice', words: staffTexts('refusal_variant_sale', { sku: name }) })
    return faults
  })
}

const variantsMissing = (value: unknown): Both | undefined =>
  Array.isArray(value) && value.length > 0 ? undefined : staffTexts('refusal_variants_none')

/** The variants whose colour is not one of the product's own: nobody could choose them. */
export const unknownColours = (
  variants: readonly { sku: string; colour?: string | null | undefined }[],
  keys: ReadonlySet<string>,
): { at: number; sku: string; colour: string }[] =>
  variants.flatMap(({ sku, colour }, at) => (colour && !keys.has(colour) ? [{ at, sku, colour }] : []))

/** What is wrong with one of them is reported at its cell (server/catalog/refuse-variants.ts). */
export const someVariants = fieldRule(variantsMissing)

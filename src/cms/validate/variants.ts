import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { staffTexts } from '../staff-words.ts'

type Row = { sku?: unknown; colour?: unknown; size?: unknown; price?: unknown; salePrice?: unknown }
type Siblings = { sizes?: unknown }

/**
 * The problems of a product's variants: each SKU appears once, each colour and size once together, a sale below its
 * price.
 */
export function variantsFault(value: unknown, siblings: Siblings): Both | undefined {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  if (rows.length === 0) return staffTexts('refusal_variants_none')
  const skus = new Set<unknown>()
  const choices = new Set<string>()
  const sizes = new Set(
    (Array.isArray(siblings.sizes) ? (siblings.sizes as { key?: unknown }[]) : []).map(({ key }) => key),
  )
  for (const { sku, colour, size, price, salePrice } of rows) {
    const name = String(sku)
    if (skus.has(sku)) return staffTexts('refusal_variant_twice', { sku: name })
    skus.add(sku)
    const choice = `${String(colour ?? '')}/${String(size ?? '')}`
    if (choices.has(choice))
      return staffTexts('refusal_variant_same_choice', { choice: [colour, size].filter(Boolean).join(', ') || '–' })
    choices.add(choice)
    if (size && sizes.size > 0 && !sizes.has(size))
      return staffTexts('refusal_variant_size', { sku: name, size: String(size) })
    if (typeof salePrice === 'number' && typeof price === 'number' && salePrice >= price)
      return staffTexts('refusal_variant_sale', { sku: name })
  }
  return undefined
}

/** The variants whose colour is none of the product's own: nobody could choose them. */
export const unknownColours = (
  variants: readonly { sku: string; colour?: string | null }[],
  keys: ReadonlySet<string>,
): { at: number; sku: string; colour: string }[] =>
  variants.flatMap(({ sku, colour }, at) => (colour && !keys.has(colour) ? [{ at, sku, colour }] : []))

export const noDoubleSkus = fieldRule((value, { siblingData }) => variantsFault(value, siblingData))

import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'

type Row = { sku?: unknown; colour?: unknown; size?: unknown; price?: unknown; salePrice?: unknown }
type Siblings = { sizes?: unknown }

/**
 * The problems of a product's variants: each SKU appears once, each colour and size once together, a sale below its
 * price.
 */
export function variantsFault(value: unknown, siblings: Siblings): Both | undefined {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  if (rows.length === 0)
    return { en: 'A product needs at least one variant.', fr: 'Un produit a besoin d’au moins une variante.' }
  const skus = new Set<unknown>()
  const choices = new Set<string>()
  const sizes = new Set(
    (Array.isArray(siblings.sizes) ? (siblings.sizes as { key?: unknown }[]) : []).map(({ key }) => key),
  )
  for (const { sku, colour, size, price, salePrice } of rows) {
    const name = String(sku)
    if (skus.has(sku)) return { en: `SKU ${name} stands twice.`, fr: `L’UGS ${name} figure deux fois.` }
    skus.add(sku)
    const choice = `${String(colour ?? '')}/${String(size ?? '')}`
    if (choices.has(choice))
      return {
        en: `Two variants have the colour and size ${choice}.`,
        fr: `Deux variantes ont la couleur et la taille ${choice}.`,
      }
    choices.add(choice)
    if (size && sizes.size > 0 && !sizes.has(size))
      return {
        en: `${name}: there is no size ${String(size)} above.`,
        fr: `${name} : il n’y a pas de taille ${String(size)} ci-dessus.`,
      }
    if (typeof salePrice === 'number' && typeof price === 'number' && salePrice >= price)
      return {
        en: `${name}: the sale price is not below the price.`,
        fr: `${name} : le prix soldé n’est pas sous le prix.`,
      }
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

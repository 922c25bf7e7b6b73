type Row = { sku?: unknown; colour?: unknown; size?: unknown; price?: unknown; salePrice?: unknown }
type Siblings = { colours?: unknown[]; sizes?: { key?: unknown }[] }

/** A product's variants: each SKU once, each colour and size once together, a sale below its price. */
export function noDoubleSkus(value: unknown, { siblingData }: { siblingData: Partial<Siblings> }): true | string {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  if (rows.length === 0) return 'A product needs at least one variant.'
  const skus = new Set<unknown>()
  const choices = new Set<string>()
  const sizes = new Set((siblingData.sizes ?? []).map(({ key }) => key))
  for (const { sku, colour, size, price, salePrice } of rows) {
    if (skus.has(sku)) return `SKU ${String(sku)} stands twice.`
    skus.add(sku)
    const choice = `${String(colour ?? '')}/${String(size ?? '')}`
    if (choices.has(choice)) return `Two variants have the colour and size ${choice}.`
    choices.add(choice)
    if (size && sizes.size > 0 && !sizes.has(size)) return `${String(sku)}: there is no size ${String(size)} above.`
    if (typeof salePrice === 'number' && typeof price === 'number' && salePrice >= price) return `${String(sku)}: the sale price is not below the price.`
  }
  return true
}

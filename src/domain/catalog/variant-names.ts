import type { Product } from './product.ts'

type Choices = Pick<Product, 'colours' | 'sizes' | 'variants'>

/**
 * Variants as shoppers know them: the colours among them, each with those of its sizes; all of them if none is named.
 */
export type VariantNames = { colour?: string; sizes: string[] }[]

/** The names of the variants with these SKUs, in the product's own order. SKUs that the product lacks are left out. */
export function variantNames({ colours, sizes, variants }: Choices, skus: readonly string[]): VariantNames {
  const named = variants.filter(({ sku }) => skus.includes(sku))
  const keys = [...new Set(named.map(({ colour }) => colour))]
  return keys.map((key) => {
    const colour = colours.find((each) => each.key === key)?.name
    const ofColour = variants.filter((variant) => variant.colour === key)
    const own = named.filter((variant) => variant.colour === key)
    const isWhole = colour !== undefined && own.length === ofColour.length
    return {
      ...(colour !== undefined && { colour }),
      sizes: isWhole
        ? []
        : sizes.filter((size) => own.some((variant) => variant.size === size.key)).map(({ name }) => name),
    }
  })
}

import { chance } from './hash.ts'
import type { SeedProduct } from './schema.ts'

export type SeedVariant = {
  sku: string
  colour: string
  size?: string
  price: number
  salePrice?: number
  employeePrice?: number
  clearance: boolean
  stocked: boolean
  quantity: number
  weightGrams: number
}

type Override = SeedProduct['variants'][string]

/**
 * Every combination of a product's colours and sizes, with its SKU, prices in cents and stock.
 * An override of a colour counts over one of a size, the exact one over both.
 */
export function variantsOf(product: SeedProduct, sizeKeys: readonly string[]): SeedVariant[] {
  const sizes = sizeKeys.length > 0 ? sizeKeys : [undefined]
  return product.colours.flatMap((colour) => sizes.map((size) => variant(product, colour, size)))
}

function variant(product: SeedProduct, colour: string, size: string | undefined): SeedVariant {
  const sku = [product.id, colour, size].filter(Boolean).join('-').toUpperCase().replaceAll('.', '_')
  const own = (name: string): Override => bySize(product.variants, name) ?? {}
  const override: Override =
    size === undefined
      ? { ...own('*'), ...own(colour) }
      : { ...own('*/' + size), ...own(colour + '/*'), ...own(`${colour}/${size}`) }
  const price = override.price ?? bySize(product.pricesBySize, size) ?? product.price
  const sale = override.sale ?? bySize(product.salesBySize, size) ?? proportional(product, price)
  return {
    sku,
    colour,
    size,
    price: cents(price),
    ...(sale !== undefined && sale < price && { salePrice: cents(sale) }),
    ...(product.employee !== undefined && { employeePrice: cents(Math.min(product.employee, price)) }),
    clearance: product.clearance,
    stocked: override.notStocked !== true,
    quantity: override.quantity ?? stock(sku),
    weightGrams: product.weight ?? 0,
  }
}

/** Sizes are written as on the label, `XS`; their keys are in small letters. */
const bySize = <T>(values: Record<string, T> | undefined, name = ''): T | undefined =>
  Object.entries(values ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]

/** A size that costs more is marked down by the same share. */
function proportional({ sale, price }: SeedProduct, own: number): number | undefined {
  return sale === undefined || price === 0 || own === price ? sale : Math.round(own * (sale / price) * 20) / 20
}

const cents = (dollars: number) => Math.round(dollars * 100)

/** Most have plenty, one in nine is nearly gone, one in fourteen sold out. */
function stock(sku: string): number {
  const draw = chance(sku)
  if (draw < 0.07) return 0
  if (draw < 0.18) return 1 + Math.floor(chance(`${sku}/low`) * 3)
  return 4 + Math.floor(chance(`${sku}/high`) * 46)
}

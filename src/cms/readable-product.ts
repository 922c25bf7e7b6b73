import { z } from 'zod'
import type { Locale } from '../domain/locale.ts'
import { fileWord } from './product-file-words.ts'
import { staffText } from './staff-words.ts'
import { unknownColours, variantFaults } from './validate/variants.ts'

const text = z.string().trim().min(1)
const word = text.optional().catch(undefined)
const amount = z.int().min(0).optional().catch(undefined)
const keys = z.array(text).default([])

const readVariant = z.object({
  sku: word,
  colour: word,
  size: word,
  price: amount,
  salePrice: amount,
})

/** What of a product is looked up or compared, as far as it can be read: of one with other faults. */
export const readable = z.object({
  code: word,
  variants: z.array(readVariant).catch([]),
  sizes: z.array(z.object({ key: text })).catch([]),
  brand: word,
  categories: keys.catch([]),
  collections: keys.catch([]),
  seller: word,
  pictures: keys.catch([]),
  colours: z.array(z.object({ colour: text, pictures: keys })).catch([]),
  tags: z.array(z.object({ tag: text })).catch([]),
})
export type ReadableProduct = z.infer<typeof readable>

/** The line of a field of a product, and its name in the file. */
export type PlaceOf = (path: readonly PropertyKey[]) => { at: number; name: string }

/** What is wrong with variants beside each other, each at its row. */
export function variantsWrong(
  { variants, sizes, colours }: Pick<ReadableProduct, 'variants' | 'sizes' | 'colours'>,
  placed: PlaceOf,
  locale: Locale,
): { at: number; wrong: string }[] {
  const own = new Set(colours.map(({ colour }) => colour))
  const found = variantFaults(variants, { sizes })
  const twice = new Set(found.flatMap(({ at, field }) => (field === 'sku' ? [at] : [])))
  return [
    // A row that is there twice has the same choice as well.
    ...found
      .filter(({ at, field }) => field !== 'colour' || !twice.has(at))
      .map(({ at, field, words }) => {
        const place = placed(['variants', at, field])
        // Where a row is a variant its line names it, and many are wrong in the same words.
        const isRow = field === 'salePrice' && place.name === 'sale_price'
        return { at: place.at, wrong: isRow ? fileWord(locale, 'saleAbove', { column: place.name }) : words[locale] }
      }),
    ...unknownColours(
      variants.map(({ sku = '–', colour }) => ({ sku, colour })),
      own,
    ).map(({ at, ...values }) => ({
      at: placed(['variants', at, 'colour']).at,
      wrong: staffText(locale, 'refusal_variant_colour', values),
    })),
  ]
}

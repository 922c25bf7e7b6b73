import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'

const variant = z.object({
  sku: z.string(),
  color: z.string().default(''),
  size: z.string().default(''),
  offers: z.object({ price: z.coerce.number(), availability: z.string() }),
})
const node = z.union([
  z.object({ '@type': z.literal('ProductGroup'), hasVariant: z.array(variant) }).transform((group) => group.hasVariant),
  variant.extend({ '@type': z.literal('Product') }).transform((one) => [one]),
])

/** The heads of the columns, and what is said of an offer, by its name at schema.org. */
export type VariantTableWords = {
  columns: readonly [sku: string, colour: string, size: string, price: string, availability: string]
  availability: Record<string, string>
}

/**
 * The variants of a product as a table in Markdown, read from the JSON-LD of its page: the same prices (dollars there,
 * written as the language does here) and the same availability. An empty text for what is not a product.
 */
export function variantTable(jsonLd: readonly unknown[], locale: Locale, words: VariantTableWords): string {
  const variants = jsonLd.flatMap((each) => node.safeParse(each).data ?? [])
  if (variants.length === 0) return ''
  const rows = variants.map(({ sku, color, size, offers: { price, availability } }) => [
    sku,
    color,
    size,
    amountText(Math.round(price * 100), locale),
    words.availability[availability.split('/').at(-1) ?? ''] ?? '',
  ])
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(words.columns), line(words.columns.map(() => '---')), ...rows.map(line)].join('\n')
}

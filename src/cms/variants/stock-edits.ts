import { z } from 'zod'
import type { VariantFacts } from './variant-facts.ts'

/** A new figure of what can be sold, and the one it was made on; null where the place did not carry the variant. */
const stockEdit = z.object({
  from: z.int().min(0).nullable(),
  to: z.int().min(0).max(999_999),
})
export type StockEdit = z.infer<typeof stockEdit>

/** What a grid changes of the stock of one variant, by place: `online`, or a store's slug. */
export const stockEdits = z.record(z.string().min(1).max(80), stockEdit)
export type StockEdits = z.infer<typeof stockEdits>

type Counted = { sku: string; stocked: boolean; stock: StockEdits }

/** The variants sold online of which nobody has counted any there: the shop says that they are sold out. */
export const uncounted = <Own extends Counted>(
  variants: readonly Own[],
  { stock }: Pick<VariantFacts, 'stock'>,
): Own[] =>
  variants.filter(
    (variant) =>
      variant.stocked && variant.stock.online === undefined && (stock[variant.sku] ?? {}).online === undefined,
  )

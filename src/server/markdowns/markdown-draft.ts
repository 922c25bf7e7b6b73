import { z } from 'zod'
import { instantOf, isoInstant } from '../../domain/time.ts'
import type { MarkdownDraft } from './markdown-effect.ts'
import { ruleOf } from './running-markdowns.ts'

const number = z.coerce.number().catch(0)
const amount = z.preprocess((value) => (value === '' ? null : value), z.coerce.number().nullable()).catch(null)
/** Ids as forms send them: numbers, texts, or whole documents. */
const ids = z
  .array(
    z.preprocess((value) => (typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value), number),
  )
  .nullish()
  .transform((list) => [...new Set((list ?? []).filter((id) => Number.isSafeInteger(id) && id > 0))])
  .catch([])
const time = z
  .preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.string())
  .transform((text) => instantOf(text))
  .pipe(z.number().transform((instant) => isoInstant(instant)))
  .optional()
  .catch(undefined)

const form = z.object({
  id: number.optional(),
  kind: z.string().catch('percentage'),
  percent: amount.default(null),
  amount: amount.default(null),
  price: amount.default(null),
  rounding: z.string().nullable().catch(null).default(null),
  active: z.boolean().nullish(),
  startsAt: time,
  endsAt: time,
  products: ids,
  categories: ids,
  brands: ids,
  collections: ids,
  exceptProducts: ids,
  exceptCategories: ids,
  exceptBrands: ids,
  exceptCollections: ids,
})

/** A markdown as a form or a document has it; what cannot be read is as if it were not filled in. */
export function markdownDraft(given: unknown): MarkdownDraft {
  const { kind, percent, amount: less, price, rounding, active, ...rest } = form.parse(given)
  return { ...ruleOf({ kind, percent, amount: less, price, rounding }), ...rest, active: active !== false }
}

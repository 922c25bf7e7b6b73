import { z } from 'zod'
import { shippingClasses } from '../src/domain/catalog/product.ts'
import { taxClasses } from '../src/domain/tax/tax-class.ts'
import { illustrationKinds, type IllustrationKind } from './illustrations/vocabulary.ts'

/** A text in both languages. */
const both = z.strictObject({ en: z.string().trim().min(1), fr: z.string().trim().min(1) })
const bothLists = z
  .strictObject({ en: z.array(z.string().trim().min(3)).min(2), fr: z.array(z.string().trim().min(3)).min(2) })
  .refine((lists) => lists.en.length === lists.fr.length, 'features: as many in French as in English')

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const dollars = z.number().min(0).multipleOf(0.01)

const illustration = z
  .strictObject({
    kind: z.custom<IllustrationKind>((kind) => typeof kind === 'string' && kind in illustrationKinds, 'no such kind'),
    cut: z.string(),
    details: z.array(z.string()).default([]),
  })
  .superRefine(({ kind, cut, details }, context) => {
    const known: { cuts: readonly string[]; details: readonly string[] } = illustrationKinds[kind]
    if (!known.cuts.includes(cut)) context.addIssue(`${kind} has no cut ${cut}`)
    for (const detail of details)
      if (!known.details.includes(detail)) context.addIssue(`${kind} has no detail ${detail}`)
  })

/**
 * One product of `catalogue/<category>.yaml`. Prices are dollars here, as people write them; the loader makes cents.
 * `pricesBySize` makes a range; `variants` overrides single variants by `colour/size` (either part may be `*`).
 */
export const productSchema = z.strictObject({
  id: z.string().regex(/^\d{4}-\d{3}$/),
  brand: key,
  gender: z.enum(['women', 'men', 'unisex', 'kids']).optional(),
  title: both,
  description: both,
  features: bothLists,
  materials: both,
  care: both,
  specs: z
    .record(key, z.union([z.string(), both]))
    .refine((specs) => Object.keys(specs).length >= 3, 'at least three specs'),
  price: dollars,
  sale: dollars.optional(),
  clearance: z.boolean().default(false),
  employee: dollars.optional(),
  pricesBySize: z.record(z.string(), dollars).optional(),
  salesBySize: z.record(z.string(), dollars).optional(),
  colours: z.array(key).min(1),
  sizes: key.optional(),
  onlySizes: z.array(z.string()).optional(),
  weight: z.number().int().positive().optional(),
  shipping: z.enum(shippingClasses).default('standard'),
  /** Where what it is does not say it: see `taxClassOf`. */
  taxClass: z.enum(taxClasses).exclude(['gift-card']).optional(),
  availability: z.enum(['Available', 'Preorder', 'Unavailable']).default('Available'),
  availableFrom: z.iso.date().optional(),
  seller: key.optional(),
  activities: z.array(key).min(1),
  tags: z.array(z.union([key, z.strictObject({ tag: key, variants: z.array(z.string()).min(1) })])).default([]),
  collections: z.array(key).default([]),
  also: z.array(key).default([]),
  isNew: z.boolean().default(false),
  popularity: z.number().int().min(0).max(100),
  variants: z
    .record(
      z.string(),
      z.strictObject({
        price: dollars.optional(),
        sale: dollars.optional(),
        quantity: z.number().int().min(0).optional(),
        notStocked: z.boolean().optional(),
      }),
    )
    .default({}),
  art: illustration,
})

export type SeedProduct = z.infer<typeof productSchema>
export const catalogueFileSchema = z.array(productSchema).min(1)

export { activities } from '../src/domain/catalog/activity.ts'
export const collections = [
  'top-sellers',
  'best-value',
  'back-in-stock',
  'exclusive-prices',
  'made-in-canada',
  'recycled-materials',
  'pfas-free',
  'gifts-under-50',
  'gifts-under-100',
  'gifts-for-hikers',
  'gifts-for-skiers',
  'gifts-for-campers',
  'gifts-for-kids',
  'stocking-stuffers',
  'winter-essentials',
  'first-camping-trip',
  'ultralight',
  'commuter-kit',
  'rainy-day',
] as const

import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { linesOf } from '../../cms/product-file.ts'
import { locales } from '../../domain/locale.ts'
import type { ProductFormat } from '../import-export/formats.ts'
import type { ProductSource } from './import-products.ts'
import { shopifySource } from './shopify-source.ts'
import { tableSource } from './table-source.ts'

/** What a person chooses for an export of Shopify, as an address or a command line writes it. */
export const shopifyChoices = z.object({
  language: z.enum(locales).default('en'),
  category: z.string().optional(),
  create: z.stringbool().default(false),
  hosts: z
    .string()
    .default('')
    .transform((hosts) => new Set(hosts.split(',').filter(Boolean))),
})

/** The products of a file of one of the formats. */
export async function givenProducts(
  req: PayloadRequest,
  format: ProductFormat,
  parts: () => string | AsyncIterable<string>,
  choices: z.output<typeof shopifyChoices>,
): Promise<ProductSource> {
  if (format === 'shopify') return shopifySource(req, parts, choices)
  if (format === 'products-csv') return tableSource(req, parts)
  const text = () => {
    const file = parts()
    return typeof file === 'string' ? [file] : file
  }
  return { given: () => linesOf(text()) }
}

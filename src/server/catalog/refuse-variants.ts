import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { staffText } from '../../cms/staff-words.ts'
import { unknownColours, variantFaults } from '../../cms/validate/variants.ts'
import type { Locale } from '../../domain/locale.ts'
import { isPostgres, rowsOf, sql, sqlList, type Rows } from '../database/database.ts'

type Owner = { sku: string; name: string }

/**
 * Before a product is published: each variant is one of its own kind, in a colour of the product's own, or nobody could
 * choose it, and its SKU is no other published product's, as carts, prices and stock know a variant by its SKU alone.
 * Drafts may share one. A silent write is the seed's, or has been checked together with what follows it.
 */
export const refuseVariants: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const product = { ...originalDoc, ...data } as Partial<ProductDoc>
  const variants = product.variants ?? []
  if (!context.silent) refuseUnreadable(variants, req)
  if (context.silent || product._status !== 'published' || variants.length === 0) return data
  const rows = rowsOf(req.payload, await req.transactionID)
  const locale = localeOf(req)
  const colours = unknownColours(variants, await colourKeys(rows, product.colours ?? []))
  const own = originalDoc?.id as Id | undefined
  const owners = await ownersOf(req, rows, variants, own === undefined ? [] : [own])
  const errors = [
    ...variantFaults(variants, product).map(({ at, field, words }) => ({
      path: `variants.${at}.${field}`,
      message: words[locale],
    })),
    ...colours.map(({ at, sku, colour }) => ({
      path: `variants.${at}.colour`,
      message: staffText(locale, 'refusal_variant_colour', { sku, colour }),
    })),
    ...variants.flatMap(({ sku }, at) => {
      const name = owners.get(sku)
      return name === undefined
        ? []
        : [{ path: `variants.${at}.sku`, message: staffText(locale, 'refusal_variant_taken', { sku, name }) }]
    }),
  ]
  if (errors.length > 0) throw fieldRefusal(req, 'products', errors)
  return data
}

/** Of a draft, too: what a cell of the grid could not read is not a figure to store. */
function refuseUnreadable(variants: NonNullable<ProductDoc['variants']>, req: PayloadRequest): void {
  const errors = variants.flatMap((variant, at) =>
    unreadable
      .filter(({ field }) => Number(variant[field] ?? 0) < 0)
      .map(({ field, word }) => ({ path: `variants.${at}.${field}`, message: staffText(localeOf(req), word) })),
  )
  if (errors.length > 0) throw fieldRefusal(req, 'products', errors)
}

const unreadable = [
  { field: 'price', word: 'refusal_amount' },
  { field: 'salePrice', word: 'refusal_amount' },
  { field: 'employeePrice', word: 'refusal_amount' },
  { field: 'weightGrams', word: 'grid_wrong_weight' },
] as const

async function colourKeys(rows: Rows, colours: NonNullable<ProductDoc['colours']>): Promise<Set<string>> {
  const ids = colours.flatMap(({ colour }) => (colour === null || colour === undefined ? [] : [idOf(colour)]))
  if (ids.length === 0) return new Set()
  const found = await rows<{ key: string }>(sql`select key from colours where id in (${sqlList(ids)})`)
  return new Set(found.map(({ key }) => key))
}

/**
 * The other published products that have one of these SKUs, by SKU.
 * @param own the products whose SKUs these are to be
 */
export async function ownersOf(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  rows: Rows,
  variants: readonly { sku: string }[],
  own: readonly Id[],
): Promise<Map<string, string>> {
  // Two products that are published at once do not see each other: the second waits for the first.
  if (isPostgres(req.payload)) await rows(sql`select pg_advisory_xact_lock(${PUBLISHING})`)
  return publishedOwners(
    rows,
    localeOf(req),
    variants.map(({ sku }) => sku),
    own,
  )
}

/** The same without waiting, for whoever only asks: one query, by the index of SKUs. */
export async function publishedOwners(
  rows: Rows,
  locale: Locale,
  skus: readonly string[],
  own: readonly Id[],
): Promise<Map<string, string>> {
  const found = await rows<Owner>(sql`
    select v.sku, coalesce(words.title, p.code) as name from products_variants v
    join products p on p.id = v._parent_id
    left join products_locales words on words._parent_id = p.id and words._locale = ${locale}
    where v.sku in (${sqlList(skus)}) and p._status = 'published'
      and p.id not in (${sqlList(own.length > 0 ? own : [0])})`)
  return new Map(found.map(({ sku, name }) => [sku, name]))
}

/** Any number but that of the change feed (feed/changes.ts); only publishing takes it. */
const PUBLISHING = 7102

const idOf = (value: unknown): Id =>
  typeof value === 'object' && value !== null ? (value as { id: Id }).id : (value as Id)

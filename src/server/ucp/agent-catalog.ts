import { z } from 'zod'
import { PAGE_SIZE } from '../../domain/catalog/listing.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Preorder } from '../../domain/shipping/delivery-groups.ts'
import { productDetail, productView } from '../../domain/ucp/product-view.ts'
import { capabilityNames } from '../../domain/ucp/profile.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { m } from '../../paraglide/messages.js'
import type { Shop } from '../app/shop.ts'
import { sellableVariants } from '../catalog/sellable-variants.ts'
import type { Rows } from '../database/database.ts'
import { preorderWords } from '../orders/group-words.ts'
import { refusal, type Reply } from './agent-reply.ts'
import type { AgentContext } from './agent-sessions.ts'

const context = z.object({ language: z.string().max(20).optional().describe('en or fr') }).optional()
const cents = z.number().int().min(0).max(100_000_000).optional().describe('Canadian cents')
const id = z.string().trim().min(1).max(80).describe('of a product, or SKU of a variant')

export const searchRequest = z.object({
  query: z.string().trim().max(200).default(''),
  context,
  filters: z
    .object({
      categories: z.array(z.string().max(80)).max(20).optional().describe('as products have them in categories'),
      price: z.object({ min: cents, max: cents }).optional(),
    })
    .optional(),
  pagination: z
    .object({
      cursor: z
        .string()
        .regex(/^\d{1,5}$/)
        .optional()
        .describe('of the page before'),
      limit: z.number().int().min(1).default(10),
    })
    .default({ limit: 10 }),
})
export const lookupRequest = z.object({ ids: z.array(id).min(1).max(50), context })
export const productRequest = z.object({
  id,
  context,
  selected: z
    .array(z.object({ name: z.string().max(80), id: z.string().max(80).optional(), label: z.string().max(80) }))
    .max(5)
    .default([]),
})

type Parts = { rows(): Promise<Rows>; shop: Pick<Shop, 'search' | 'listing' | 'product'>; siteUrl: string }

/** The catalogue as agents search it: by the shop's own search, at everybody's prices. */
export class AgentCatalog {
  constructor(private readonly parts: Parts) {}

  async search(context: AgentContext, request: z.output<typeof searchRequest>): Promise<Reply> {
    const { query, filters, pagination } = request
    const { locale } = context
    const limit = Math.min(pagination.limit, PAGE_SIZE)
    const from = Number(pagination.cursor ?? 0)
    const { min, max } = filters?.price ?? {}
    const asked = {
      ...emptyQuery,
      categories: filters?.categories ?? [],
      ...((min !== undefined || max !== undefined) && {
        price: { ...(min !== undefined && { from: min }), ...(max !== undefined && { to: max }) },
      }),
      page: Math.floor(from / PAGE_SIZE) + 1,
    }
    const { shop } = this.parts
    // The search of people finds nothing without words: what filters leave of the whole shop is a listing.
    const found = query
      ? await shop.search(locale, query, asked, () => {})
      : await shop.listing(locale, '', asked, () => {})
    const isFound = found !== undefined && !('movedTo' in found)
    const unknown = isFound ? unknownOf(asked.categories, found.query.categories) : []
    // People's links are read as well as may be; an agent that asks for nothing that there is finds nothing.
    const isNowhere = unknown.length > 0 && unknown.length === asked.categories.length
    const page = isFound && !isNowhere ? found : { tiles: [], total: 0 }
    const ids = page.tiles.slice(from % PAGE_SIZE, (from % PAGE_SIZE) + limit).map((tile) => tile.id)
    const products = await this.#products(locale, ids)
    const next = from + ids.length
    const hasMore = ids.length > 0 && next < page.total
    return answered(context.agent.version, {
      products: products.map((product) => productView(product, this.#given(locale))),
      pagination: { has_next_page: hasMore, ...(hasMore && { cursor: String(next) }), total_count: page.total },
      ...(unknown.length > 0 && {
        messages: unknown.map((item) => ({
          type: 'warning',
          code: 'not_found',
          path: `$.filters.categories[${asked.categories.indexOf(item)}]`,
          content: m.agent_problem_unknown_category({ item }, { locale }),
        })),
      }),
    })
  }

  /** By the ids of products and of variants; what there is not is said. */
  async lookup(context: AgentContext, request: z.output<typeof lookupRequest>): Promise<Reply> {
    const { locale } = context
    const ids = [...new Set(request.ids)]
    const variants = await sellableVariants(await this.parts.rows(), ids)
    const products = await this.#products(locale, [...new Set(ids.map((one) => variants.get(one)?.productId ?? one))])
    const views = products.map((product) => {
      const [featured] = product.variants
      return productView(product, {
        ...this.#given(locale),
        inputs: (sku) => [
          ...(ids.includes(sku) ? [{ id: sku, match: 'exact' } as const] : []),
          ...(ids.includes(product.id) && sku === featured?.sku && sku !== product.id
            ? [{ id: product.id, match: 'featured' } as const]
            : []),
        ],
      })
    })
    const known = new Set(products.flatMap((product) => [product.id, ...product.variants.map(({ sku }) => sku)]))
    const missing = ids.filter((one) => !known.has(one))
    return answered(context.agent.version, {
      products: views,
      ...(missing.length > 0 && {
        messages: missing.map((item) => ({
          type: 'warning',
          code: 'not_found',
          content: m.agent_problem_unknown_item({ item }, { locale }),
        })),
      }),
    })
  }

  async product(context: AgentContext, request: z.output<typeof productRequest>): Promise<Reply> {
    const { locale } = context
    const variant = (await sellableVariants(await this.parts.rows(), [request.id])).get(request.id)
    const [product] = await this.#products(locale, [variant?.productId ?? request.id])
    if (!product)
      return refusal({
        version: context.agent.version,
        siteUrl: this.parts.siteUrl,
        locale,
        problems: [
          { code: 'not_found', word: 'unknown-item', severity: 'unrecoverable', values: { item: request.id } },
        ],
      })
    const chosen = (options: readonly { key: string; name: string }[], own: string | undefined) =>
      options.find(({ key, name }) => request.selected.some((one) => (one.id ?? '') === key || one.label === name))
        ?.key ?? own
    const options = {
      colour: chosen(product.colours, variant?.colour),
      size: chosen(product.sizes, variant?.size),
    }
    return answered(context.agent.version, { product: productDetail(product, options, this.#given(locale)) })
  }

  async #products(locale: Locale, ids: readonly string[]): Promise<CatalogueProduct[]> {
    const found = await Promise.all(ids.map((one) => this.parts.shop.product(locale, one, () => {})))
    return found.flatMap((page) => (page && page.product.variants.length > 0 ? [page.product] : []))
  }

  #given = (locale: Locale) => ({
    siteUrl: this.parts.siteUrl,
    words: {
      colour: m.agent_option_colour({}, { locale }),
      size: m.agent_option_size({}, { locale }),
      preorder: (preorder: Preorder) => preorderWords(preorder, locale),
    },
  })
}

/** The categories that the shop has none of, as its search has left them out. */
const unknownOf = (asked: readonly string[], searched: readonly string[]): string[] => {
  const known = new Set(searched)
  return [...new Set(asked)].filter((key) => !known.has(key) && !known.has(key.toLowerCase()))
}

const answered = (version: UcpVersion, body: object): Reply => ({
  status: 200,
  body: {
    ucp: {
      version,
      status: 'success',
      capabilities: Object.fromEntries(
        capabilityNames(version)
          .filter((name) => name.startsWith('dev.ucp.shopping.catalog.'))
          .map((name) => [name, [{ version }]]),
      ),
    },
    ...body,
  },
})

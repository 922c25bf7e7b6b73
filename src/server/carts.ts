import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { MOST_LINES, MOST_PER_LINE, type Cart, type CartAnswer, type CartLine, type CartRefusal } from '../domain/cart/cart.ts'
import type { ProductRecord } from '../domain/catalog/product-record.ts'
import { canBuy } from '../domain/catalog/variants.ts'
import type { Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { paidPrice } from '../domain/pricing/price.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from './database.ts'
import { sellableVariants, type SellableVariant } from './sellable-variants.ts'

type RecordOf = (locale: Locale, productId: string) => Promise<ProductRecord | undefined>
type Refused = { reason: CartRefusal; left?: number }
type Row = { sku: string; quantity: number | string }

/** Guests' carts. Prices and stock come from the database at every change; the browser sends SKUs and quantities only. */
export class Carts {
  constructor(
    private readonly payload: () => Promise<Payload>,
    /** The words and pictures of a line; its price and stock never come from here. */
    private readonly recordOf: RecordOf,
  ) {}

  /** A new token for the cart cookie: 192 random bits. */
  static newToken = (): string => randomBytes(24).toString('base64url')

  async read(token: string | undefined, locale: Locale): Promise<Cart> {
    const rows = rowsOf(await this.payload())
    const cart = token === undefined ? undefined : await findCart(rows, token)
    return cart ? this.#cart(rows, cart.id, cart.version, locale) : { version: 0, lines: [] }
  }

  /** Adds units to a line, or begins it. Parallel adds are all kept: the database sums them. */
  async add(token: string, sku: string, quantity: number, locale: Locale): Promise<CartAnswer> {
    return this.#change(token, locale, async (rows, cartId) => {
      const already = await quantityOf(rows, cartId, sku)
      const refused = await refusal(rows, sku, already + quantity)
      if (refused) return refused
      const [{ count } = { count: 0 }] = await rows<{ count: number | string }>(sql`select count(*) as count from cart_lines where cart_id = ${cartId}`)
      if (already === 0 && Number(count) >= MOST_LINES) return { reason: 'cart-full' }
      const now = new Date().toISOString()
      await rows(sql`insert into cart_lines (cart_id, sku, quantity, created_at, updated_at) values (${cartId}, ${sku}, ${quantity}, ${now}, ${now})
        on conflict (cart_id, sku) do update set quantity = cart_lines.quantity + excluded.quantity, updated_at = excluded.updated_at`)
      return undefined
    })
  }

  /** Sets a line's units; zero removes it, also when it can no longer be bought. */
  async setQuantity(token: string, sku: string, quantity: number, locale: Locale): Promise<CartAnswer> {
    return this.#change(token, locale, async (rows, cartId) => {
      const already = await quantityOf(rows, cartId, sku)
      if (already === 0) return { reason: 'unknown-sku' }
      if (quantity === 0) {
        await rows(sql`delete from cart_lines where cart_id = ${cartId} and sku = ${sku}`)
        return undefined
      }
      // Fewer is always allowed: it brings a line back to what there is.
      const refused = quantity > already ? await refusal(rows, sku, quantity) : undefined
      if (refused) return refused
      await rows(sql`update cart_lines set quantity = ${quantity}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku}`)
      return undefined
    })
  }

  async #change(token: string, locale: Locale, work: (rows: Rows, cartId: number) => Promise<Refused | undefined>): Promise<CartAnswer> {
    const payload = await this.payload()
    const refused = await inTransaction(payload, async (rows) => {
      const { id, version } = await lockCart(rows, token, isPostgres(payload))
      const refusal = await work(rows, id)
      // Rolled back: what is refused must not leave an empty cart behind.
      if (refusal) throw new Refusal(refusal)
      await rows(sql`update carts set version = ${version + 1}, updated_at = ${new Date().toISOString()} where id = ${id}`)
    }).catch(refusedOf)
    // Not inside the transaction: the words of a line may have to be read first, on a connection that others like this one hold.
    const cart = await this.read(token, locale)
    return refused ? { ok: false, ...refused, cart } : { ok: true, cart }
  }

  async #cart(rows: Rows, cartId: number, version: number, locale: Locale): Promise<Cart> {
    const found = await rows<Row>(sql`select sku, quantity from cart_lines where cart_id = ${cartId} order by id`)
    const variants = await sellableVariants(rows, found.map(({ sku }) => sku))
    const lines = await Promise.all(
      found.map(async (row) => {
        const variant = variants.get(row.sku)
        const record = variant && (await this.recordOf(locale, variant.productId))
        return record && lineOf(row, variant, record)
      }),
    )
    return { version, lines: lines.filter((line) => line !== undefined) }
  }
}

class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason)
  }
}

function refusedOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused
  throw error
}

async function refusal(rows: Rows, sku: string, units: number): Promise<Refused | undefined> {
  if (units > MOST_PER_LINE) return { reason: 'too-many', left: MOST_PER_LINE }
  const variant = (await sellableVariants(rows, [sku])).get(sku)
  if (!variant) return { reason: 'unknown-sku' }
  const answer = canBuy(variant, variant.availability, units)
  return answer.ok ? undefined : answer
}

/** The database keeps a hash: whoever reads it cannot take over a cart. */
const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

async function findCart(rows: Rows, token: string): Promise<{ id: number; version: number } | undefined> {
  const [cart] = await rows<{ id: number | string; version: number | string }>(sql`select id, version from carts where token = ${hashed(token)}`)
  return cart && { id: Number(cart.id), version: Number(cart.version) }
}

/** The cart of a token, made if need be, and held until the transaction ends, so that changes of one cart queue. */
async function lockCart(rows: Rows, token: string, postgres: boolean): Promise<{ id: number; version: number }> {
  const now = new Date().toISOString()
  await rows(sql`insert into carts (token, version, created_at, updated_at) values (${hashed(token)}, 0, ${now}, ${now}) on conflict (token) do nothing`)
  if (postgres) await rows(sql`select id from carts where token = ${hashed(token)} for update`)
  const cart = await findCart(rows, token)
  if (!cart) throw new Error('a cart vanished while it was made')
  return cart
}

async function quantityOf(rows: Rows, cartId: number, sku: string): Promise<number> {
  const [line] = await rows<Row>(sql`select sku, quantity from cart_lines where cart_id = ${cartId} and sku = ${sku}`)
  return Number(line?.quantity ?? 0)
}

function lineOf(row: Row, variant: SellableVariant, record: ProductRecord): CartLine {
  const quantity = Number(row.quantity)
  const colour = record.colours.find(({ key }) => key === variant.colour)
  const answer = canBuy(variant, variant.availability, quantity)
  const search = new URLSearchParams({ ...(variant.colour && { colour: variant.colour }), ...(variant.size && { size: variant.size }) }).toString()
  return {
    sku: row.sku,
    productId: record.id,
    href: paths.product(record.locale, record.id, record.slug) + (search && `?${search}`),
    title: record.title,
    brand: record.brand.name,
    colour: colour?.name,
    size: record.sizes.find(({ key }) => key === variant.size)?.name,
    picture: colour?.picture ?? record.colours[0]?.picture,
    quantity,
    unitPrice: paidPrice(variant),
    regularPrice: variant.price,
    shippingClass: record.shippingClass,
    left: variant.quantity,
    ...(!answer.ok && { problem: answer.reason === 'not-stocked' ? 'unavailable' : answer.reason }),
  }
}

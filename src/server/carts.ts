import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { MOST_LINES, MOST_PER_LINE, type Cart, type CartAnswer, type CartLine, type CartRefusal } from '../domain/cart/cart.ts'
import type { ProductRecord } from '../domain/catalog/product-record.ts'
import { canBuy } from '../domain/catalog/variants.ts'
import type { Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { isForPickup, pickupAnswer } from '../domain/pickup/pickup.ts'
import { paidPrice } from '../domain/pricing/price.ts'
import type { Instant } from '../domain/time.ts'
import { counterStores, pickupAt, type CounterStore } from './cart-pickup.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from './database.ts'
import { sellableVariants, type SellableVariant } from './sellable-variants.ts'

type RecordOf = (locale: Locale, productId: string) => Promise<ProductRecord | undefined>
type Refused = { reason: CartRefusal; left?: number }
type Row = { sku: string; quantity: number | string; pickup_store: string | null; there?: number | string | null }

/** Guests' carts. Prices and stock come from the database at every change; the browser sends SKUs and quantities only. */
export class Carts {
  constructor(
    private readonly payload: () => Promise<Payload>,
    /** The words and pictures of a line; its price and stock never come from here. */
    private readonly recordOf: RecordOf,
    private readonly now: () => Instant = Date.now,
  ) {}

  /** A new token for the cart cookie: 192 random bits. */
  static newToken = (): string => randomBytes(24).toString('base64url')

  async read(token: string | undefined, locale: Locale): Promise<Cart> {
    const rows = rowsOf(await this.payload())
    const cart = token === undefined ? undefined : await findCart(rows, token)
    return cart ? this.#cart(rows, cart.id, cart.version, locale) : { version: 0, lines: [] }
  }

  /** Adds units to a line, or begins it; with a store its line is picked up there. Parallel adds are all kept: the database sums them. */
  async add(token: string, sku: string, quantity: number, locale: Locale, store?: string): Promise<CartAnswer> {
    return this.#change(token, locale, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      const already = Number(line?.quantity ?? 0)
      const pickup = store ?? line?.pickup_store ?? null
      const refused = await this.#refusal(rows, sku, already + quantity, pickup, locale)
      if (refused) return refused
      const [{ count } = { count: 0 }] = await rows<{ count: number | string }>(sql`select count(*) as count from cart_lines where cart_id = ${cartId}`)
      if (already === 0 && Number(count) >= MOST_LINES) return { reason: 'cart-full' }
      const now = new Date().toISOString()
      await rows(sql`insert into cart_lines (cart_id, sku, quantity, pickup_store, created_at, updated_at) values (${cartId}, ${sku}, ${quantity}, ${pickup}, ${now}, ${now})
        on conflict (cart_id, sku) do update set quantity = cart_lines.quantity + excluded.quantity, pickup_store = excluded.pickup_store, updated_at = excluded.updated_at`)
      return undefined
    })
  }

  /** Sets a line's units; zero removes it, also when it can no longer be bought. */
  async setQuantity(token: string, sku: string, quantity: number, locale: Locale): Promise<CartAnswer> {
    return this.#change(token, locale, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      if (!line) return { reason: 'unknown-sku' }
      if (quantity === 0) {
        await rows(sql`delete from cart_lines where cart_id = ${cartId} and sku = ${sku}`)
        return undefined
      }
      // Fewer is always allowed: it brings a line back to what there is.
      const refused = quantity > Number(line.quantity) ? await this.#refusal(rows, sku, quantity, line.pickup_store, locale) : undefined
      if (refused) return refused
      await rows(sql`update cart_lines set quantity = ${quantity}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku}`)
      return undefined
    })
  }

  /** Picks a line up at a store, or has it delivered: that is always allowed, and the line says what is wrong with it. */
  async setPickup(token: string, sku: string, store: string | undefined, locale: Locale): Promise<CartAnswer> {
    return this.#change(token, locale, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      if (!line) return { reason: 'unknown-sku' }
      const refused = store ? await this.#refusal(rows, sku, Number(line.quantity), store, locale) : undefined
      if (refused) return refused
      await rows(sql`update cart_lines set pickup_store = ${store ?? null}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku}`)
      return undefined
    })
  }

  async #refusal(rows: Rows, sku: string, units: number, store: string | null, locale: Locale): Promise<Refused | undefined> {
    if (units > MOST_PER_LINE) return { reason: 'too-many', left: MOST_PER_LINE }
    const variant = (await sellableVariants(rows, [sku])).get(sku)
    if (!variant) return { reason: 'unknown-sku' }
    const answer = store === null ? canBuy(variant, variant.availability, units) : await pickupAt(rows, variant, store, units, locale, this.now())
    return answer.ok ? undefined : answer
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
    const found = await rows<Row>(sql`
      select l.sku, l.quantity, l.pickup_store, i.quantity as there from cart_lines l
      left join inventory i on i.sku = l.sku and i.location = l.pickup_store where l.cart_id = ${cartId} order by l.id`)
    const variants = await sellableVariants(rows, found.map(({ sku }) => sku))
    const stores = await counterStores(rows, found.flatMap(({ pickup_store }) => pickup_store ?? []), locale, this.now())
    const lines = await Promise.all(
      found.map(async (row) => {
        const variant = variants.get(row.sku)
        const record = variant && (await this.recordOf(locale, variant.productId))
        return record && lineOf(row, variant, record, stores)
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

async function lineIn(rows: Rows, cartId: number, sku: string): Promise<Row | undefined> {
  const [line] = await rows<Row>(sql`select sku, quantity, pickup_store from cart_lines where cart_id = ${cartId} and sku = ${sku}`)
  return line
}

function lineOf(row: Row, variant: SellableVariant, record: ProductRecord, stores: ReadonlyMap<string, CounterStore>): CartLine {
  const quantity = Number(row.quantity)
  const colour = record.colours.find(({ key }) => key === variant.colour)
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
    forPickup: isForPickup(variant),
    ...(row.pickup_store === null ? delivered(variant, quantity) : pickedUp(row, variant, quantity, row.pickup_store, stores)),
  }
}

function delivered(variant: SellableVariant, quantity: number): Pick<CartLine, 'left' | 'problem'> {
  const answer = canBuy(variant, variant.availability, quantity)
  return { left: variant.quantity, ...(!answer.ok && { problem: answer.reason === 'not-stocked' ? 'unavailable' : answer.reason }) }
}

function pickedUp({ there }: Row, variant: SellableVariant, quantity: number, slug: string, stores: ReadonlyMap<string, CounterStore>): Pick<CartLine, 'left' | 'problem' | 'pickup'> {
  const store = stores.get(slug)
  const left = Number(there ?? 0)
  const answer = pickupAnswer(variant, store, there === null || there === undefined ? undefined : left, quantity, store?.today ?? '')
  const pickup = { store: slug, name: store?.name ?? slug }
  if (answer.ok) return { left, pickup }
  return { left, pickup: { ...pickup, refusal: answer.reason }, problem: answer.reason === 'not-enough-here' ? 'not-enough' : 'pickup' }
}

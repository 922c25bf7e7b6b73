import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { MOST_LINES, MOST_PER_LINE, type Cart, type CartAnswer, type CartRefusal } from '../../domain/cart/cart.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import type { Locale } from '../../domain/locale.ts'
import { linePrice } from '../../domain/pricing/line-price.ts'
import type { Instant } from '../../domain/time.ts'
import { cartLine } from './cart-line.ts'
import { counterStores, pickupAt, withStores } from './cart-pickup.ts'
import { withGone } from './gone-line.ts'
import { inRounds, isOtherGift, storedGift, withAmount, type GiftLine } from './gift-line.ts'
import { findCart, lineIn, lockCart, readLines } from './cart-rows.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { employeeRulesFor, type Shopper } from '../checkout/employee-rules.ts'
import { sellableVariants, type SellableVariant } from '../catalog/sellable-variants.ts'
import { isCartToken, renewedToken } from './cart-tokens.ts'
import { hashedToken } from '../http/tokens.ts'

type RecordOf = (locale: Locale, productId: string) => Promise<ProductRecord | undefined>
type Refused = { reason: CartRefusal; left?: number }
/** Optional data of a change: the signed-in shopper, the pickup store, the recipient of a gift card. */
type With = GiftLine & { shopper?: Shopper | undefined; store?: string | undefined }

/**
 * Guests' carts. Prices and stock come from the database at every change; the browser sends SKUs and quantities only.
 */
export class Carts {
  constructor(
    private readonly payload: () => Promise<Payload>,
    /** The words and pictures of a line; its price and stock never come from here. */
    private readonly recordOf: RecordOf,
    private readonly now: () => Instant = Date.now,
  ) {}

  /** A new token for the cart cookie: 192 random bits. */
  static newToken = (): string => randomBytes(24).toString('base64url')

  exists = async (token: string): Promise<boolean> => isCartToken(await this.payload(), token)
  renew = async (token: string): Promise<string> => renewedToken(await this.payload(), token, Carts.newToken())

  async read(token: string | undefined, locale: Locale, shopper?: Shopper): Promise<Cart> {
    const rows = rowsOf(await this.payload())
    const cart = token === undefined ? undefined : await findCart(rows, hashedToken(token))
    return cart ? this.#cart(rows, cart.id, cart.version, locale, shopper) : { version: 0, lines: [] }
  }

  /**
   * Adds units to a line, or begins it; with a store its line is picked up there. Parallel additions all count: the
   * database sums them.
   */
  async add(
    token: string,
    sku: string,
    quantity: number,
    locale: Locale,
    { shopper, store, ...own }: With = {},
  ): Promise<CartAnswer> {
    return this.#change(token, locale, shopper, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      const already = line?.quantity ?? 0
      const pickup = store ?? line?.pickupStore
      const found = await this.#buyable(rows, sku, already + quantity, pickup)
      if (!found.ok) return found
      if (line && isOtherGift(line, own, found.variant.price)) return { reason: 'gift-differs' }
      const [{ count } = { count: 0 }] = await rows<{ count: number | string }>(
        sql`select count(*) as count from cart_lines where cart_id = ${cartId}`,
      )
      if (already === 0 && Number(count) >= MOST_LINES) return { reason: 'cart-full' }
      const now = new Date().toISOString()
      // A line without its wish keeps what it had.
      const wish = { gift: own.gift ?? line?.gift, amount: own.amount ?? line?.amount }
      const seen = linePrice(
        withAmount(found.variant, wish),
        (
          await employeeRulesFor(
            rows,
            shopper,
            [{ sku, quantity: already + quantity }],
            new Map([[sku, found.variant]]),
          )
        ).get(sku),
      ).unit
      await rows(sql`insert into cart_lines (cart_id, sku, quantity, pickup_store, seen_price, saved, gift, created_at, updated_at) values (${cartId}, ${sku}, ${quantity}, ${pickup ?? null}, ${seen}, ${false}, ${storedGift(wish)}, ${now}, ${now})
        on conflict (cart_id, sku) do update set quantity = cart_lines.quantity + excluded.quantity, pickup_store = excluded.pickup_store, saved = ${false}, seen_price = coalesce(cart_lines.seen_price, excluded.seen_price), gift = coalesce(excluded.gift, cart_lines.gift), updated_at = excluded.updated_at`)
      return undefined
    })
  }

  /** Sets a line's units; zero removes it, also when it can no longer be bought. */
  async setQuantity(
    token: string,
    sku: string,
    quantity: number,
    locale: Locale,
    shopper?: Shopper,
  ): Promise<CartAnswer> {
    return this.#change(token, locale, shopper, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      // Taken away already, in another window: that is what is wanted.
      if (!line) return quantity === 0 ? undefined : { reason: 'not-in-cart' }
      if (quantity === 0) {
        await rows(sql`delete from cart_lines where cart_id = ${cartId} and sku = ${sku}`)
        return undefined
      }
      const units = inRounds(line, quantity)
      // Fewer is always allowed: it brings a line back to what there is.
      const found = units > line.quantity ? await this.#buyable(rows, sku, units, line.pickupStore) : undefined
      if (found && !found.ok) return found
      await rows(
        sql`update cart_lines set quantity = ${units}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku}`,
      )
      return undefined
    })
  }

  /**
   * Picks a line up at a store, or has it delivered: that is always allowed, and the line shows what is wrong with it.
   */
  async setPickup(
    token: string,
    sku: string,
    store: string | undefined,
    locale: Locale,
    shopper?: Shopper,
  ): Promise<CartAnswer> {
    return this.#change(token, locale, shopper, async (rows, cartId) => {
      const line = await lineIn(rows, cartId, sku)
      if (!line) return { reason: 'not-in-cart' }
      const found = store ? await this.#buyable(rows, sku, line.quantity, store) : undefined
      if (found && !found.ok) return found
      await rows(
        sql`update cart_lines set pickup_store = ${store ?? null}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku}`,
      )
      return undefined
    })
  }

  /** Puts a line aside for later, or back into the cart. */
  async save(token: string, sku: string, saved: boolean, locale: Locale, shopper?: Shopper): Promise<CartAnswer> {
    return this.#change(token, locale, shopper, async (rows, cartId) => {
      const moved = await rows(
        sql`update cart_lines set saved = ${saved}, updated_at = ${new Date().toISOString()} where cart_id = ${cartId} and sku = ${sku} returning id`,
      )
      return moved.length === 0 ? { reason: 'not-in-cart' } : undefined
    })
  }

  /** The shopper has acknowledged the price changes: from now on these are the known prices. */
  async acknowledge(token: string, locale: Locale, shopper?: Shopper): Promise<CartAnswer> {
    return this.#change(token, locale, shopper, async (rows, cartId) => {
      const lines = await readLines(rows, cartId)
      const variants = await sellableVariants(
        rows,
        lines.map(({ sku }) => sku),
      )
      const rules = await employeeRulesFor(rows, shopper, lines.filter(isBought), variants)
      for (const line of lines) {
        const variant = variants.get(line.sku)
        if (!variant) continue
        const { unit } = linePrice(withAmount(variant, line), rules.get(line.sku))
        await rows(sql`update cart_lines set seen_price = ${unit} where cart_id = ${cartId} and sku = ${line.sku}`)
      }
      return undefined
    })
  }

  async #buyable(rows: Rows, sku: string, units: number, store: string | undefined): Promise<Buyable> {
    if (units > MOST_PER_LINE) return { ok: false, reason: 'too-many', left: MOST_PER_LINE }
    const variant = (await sellableVariants(rows, [sku])).get(sku)
    if (!variant) return { ok: false, reason: 'unknown-sku' }
    const answer =
      store === undefined
        ? canBuy(variant, variant.availability, units)
        : await pickupAt(rows, variant, store, units, this.now())
    return answer.ok ? { ok: true, variant } : answer
  }

  async #change(
    token: string,
    locale: Locale,
    shopper: Shopper | undefined,
    work: (rows: Rows, cartId: number) => Promise<Refused | undefined>,
  ): Promise<CartAnswer> {
    const payload = await this.payload()
    const refused = await inTransaction(payload, async (rows) => {
      const { id, version } = await lockCart(rows, hashedToken(token), isPostgres(payload))
      const refusal = await work(rows, id)
      // Rolled back: what is refused must not leave an empty cart behind.
      if (refusal)
        throw new Refusal({ reason: refusal.reason, ...(refusal.left !== undefined && { left: refusal.left }) })
      await rows(
        sql`update carts set version = ${version + 1}, updated_at = ${new Date().toISOString()} where id = ${id}`,
      )
    }).catch(refusedOf)
    // Not inside the transaction: the words of a line may have to be read first, on a connection that others like this
    // one hold.
    const cart = await this.read(token, locale, shopper)
    return refused ? { ok: false, ...refused, cart } : { ok: true, cart }
  }

  async #cart(
    rows: Rows,
    cartId: number,
    version: number,
    locale: Locale,
    shopper: Shopper | undefined,
  ): Promise<Cart> {
    const found = await readLines(rows, cartId)
    const variants = await sellableVariants(
      rows,
      found.map(({ sku }) => sku),
    )
    const rules = await employeeRulesFor(rows, shopper, found.filter(isBought), variants)
    const stores = await counterStores(
      rows,
      found.flatMap(({ pickupStore }) => pickupStore ?? []),
      this.now(),
    )
    const sold = await Promise.all(
      found.map(async (row) => {
        const variant = variants.get(row.sku)
        const record = variant && (await this.recordOf(locale, variant.productId))
        return record && cartLine(row, variant, record, stores, rules.get(row.sku))
      }),
    )
    const shown = await withGone(rows, found, await withStores(rows, sold), locale)
    const linesOf = (saved: boolean) => shown.flatMap(({ row, line }) => (row.saved === saved ? [line] : []))
    const later = linesOf(true)
    return { version, lines: linesOf(false), ...(later.length > 0 && { saved: later }) }
  }
}

/** What is put aside counts towards nothing. */
const isBought = ({ saved }: { saved: boolean }): boolean => !saved

type Buyable = { ok: true; variant: SellableVariant } | ({ ok: false } & Refused)

class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason)
  }
}

function refusedOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused
  throw error
}

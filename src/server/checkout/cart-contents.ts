import { lineTitle } from '../../domain/cart/cart.ts'
import { inBoth, locales, type Both, type Locale } from '../../domain/locale.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { stockStatus } from '../../domain/catalog/stock.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import type { QuoteLine } from '../../domain/checkout/quote.ts'
import type { GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Cents } from '../../domain/money.ts'
import { linePrice, type LinePrice } from '../../domain/pricing/line-price.ts'
import { taxClassOf } from '../../domain/tax/tax-class.ts'
import { pickupAnswer, type PickupRefusal } from '../../domain/pickup/pickup.ts'
import type { Preorder } from '../../domain/shipping/delivery-groups.ts'
import type { Instant } from '../../domain/time.ts'
import { goneVariants } from '../cart/gone-line.ts'
import { counterStores, type CounterStore } from '../cart/cart-pickup.ts'
import { withAmount } from '../cart/gift-line.ts'
import { findCart, readLines, type LineRow } from '../cart/cart-rows.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { employeeRulesFor, type Shopper } from './employee-rules.ts'
import { preorderOf, sellableVariants, type SellableVariant } from '../catalog/sellable-variants.ts'

export type RecordOf = (locale: Locale, productId: string) => Promise<ProductRecord | undefined>

/** A line of a cart with all that pricing and selling it asks. */
export type ContentLine = QuoteLine & {
  variant: SellableVariant
  words: Both<ProductRecord>
  price: LinePrice
  seenPrice?: Cents
  gift?: GiftCardWish
  /** The store at which the cart picks it up. */
  pickupStore?: string
  /** What that store is called, and why it cannot be picked up there. */
  pickup?: { name: Both; refusal?: PickupRefusal }
  /** Sold before it is in stock. */
  preorder?: Preorder
  /** Units that are available, if fewer than wanted; 0 for none. */
  short?: number
}
export type Contents = {
  cartId: number
  version: number
  lines: ContentLine[]
  /** What is no longer for sale, and has to be removed before the rest is ordered. */
  gone: { sku: string; title: Both }[]
}

/**
 * The words of products in both languages. They are read before a transaction begins: inside one, reading them could
 * wait for its own connection.
 */
export class ProductWords {
  readonly #known = new Map<string, Both<ProductRecord>>()

  constructor(private readonly recordOf: RecordOf) {}

  async learn(productIds: Iterable<string>): Promise<void> {
    await Promise.all(
      [...new Set(productIds)].map(async (id) => {
        const [en, fr] = await Promise.all(locales.map((locale) => this.recordOf(locale, id)))
        const known = en ?? fr
        if (known) this.#known.set(id, { en: en ?? known, fr: fr ?? known })
      }),
    )
  }

  of = (productId: string): Both<ProductRecord> | undefined => this.#known.get(productId)
}

type Options = {
  rows: Rows
  cart: string
  words: ProductWords
  shopper: Shopper | undefined
  /** The store where the checkout picks up what the cart leaves to it, if that is chosen. */
  store: string | undefined
  now: Instant
  /** Not inside a transaction. */
  learn: boolean
}

/** What is in a cart and not put aside, priced by the database as it is now. */
export async function readContents({
  rows,
  cart,
  words,
  shopper,
  store,
  now,
  learn,
}: Options): Promise<Contents | undefined> {
  const found = await findCart(rows, cart)
  if (!found) return undefined
  const cached = (await readLines(rows, found.id)).filter(({ saved }) => !saved)
  const skus = cached.map(({ sku }) => sku)
  const variants = await sellableVariants(rows, skus)
  if (learn) await words.learn([...variants.values()].map(({ productId }) => productId))
  const rules = await employeeRulesFor(rows, shopper, cached, variants)
  const there = store === undefined ? new Map<string, number>() : await levelsAt(rows, store, skus)
  const chosen = cached.flatMap(({ pickupStore }) => pickupStore ?? [])
  const counters = await counterStores(rows, chosen, now)
  const lines = cached.flatMap((row): ContentLine[] => {
    const { sku, quantity, seenPrice, gift, pickupStore } = row
    const sold = variants.get(sku)
    const variant = sold && withAmount(sold, row)
    const both = variant && words.of(variant.productId)
    if (!both) return []
    const { shippingClass, categories, brand, collections, gender } = both.en
    const price = linePrice(variant, rules.get(sku))
    const preorder = preorderOf(variant)
    const counter = counters.get(pickupStore ?? '')
    const answer = pickupStore === undefined ? undefined : answerAt(variant, row, counter)
    const short = answer ? (answer.ok ? undefined : (answer.left ?? 0)) : shortOf(variant, quantity, there.get(sku))
    const pickup = pickupStore !== undefined && {
      name: counter?.name ?? { en: pickupStore, fr: pickupStore },
      ...(answer?.ok === false && { refusal: answer.reason }),
    }
    const taxClass = taxClassOf({ taxClass: variant.taxClass, gender, shippingClass, categories })
    return [
      {
        sku,
        quantity,
        variant,
        words: both,
        price,
        unit: price.unit,
        shippingClass,
        categories,
        brand: brand.key,
        collections,
        taxClass,
        ...(seenPrice !== undefined && { seenPrice }),
        ...(gift && { gift }),
        ...(pickupStore && { pickupStore }),
        ...(pickup && { pickup }),
        ...(preorder && { preorder }),
        ...(short !== undefined && { short }),
      },
    ]
  })
  const known = new Set(lines.map(({ sku }) => sku))
  const variantsGone = await goneVariants(
    rows,
    skus.filter((sku) => !known.has(sku)),
  )
  const gone = [...variantsGone].map(([sku, { words }]) => ({
    sku,
    title: inBoth((locale) => lineTitle(words[locale])),
  }))
  return { cartId: found.id, version: found.version, lines, gone }
}

/** What is sent comes from the warehouse; what the checkout picks up from the shelf there, or from the warehouse. */
function shortOf(variant: SellableVariant, quantity: number, there: number | undefined): number | undefined {
  const units = Math.max(variant.quantity, there ?? 0)
  const purchase = canBuy(
    {
      quantity: units,
      stock: stockStatus({ quantity: units, stocked: variant.stock !== 'NOT_STOCKED' || there !== undefined }),
    },
    variant.availability,
    quantity,
  )
  return purchase.ok ? undefined : purchase.reason === 'not-enough' ? purchase.left : 0
}

/** What the cart picks up comes from the shelf of its store. */
const answerAt = (variant: SellableVariant, { there, quantity }: LineRow, store: CounterStore | undefined) =>
  pickupAnswer(variant, store, there, quantity, store?.today ?? '')

/** The units of SKUs on the shelf of a store that carries them. */
export async function levelsAt(rows: Rows, store: string, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const found = await rows<{ sku: string; quantity: number | string }>(
    sql`select sku, quantity from inventory where location = ${store} and sku in (${sqlList(skus)})`,
  )
  return new Map(found.map(({ sku, quantity }) => [sku, Number(quantity)]))
}

import type { CartLine } from '../../domain/cart/cart.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { linePrice, type EmployeeRule } from '../../domain/pricing/line-price.ts'
import { offersPickup, pickupAnswer } from '../../domain/pickup/pickup.ts'
import type { CounterStore } from './cart-pickup.ts'
import { withAmount } from './gift-line.ts'
import type { LineRow } from './cart-rows.ts'
import { preorderOf, type SellableVariant } from '../catalog/sellable-variants.ts'

/** A line as the shop sees it now, in the language of the record. */
export function cartLine(
  row: LineRow,
  sold: SellableVariant,
  record: ProductRecord,
  stores: ReadonlyMap<string, CounterStore>,
  employee?: EmployeeRule,
): CartLine {
  const variant = withAmount(sold, row)
  const colour = record.colours.find(({ key }) => key === variant.colour)
  const price = linePrice(variant, employee)
  const preorder = preorderOf(variant)
  const search = new URLSearchParams({
    ...(variant.colour && { colour: variant.colour }),
    ...(variant.size && { size: variant.size }),
  }).toString()
  return {
    sku: row.sku,
    productId: record.id,
    href: paths.product(record.locale, record.id, record.slug) + (search && `?${search}`),
    title: record.title,
    brand: record.brand.name,
    ...(record.gender && { gender: record.gender }),
    colour: colour?.name,
    size: record.sizes.find(({ key }) => key === variant.size)?.name,
    picture: colour?.picture ?? record.colours[0]?.picture,
    quantity: row.quantity,
    unitPrice: price.unit,
    regularPrice: price.regular,
    ...(price.kind === 'employee' && { isEmployeePrice: true }),
    ...(row.seenPrice !== undefined && row.seenPrice !== price.unit && { priceWas: row.seenPrice }),
    shippingClass: record.shippingClass,
    forPickup: offersPickup(variant, record.tags, row.sku),
    ...(row.gift && { gift: row.gift }),
    ...(preorder && { preorder }),
    ...(record.seller && { seller: record.seller.name }),
    ...(row.pickupStore === undefined
      ? delivered(variant, row.quantity)
      : pickedUp(row, variant, row.pickupStore, stores, record.locale)),
  }
}

function delivered(variant: SellableVariant, quantity: number): Pick<CartLine, 'left' | 'problem'> {
  const answer = canBuy(variant, variant.availability, quantity)
  return {
    left: variant.quantity,
    ...(!answer.ok && { problem: answer.reason === 'not-stocked' ? 'unavailable' : answer.reason }),
  }
}

function pickedUp(
  { there, quantity }: LineRow,
  variant: SellableVariant,
  slug: string,
  stores: ReadonlyMap<string, CounterStore>,
  locale: Locale,
): Pick<CartLine, 'left' | 'problem' | 'pickup'> {
  const store = stores.get(slug)
  const left = there ?? 0
  const answer = pickupAnswer(variant, store, there, quantity, store?.today ?? '')
  const pickup = { store: slug, name: store?.name[locale] ?? slug }
  if (answer.ok) return { left, pickup }
  return {
    left,
    pickup: { ...pickup, refusal: answer.reason },
    problem: answer.reason === 'not-enough-here' ? 'not-enough' : 'pickup',
  }
}

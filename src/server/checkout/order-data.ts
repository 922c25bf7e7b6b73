import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import type { WaitingCorrection } from '../../domain/orders/correction-record.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderLine } from '../../domain/orders/order-line.ts'
import type { OrderPart } from '../../domain/orders/order-parts.ts'
import type { Fulfilment } from '../../domain/orders/order-state.ts'
import { specifiedTerms } from '../../domain/shop-terms.ts'
import type { Both } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { wholeWindow, type DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import type { Cents } from '../../domain/money.ts'
import type { TaxRates } from './tax-rates.ts'
import type { PricedCheckout } from './price-checkout.ts'
import type { PricedCart } from './checkouts.ts'

/** What is frozen of an order when it is placed: the JSON column `data`. */
export type OrderData = Pick<
  Order,
  | 'contact'
  | 'address'
  | 'pickupName'
  | 'billing'
  | 'giftMessage'
  | 'store'
  | 'delivery'
  | 'parts'
  | 'formerParts'
  | 'lines'
  | 'totals'
  | 'promo'
  | 'payment'
  | 'returnRequest'
  | 'returnDays'
  | 'returnLabel'
  | 'labelsPaid'
> & {
  /** Absent in orders that were placed before groups were stored. */
  groups?: DeliveryGroup[]
  /** Once one has left. */
  parcels?: Order['parcels']
  /** Ids of the gift cards that paid, and how much. */
  cards: { id: string; amount: Cents }[]
  shippingReturned?: boolean
  /** What was paid besides, for corrections that made it dearer, each by a payment of its own: its key. */
  differences?: { key: string; amount: Cents }[]
  /** What staff correct once the difference is paid, and who of them. */
  correction?: WaitingCorrection & { by: string }
  /** Keys of what staff did last. */
  done?: string[]
}

type Given = {
  priced: Pick<PricedCart, 'stored' | 'contents' | 'pricing' | 'terms'>
  locations: ReadonlyMap<string, string>
  registrations: Awaited<ReturnType<TaxRates['registrations']>>
  payment: OrderData['payment']
}

export const fulfilmentOf = ({ plan }: Pick<PricedCheckout, 'plan'>): Fulfilment =>
  !plan.needsDelivery ? 'email' : plan.ships ? 'ship' : 'pickup'

export function orderData({
  priced: { stored, contents, pricing, terms },
  locations,
  registrations,
  payment,
}: Given): OrderData {
  const { quote, counters, cards, promo, province, groups } = pricing
  const window = wholeWindow(groups)
  const { contact, address, pickupName, billing, giftMessage } = stored.state
  if (!contact) throw new Error('an order without a contact')
  const how = fulfilmentOf(pricing)
  const parts = partsOf(pricing)
  const isSplit = parts.length > 1
  const [counter] = counters.values()
  const lines = quote.lines.flatMap((priced): OrderLine[] => {
    const line = contents.lines.find(({ sku }) => sku === priced.sku)
    if (!line) return []
    const { sku, unit, quantity, shippingClass, taxClass, amount, discount, net, taxes } = priced
    return [
      {
        sku,
        ...wordsOfVariant(line.words, line.variant),
        quantity,
        unit,
        regular: line.price.regular,
        amount,
        discount,
        net,
        shippingClass,
        taxClass,
        taxes,
        location: locations.get(sku) ?? 'online',
        returned: 0,
        ...(isSplit && shippingClass !== 'none' && { part: counters.get(sku)?.slug ?? SHIP }),
        ...(line.gift && { gift: line.gift }),
        ...(line.preorder && { preorder: line.preorder }),
        ...(line.price.kind === 'employee' && { asEmployee: true }),
      },
    ]
  })
  return {
    contact,
    ...(how === 'ship' && address && { address }),
    ...(how === 'pickup' && pickupName && { pickupName }),
    ...(payment.method === 'card' && billing && { billing }),
    ...(how !== 'email' && giftMessage && { giftMessage }),
    ...(how === 'pickup' && !isSplit && counter && { store: counter }),
    ...(quote.choice && window && { delivery: { code: quote.choice.code, window } }),
    groups,
    ...(isSplit && { parts }),
    lines,
    totals: {
      ...quote.totals,
      taxes: quote.totals.taxes.map((tax) => {
        const registration = registrations(tax.code, tax.province ?? province ?? counter?.province)
        return { ...tax, ...(registration && { registration }) }
      }),
      giftCards: quote.totals.giftCards
        .filter(({ amount }) => amount > 0)
        .map(({ id, amount }) => ({ id: cards.find((card) => card.id === id)?.code ?? '', amount })),
    },
    ...(promo && { promo: promo.code }),
    payment,
    ...(terms.returnDays !== specifiedTerms.returnDays && { returnDays: terms.returnDays }),
    ...(terms.returnLabel !== specifiedTerms.returnLabel && { returnLabel: terms.returnLabel }),
    cards: quote.totals.giftCards.filter(({ amount }) => amount > 0),
  }
}

/** The parts of an order: the parcel first, then what waits at each store. */
function partsOf({ plan, counters }: PricedCheckout): OrderPart[] {
  const stores = new Map([...counters.values()].map((store) => [store.slug, store]))
  return [
    ...(plan.ships ? [{ id: SHIP, fulfilment: 'ship', state: 'placed' } as const] : []),
    ...[...stores.values()].map((store) => ({ id: store.slug, fulfilment: 'pickup', store, state: 'placed' }) as const),
  ]
}

const SHIP = 'ship'

/** What an order keeps of a variant of a product: its words, and its picture. */
export function wordsOfVariant({ en, fr }: Both<ProductRecord>, { colour, size }: { colour?: string; size?: string }) {
  const [colours, sizes] = [
    [en, fr].map((record) => record.colours.find(({ key }) => key === colour)),
    [en, fr].map((record) => record.sizes.find(({ key }) => key === size)),
  ]
  const both = (words: ({ name: string } | undefined)[]) =>
    words[0] && words[1] ? { en: words[0].name, fr: words[1].name } : undefined
  const picture = colours[0]?.picture ?? en.colours[0]?.picture
  const [colourWords, sizeWords] = [both(colours), both(sizes)]
  return {
    productId: en.id,
    title: { en: en.title, fr: fr.title },
    brand: en.brand.name,
    ...(en.gender && { gender: en.gender }),
    href: { en: paths.product('en', en.id, en.slug), fr: paths.product('fr', fr.id, fr.slug) },
    ...(colourWords && { colour: colourWords }),
    ...(sizeWords && { size: sizeWords }),
    ...(picture && { picture }),
    ...(en.seller && {
      seller: { name: en.seller.name, returns: { en: en.seller.returns, fr: fr.seller?.returns ?? en.seller.returns } },
    }),
  }
}

/** What of returns an order was placed with, where the shop had other terms than the specified ones. */
export const promisedIn = ({ returnDays, returnLabel }: OrderData): Pick<OrderData, 'returnDays' | 'returnLabel'> => ({
  ...(returnDays !== undefined && { returnDays }),
  ...(returnLabel !== undefined && { returnLabel }),
})

import type { Address } from '../address/address.ts'
import type { ProvinceCode } from '../address/province.ts'
import { chargedTaxes } from '../checkout/charged-taxes.ts'
import type { Totals } from '../checkout/quote.ts'
import { isShipped, type DeliveryGroup } from '../shipping/delivery-groups.ts'
import { holidaysWithin, type Holiday } from '../shipping/delivery-window.ts'
import { isLarge } from '../shipping/goods.ts'
import type { TaxCode, TaxRate } from '../tax/tax-rate.ts'
import type { Day } from '../time.ts'
import type { Order } from './order.ts'
import { refundedUnits, type OrderLine } from './order-line.ts'
import { isToCome } from './order-state.ts'

/**
 * Whether staff may still correct where an order goes: it is paid, what is sent has an address, and nothing of that has
 * left.
 */
export function mayCorrectAddress({
  state,
  address,
  isPaid,
  parts,
  parcels,
}: Pick<Order, 'state' | 'address' | 'isPaid' | 'parts' | 'parcels'>): boolean {
  if (!address || !isPaid || parcels.length > 0) return false
  // Of an order in parts the parcel counts: what waits at a store may be ready or fetched.
  if (!parts) return state === 'paid' || state === 'preparing'
  return state !== 'cancelled' && parts.some((part) => part.fulfilment === 'ship' && isToCome(part.state))
}

/** Whether something goes to the address that no post office box takes. */
export const goesToStreet = ({ parts, lines }: Pick<Order, 'parts' | 'lines'>): boolean =>
  lines.some((line) => isLarge(line) && storeOfLine(parts, line) === undefined)

/** The same place by the same words: nothing is to be corrected. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.name === other.name &&
  one.line1 === other.line1 &&
  one.line2 === other.line2 &&
  one.city === other.city &&
  one.province === other.province &&
  one.postalCode === other.postalCode

/**
 * Units whose price went back took the old taxes along: what is left cannot be recounted as if they were still there.
 */
export const isRefundedInPart = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some((line) => refundedUnits(line) > 0)

type Sold = { lines: readonly OrderLine[]; totals: Totals; parts?: Order['parts'] }

/** The provinces whose taxes an order has when it goes there: those of its stores stay. */
export const provincesOf = ({ parts = [] }: Pick<Sold, 'parts'>, to: ProvinceCode): ProvinceCode[] => [
  ...new Set([to, ...parts.flatMap(({ store }) => store?.province ?? [])]),
]

/**
 * The lines and the amounts of an order that goes to another province: prices and delivery stay, taxes are those of
 * `rates`. What gift cards paid stays until something is refunded to them, so that `due` takes the difference.
 */
export function recounted(
  { lines, totals, parts }: Sold,
  to: ProvinceCode,
  rates: readonly TaxRate[],
  registrationOf: (code: TaxCode, province: ProvinceCode) => string | undefined,
): { lines: OrderLine[]; totals: Totals } {
  // A code for free delivery paid for the parcel alone (free-delivery.ts).
  const charged = totals.shippingParts.map((part) =>
    totals.shippingDiscount > 0 && part.code === 'regular' ? { ...part, cost: 0 } : part,
  )
  const placed = lines.map((line) => {
    const store = storeOfLine(parts, line)
    return { ...line, pickedUp: store !== undefined, province: store?.province ?? to }
  })
  const { taxes, lineTaxes, shippingTaxes } = chargedTaxes(placed, charged, rates)
  const { merchandise, discount, shipping, shippingDiscount, giftCards } = totals
  const total =
    merchandise - discount + shipping - shippingDiscount + taxes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines: lines.map((line, place) => ({ ...line, taxes: lineTaxes[place] ?? [] })),
    totals: {
      ...totals,
      taxes: taxes.map((tax) => {
        const registration = registrationOf(tax.code, tax.province ?? to)
        return { ...tax, ...(registration && { registration }) }
      }),
      shippingTaxes,
      total,
      due: total - giftCards.reduce((sum, { amount }) => sum + amount, 0),
    },
  }
}

/** The groups with the holidays of where they go now, and whether that is remote; the days that were promised when it was ordered stay. */
export const withCautionsOf = (
  groups: readonly DeliveryGroup[],
  { holidays, isRemote, ordered }: { holidays: readonly Holiday[]; isRemote: boolean; ordered: Day },
): DeliveryGroup[] =>
  groups.map((group) => {
    if (!isShipped(group) || !group.window) return group
    const from = group.preorder?.from
    const start = from && from > ordered ? from : ordered
    const { holidays: _, isRemote: __, ...rest } = group
    const within = holidaysWithin(holidays, { start, window: group.window })
    return { ...rest, ...(within.length > 0 && { holidays: within }), ...(isRemote && { isRemote }) }
  })

const storeOfLine = (parts: Order['parts'], { part }: Pick<OrderLine, 'part'>) =>
  parts?.find(({ id }) => id === part)?.store

import type { ProvinceCode } from '../../domain/address/province.ts'
import { provincesOf, recounted } from '../../domain/orders/correct-address.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import type { OrderData } from '../checkout/order-data.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import type { StoredOrder } from './order-rows.ts'
import type { Refunded } from './refund-order.ts'

/**
 * Counts the taxes of an order anew, as they were on the day it was placed. Made before the transaction, inside which
 * it could wait for a connection that the others hold.
 */
export async function taxRecount(
  taxes: TaxRates,
  { data, placedAt }: Pick<StoredOrder, 'data' | 'placedAt'>,
  province: ProvinceCode,
): Promise<(data: OrderData) => OrderData> {
  const ordered = shopDay(instantOf(placedAt))
  const rates = (await Promise.all(provincesOf(data, province).map((one) => taxes.for(one, ordered)))).flat()
  const registrationOf = await taxes.registrations()
  return (stored) => ({ ...stored, ...recounted(stored, province, rates, registrationOf) })
}

/** What went back to gift cards was not paid by them. */
export function withRefund(data: OrderData, refunded: Refunded | undefined): OrderData {
  const { totals } = data
  const giftCards = totals.giftCards.map((card, nth) => ({
    ...card,
    amount: card.amount - (refunded?.cards[nth] ?? 0),
  }))
  const due = totals.total - giftCards.reduce((sum, { amount }) => sum + amount, 0)
  return { ...data, totals: { ...totals, giftCards, due } }
}
